import type { KinerjaRapor, PenyebabKegagalan } from '@selaras/contracts';
import { triwulanTitle } from '@selaras/domain';
import { useVersioned } from '@selaras/resource';
import { refusalOf, VersionedDialog } from '@selaras/resource/act';
import {
  missingTyped,
  TypedField,
  type TypedValues,
  typedBody,
  typedValues,
  typedWords,
} from '@selaras/resource/typed';
import { useId, useState } from 'react';
import { isianPenyebab } from './penyebab-resource';
import { type PenyebabRow, useSavePenyebab } from './use-save-penyebab';

interface PenyebabDialogProps {
  kinerja: KinerjaRapor;
  triwulan: number;
  /** null: a new one. */
  row: PenyebabKegagalan | null;
  onClose: () => void;
}

const isianOf = (row: PenyebabRow | null) => typedValues(isianPenyebab, row);
const words = typedWords(isianPenyebab);

/** Why the target of a quarter was missed, and which success factor was not there. */
export function PenyebabDialog({ kinerja, triwulan, row, onClose }: PenyebabDialogProps) {
  const form = useVersioned<PenyebabRow | null, TypedValues<typeof isianPenyebab>>(row, isianOf, {
    draft: ['penyebab', kinerja.kinerja.id, triwulan, row?.id ?? 'baru'],
  });
  const { values } = form;
  const [asked, setAsked] = useState(false);
  const save = useSavePenyebab({ kinerja, triwulan, row: form.row });
  const known = useId();
  const { errorOf, refusal } = refusalOf(save.error, [...Object.keys(isianPenyebab), 'triwulan']);
  const missing = missingTyped(isianPenyebab, values);
  return (
    <VersionedDialog
      title={row === null ? 'Catat penyebab kegagalan' : 'Ubah penyebab kegagalan'}
      description={`${triwulanTitle(triwulan)}: ${kinerja.kinerja.indikator}`}
      verb="Simpan"
      form={form}
      words={words}
      save={save}
      body={() => typedBody(isianPenyebab, values)}
      isComplete={() => {
        setAsked(true);
        return Object.keys(missing).length === 0;
      }}
      refusal={errorOf('triwulan') ?? refusal}
      onClose={onClose}
    >
      <TypedField
        fields={isianPenyebab}
        name="penyebab"
        form={form}
        lines={4}
        error={(asked ? missing.penyebab : undefined) ?? errorOf('penyebab')}
      />
      <TypedField fields={isianPenyebab} name="csf" form={form} list={known} error={errorOf('csf')} />
      <datalist id={known}>
        {kinerja.csf.map((csf) => (
          <option key={csf} value={csf} />
        ))}
      </datalist>
    </VersionedDialog>
  );
}
