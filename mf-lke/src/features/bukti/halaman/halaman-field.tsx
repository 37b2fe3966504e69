import { halamanEvidenFields } from '@selaras/contracts';
import { TypedField } from '@selaras/resource/typed';

interface HalamanFieldProps {
  form: { readonly values: { readonly halaman: string }; readonly set: (part: { halaman: string }) => void };
  error: string | undefined;
  /** Pages of the file; null where they are not known. */
  jumlah?: number | null;
}

/** The page that matters, or the first and the last of several. */
export const HalamanField = ({ form, error, jumlah = null }: HalamanFieldProps) => (
  <TypedField
    fields={halamanEvidenFields}
    name="halaman"
    form={form}
    error={error}
    placeholder="12 atau 12–15"
    {...(jumlah !== null && { help: `Dari ${jumlah} halaman berkas ini.` })}
  />
);
