import { TextField } from '@selaras/ui';

/** What the unit says of a piece of evidence, as it is typed: empty where it says nothing. */
export interface Keterangan {
  readonly nama: string;
  readonly tanggal_dokumen: string;
  readonly periode: string;
}

/** As it is sent. */
export const keteranganBody = ({ nama, tanggal_dokumen, periode }: Keterangan) => ({
  nama: nama.trim(),
  tanggal_dokumen: tanggal_dokumen || null,
  periode: periode.trim() || null,
});

interface KeteranganFieldsProps {
  value: Keterangan;
  onChange: (value: Keterangan) => void;
  errorOf: (field: string) => string | undefined;
}

/** Name, date of the document and the time that it speaks of. */
export function KeteranganFields({ value, onChange, errorOf }: KeteranganFieldsProps) {
  return (
    <>
      <TextField
        label="Nama"
        maxLength={200}
        value={value.nama}
        error={errorOf('nama')}
        onChange={({ target }) => onChange({ ...value, nama: target.value })}
      />
      <TextField
        label="Tanggal dokumen"
        type="date"
        required={false}
        help="Tanggal yang tertulis pada dokumen, bukan hari ini."
        value={value.tanggal_dokumen}
        error={errorOf('tanggal_dokumen')}
        onChange={({ target }) => onChange({ ...value, tanggal_dokumen: target.value })}
      />
      <TextField
        label="Periode"
        required={false}
        maxLength={100}
        placeholder="Triwulan II 2025"
        value={value.periode}
        error={errorOf('periode')}
        onChange={({ target }) => onChange({ ...value, periode: target.value })}
      />
    </>
  );
}
