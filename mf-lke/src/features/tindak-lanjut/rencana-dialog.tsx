import { type LkeTindakLanjut, rencanaTindakLanjutFields } from '@selaras/contracts';
import { ActDialog, useVersioned, VersionedNotices } from '@selaras/resource';
import { TypedField, TypedFields, typedBody, typedValues, typedWords } from '@selaras/resource/typed';
import { refusalOf } from '../bukti/field-errors';
import { useSaveRencana } from './use-tindak-lanjut';

const fields = rencanaTindakLanjutFields;
const isianOf = (row: LkeTindakLanjut) => typedValues(fields, row);
const { rencana: _, ...besides } = fields;
const words = typedWords(fields);

/** What the unit will do about a recommendation, who answers for it, and until when. */
export function RencanaDialog({ row, onClose }: { row: LkeTindakLanjut; onClose: () => void }) {
  const form = useVersioned(row, isianOf, { draft: ['tindak-lanjut', row.id] });
  const { values: value, conflict } = form;
  const save = useSaveRencana(form.row);
  const { errorOf, refusal } = refusalOf(save.error, Object.keys(value));
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
        save.mutate(typedBody(fields, value), {
          onSuccess: () => {
            form.dropDraft();
            onClose();
          },
          onError: form.failed,
        });
      }}
      onClose={onClose}
    >
      <VersionedNotices form={form} words={words} />
      <TypedField fields={fields} name="rencana" form={form} error={errorOf('rencana')} lines={4} />
      <TypedFields fields={besides} form={form} errorOf={errorOf} />
    </ActDialog>
  );
}
