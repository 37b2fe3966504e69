import type { LkeTindakLanjut } from '@selaras/contracts';
import { ActDialog } from '@selaras/resource';
import { TextAreaField, TextField } from '@selaras/ui';
import { useState } from 'react';
import { refusalOf } from '../bukti/field-errors';
import { useSaveRencana } from './use-tindak-lanjut';

/** What the unit will do about a recommendation, who answers for it, and until when. */
export function RencanaDialog({ row, onClose }: { row: LkeTindakLanjut; onClose: () => void }) {
  const before = {
    rencana: row.rencana ?? '',
    penanggung_jawab: row.penanggung_jawab ?? '',
    tenggat: row.tenggat ?? '',
  };
  const [value, setValue] = useState(before);
  const save = useSaveRencana(row);
  const { errorOf, refusal } = refusalOf(save.error, Object.keys(before));
  const set = (name: keyof typeof before) => (text: string) => setValue({ ...value, [name]: text });
  return (
    <ActDialog
      title="Rencana tindak lanjut"
      description={`${row.nomor}: ${row.rekomendasi}`}
      verb="Simpan"
      sending={save}
      typed={JSON.stringify(value) !== JSON.stringify(before)}
      refusal={refusal}
      onSubmit={() =>
        save.mutate(
          {
            rencana: value.rencana.trim() || null,
            penanggung_jawab: value.penanggung_jawab.trim() || null,
            tenggat: value.tenggat || null,
          },
          { onSuccess: onClose },
        )
      }
      onClose={onClose}
    >
      <TextAreaField
        label="Rencana"
        required={false}
        maxLength={4000}
        lines={4}
        value={value.rencana}
        error={errorOf('rencana')}
        onChange={({ target }) => set('rencana')(target.value)}
      />
      <TextField
        label="Penanggung jawab"
        required={false}
        maxLength={200}
        help="Jabatan, misalnya Sekretaris; tetap berlaku bila orangnya berganti."
        value={value.penanggung_jawab}
        error={errorOf('penanggung_jawab')}
        onChange={({ target }) => set('penanggung_jawab')(target.value)}
      />
      <TextField
        label="Tenggat"
        type="date"
        required={false}
        value={value.tenggat}
        error={errorOf('tenggat')}
        onChange={({ target }) => set('tenggat')(target.value)}
      />
    </ActDialog>
  );
}
