import { ApiError } from '@selaras/api-client';
import { TextAreaField } from '@selaras/ui';
import type { QueueWords } from '../../core/queue/queue-description';

interface NoteFieldProps {
  words: QueueWords;
  label?: string | undefined;
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
export function NoteField({
  words,
  label = 'Catatan',
  id,
  value,
  required,
  missing,
  error,
  onChange,
}: NoteFieldProps) {
  const refused = error instanceof ApiError ? error.errors.catatan?.join(' ') : undefined;
  return (
    <TextAreaField
      id={id}
      label={label}
      required={required}
      help={words.noteHelp}
      maxLength={words.noteMax ?? 4000}
      error={missing && value.trim() === '' ? words.noteMissing : refused}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
