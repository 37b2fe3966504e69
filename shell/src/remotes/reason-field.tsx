import { TextAreaField } from '@selaras/ui';

const SHORTEST = 3;
const LONGEST = 500;

export const reasonFault = (reason: string): string | undefined =>
  reason.trim().length < SHORTEST ? 'Tulis alasannya, paling sedikit 3 karakter' : undefined;

interface ReasonFieldProps {
  value: string;
  onChange: (reason: string) => void;
  /** Sent once already: what is missing is said. */
  tried: boolean;
}

/** Why something is done to a remote, for those who read its history. */
export function ReasonField({ value, onChange, tried }: ReasonFieldProps) {
  return (
    <TextAreaField
      label="Alasan"
      help="Tertulis di riwayat remote, untuk siapa pun yang membacanya kelak."
      lines={2}
      maxLength={LONGEST}
      value={value}
      error={tried ? reasonFault(value) : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
