import { TextField } from '@selaras/ui';

interface HalamanFieldProps {
  /** As it is typed. */
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  /** Pages of the file; null where they are not known. */
  jumlah?: number | null;
}

/** The page that matters, or the first and the last of several. */
export function HalamanField({ value, onChange, error, jumlah = null }: HalamanFieldProps) {
  return (
    <TextField
      label="Halaman"
      required={false}
      maxLength={30}
      placeholder="12 atau 12–15"
      help={jumlah === null ? 'Halaman yang perlu dilihat penilai.' : `Dari ${jumlah} halaman berkas ini.`}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
