import type { KinerjaRapor, PenyebabKegagalan } from '@selaras/contracts';
import { triwulanTitle } from '@selaras/domain';
import { ActDialog } from '@selaras/resource';
import { TextAreaField, TextField } from '@selaras/ui';
import { useId, useState } from 'react';
import { fieldRefusal } from './field-refusal';
import { useSavePenyebab } from './use-save-penyebab';

interface PenyebabDialogProps {
  kinerja: KinerjaRapor;
  triwulan: number;
  /** null: a new one. */
  row: PenyebabKegagalan | null;
  onClose: () => void;
}

/** Why the target of a quarter was missed, and which success factor was not there. */
export function PenyebabDialog({ kinerja, triwulan, row, onClose }: PenyebabDialogProps) {
  const before = { penyebab: row?.penyebab ?? '', csf: row?.csf ?? '' };
  const [value, setValue] = useState(before);
  const [asked, setAsked] = useState(false);
  const save = useSavePenyebab({ kinerja, triwulan, row });
  const known = useId();
  const { errorOf, refusal } = fieldRefusal(save.error, ['penyebab', 'csf']);
  const missing = asked && value.penyebab.trim() === '' ? 'Tulis penyebabnya' : undefined;
  return (
    <ActDialog
      title={row === null ? 'Catat penyebab kegagalan' : 'Ubah penyebab kegagalan'}
      description={`${triwulanTitle(triwulan)}: ${kinerja.kinerja.indikator}`}
      verb="Simpan"
      sending={save}
      typed={value.penyebab !== before.penyebab || value.csf !== before.csf}
      refusal={refusal}
      onSubmit={() => {
        setAsked(true);
        if (value.penyebab.trim() === '') return;
        save.mutate(
          { penyebab: value.penyebab.trim(), csf: value.csf.trim() || null },
          { onSuccess: onClose },
        );
      }}
      onClose={onClose}
    >
      <TextAreaField
        label="Penyebab"
        lines={4}
        maxLength={4000}
        value={value.penyebab}
        error={missing ?? errorOf('penyebab')}
        onChange={({ target }) => setValue({ ...value, penyebab: target.value })}
      />
      <TextField
        label="CSF yang gagal"
        required={false}
        maxLength={1000}
        list={known}
        help="Faktor keberhasilan yang tidak terpenuhi: pilih dari rencana atau tulis. Ikut tercatat pada kinerjanya."
        value={value.csf}
        error={errorOf('csf')}
        onChange={({ target }) => setValue({ ...value, csf: target.value })}
      />
      <datalist id={known}>
        {kinerja.csf.map((csf) => (
          <option key={csf} value={csf} />
        ))}
      </datalist>
    </ActDialog>
  );
}
