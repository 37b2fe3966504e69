import { ApiError } from '@selaras/api-client';
import { TextAreaField } from '@selaras/ui';

interface CatatanFieldProps {
  id?: string;
  value: string;
  required: boolean;
  /** A refusal was asked for without a reason. */
  missing: boolean;
  /** What the server said. */
  error: unknown;
  onChange: (value: string) => void;
}

/** The note of a verdict; a refusal needs one. */
export function CatatanField({ id, value, required, missing, error, onChange }: CatatanFieldProps) {
  const refused = error instanceof ApiError ? error.errors.catatan?.join(' ') : undefined;
  return (
    <TextAreaField
      id={id}
      label="Catatan"
      required={required}
      help="Dibaca satuan kerja. Wajib bila tidak valid."
      maxLength={4000}
      error={missing ? 'Wajib diisi agar satuan kerja tahu apa yang diperbaiki' : refused}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
