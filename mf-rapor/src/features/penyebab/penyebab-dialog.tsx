import type { KinerjaRapor, PenyebabKegagalan } from '@selaras/contracts';
import { EMPTY_VALUE, triwulanTitle } from '@selaras/domain';
import { ActDialog, useVersioned, VersionedNotices } from '@selaras/resource';
import { TextAreaField, TextField } from '@selaras/ui';
import { useId, useState } from 'react';
import { fieldRefusal } from './field-refusal';
import { type PenyebabRow, useSavePenyebab } from './use-save-penyebab';

interface PenyebabDialogProps {
  kinerja: KinerjaRapor;
  triwulan: number;
  /** null: a new one. */
  row: PenyebabKegagalan | null;
  onClose: () => void;
}

const isianOf = (row: PenyebabRow | null) => ({ penyebab: row?.penyebab ?? '', csf: row?.csf ?? '' });
const textWords = (text: string) => text || EMPTY_VALUE;
const words = { penyebab: ['Penyebab', textWords], csf: ['CSF yang gagal', textWords] } as const;

/** Why the target of a quarter was missed, and which success factor was not there. */
export function PenyebabDialog({ kinerja, triwulan, row, onClose }: PenyebabDialogProps) {
  const form = useVersioned<PenyebabRow | null, ReturnType<typeof isianOf>>(row, isianOf, {
    draft: ['penyebab', kinerja.kinerja.id, triwulan, row?.id ?? 'baru'],
  });
  const { values: value, conflict } = form;
  const [asked, setAsked] = useState(false);
  const save = useSavePenyebab({ kinerja, triwulan, row: form.row });
  const known = useId();
  const { errorOf, refusal } = fieldRefusal(save.error, ['penyebab', 'csf', 'triwulan']);
  const missing = asked && value.penyebab.trim() === '' ? 'Tulis penyebabnya' : undefined;
  return (
    <ActDialog
      title={row === null ? 'Catat penyebab kegagalan' : 'Ubah penyebab kegagalan'}
      description={`${triwulanTitle(triwulan)}: ${kinerja.kinerja.indikator}`}
      verb="Simpan"
      sending={save}
      typed={form.typed}
      refusal={conflict === null ? (errorOf('triwulan') ?? refusal) : null}
      onSubmit={() => {
        setAsked(true);
        if (value.penyebab.trim() === '' || form.holdsBack()) return;
        save.mutate(
          { penyebab: value.penyebab.trim(), csf: value.csf.trim() || null },
          {
            onSuccess: () => {
              form.dropDraft();
              onClose();
            },
            onError: form.failed,
          },
        );
      }}
      onClose={onClose}
    >
      <VersionedNotices form={form} words={words} />
      <TextAreaField
        label="Penyebab"
        lines={4}
        maxLength={4000}
        value={value.penyebab}
        error={missing ?? errorOf('penyebab')}
        onChange={({ target }) => form.set({ penyebab: target.value })}
      />
      <TextField
        label="CSF yang gagal"
        required={false}
        maxLength={1000}
        list={known}
        help="Faktor keberhasilan yang tidak terpenuhi: pilih dari rencana atau tulis. Ikut tercatat pada kinerjanya."
        value={value.csf}
        error={errorOf('csf')}
        onChange={({ target }) => form.set({ csf: target.value })}
      />
      <datalist id={known}>
        {kinerja.csf.map((csf) => (
          <option key={csf} value={csf} />
        ))}
      </datalist>
    </ActDialog>
  );
}
