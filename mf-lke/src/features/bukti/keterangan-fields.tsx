import { keteranganEvidenFields as fields } from '@selaras/contracts';
import { TypedField, type TypedValues } from '@selaras/resource/typed';

interface KeteranganFieldsProps {
  form: {
    readonly values: TypedValues<typeof fields>;
    readonly set: (part: Partial<TypedValues<typeof fields>>) => void;
  };
  errorOf: (field: string) => string | undefined;
}

/** Name, date of the document and the time that it speaks of. */
export function KeteranganFields({ form, errorOf }: KeteranganFieldsProps) {
  const typed = <const Name extends keyof typeof fields>(name: Name) => ({
    fields,
    name,
    form,
    error: errorOf(name),
  });
  return (
    <>
      <TypedField {...typed('nama')} />
      <TypedField {...typed('tanggal_dokumen')} />
      <TypedField {...typed('periode')} placeholder="Triwulan II 2025" />
    </>
  );
}
