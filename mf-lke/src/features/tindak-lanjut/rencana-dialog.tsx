import type { LkeTindakLanjut } from '@selaras/contracts';
import { EMPTY_VALUE, formatDate } from '@selaras/domain';
import { ActDialog, useVersioned, VersionedNotices } from '@selaras/resource';
import { TextAreaField, TextField } from '@selaras/ui';
import { refusalOf } from '../bukti/field-errors';
import { useSaveRencana } from './use-tindak-lanjut';

const isianOf = ({ rencana, penanggung_jawab, tenggat }: LkeTindakLanjut) => ({
  rencana: rencana ?? '',
  penanggung_jawab: penanggung_jawab ?? '',
  tenggat: tenggat ?? '',
});
type Isian = ReturnType<typeof isianOf>;

const textWords = (text: string) => text || EMPTY_VALUE;
const words = {
  rencana: ['Rencana', textWords],
  penanggung_jawab: ['Penanggung jawab', textWords],
  tenggat: ['Tenggat', (day: string) => (day === '' ? EMPTY_VALUE : formatDate(day))],
} as const;

/** What the unit will do about a recommendation, who answers for it, and until when. */
export function RencanaDialog({ row, onClose }: { row: LkeTindakLanjut; onClose: () => void }) {
  const form = useVersioned(row, isianOf, { draft: ['tindak-lanjut', row.id] });
  const { values: value, conflict } = form;
  const save = useSaveRencana(form.row);
  const { errorOf, refusal } = refusalOf(save.error, Object.keys(value));
  const set = (name: keyof Isian) => (text: string) => form.set({ [name]: text });
  return (
    <ActDialog
      title="Rencana tindak lanjut"
      description={`${row.nomor}: ${row.rekomendasi}`}
      verb="Simpan"
      sending={save}
      typed={form.typed}
      refusal={conflict === null ? refusal : null}
      onSubmit={() => {
        if (form.holdsBack()) return;
        save.mutate(
          {
            rencana: value.rencana.trim() || null,
            penanggung_jawab: value.penanggung_jawab.trim() || null,
            tenggat: value.tenggat || null,
          },
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
