import { anggotaFields } from '@selaras/contracts';
import { missingTyped, TypedField, type TypedValues } from '@selaras/resource/typed';

/** Role and target of a place, as they are written. */
export type Isian = TypedValues<typeof anggotaFields>;

interface IsianFieldsProps {
  form: { readonly values: Isian; readonly set: (part: Partial<Isian>) => void };
  /** Saving was tried: what is missing is said. */
  asked: boolean;
  errorOf: (field: string) => string | undefined;
}

/** The fields of a place. */
export function IsianFields({ form, asked, errorOf }: IsianFieldsProps) {
  const missing = asked ? missingTyped(anggotaFields, form.values) : {};
  const typed = (name: keyof Isian) => ({
    fields: anggotaFields,
    name,
    form,
    error: missing[name] ?? errorOf(name),
  });
  return (
    <>
      <TypedField {...typed('peran')} />
      <TypedField {...typed('target')} lines={3} />
    </>
  );
}
