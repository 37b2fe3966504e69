import { type LkeTindakLanjut, rencanaTindakLanjutFields } from '@selaras/contracts';
import { useVersioned } from '@selaras/resource';
import { refusalOf, VersionedDialog } from '@selaras/resource/act';
import { TypedField, TypedFields, typedBody, typedValues, typedWords } from '@selaras/resource/typed';
import { useSaveRencana } from './use-tindak-lanjut';

const fields = rencanaTindakLanjutFields;
const isianOf = (row: LkeTindakLanjut) => typedValues(fields, row);
const { rencana: _, ...besides } = fields;
const words = typedWords(fields);

/** What the unit will do about a recommendation, who answers for it, and until when. */
export function RencanaDialog({ row, onClose }: { row: LkeTindakLanjut; onClose: () => void }) {
  const form = useVersioned(row, isianOf, { draft: ['tindak-lanjut', row.id] });
  const save = useSaveRencana(form.row);
  const { errorOf, refusal } = refusalOf(save.error, Object.keys(fields));
  return (
    <VersionedDialog
      title="Rencana tindak lanjut"
      description={`${row.nomor}: ${row.rekomendasi}`}
      verb="Simpan"
      form={form}
      words={words}
      save={save}
      body={() => typedBody(fields, form.values)}
      refusal={refusal}
      onClose={onClose}
    >
      <TypedField fields={fields} name="rencana" form={form} error={errorOf('rencana')} lines={4} />
      <TypedFields fields={besides} form={form} errorOf={errorOf} />
    </VersionedDialog>
  );
}
