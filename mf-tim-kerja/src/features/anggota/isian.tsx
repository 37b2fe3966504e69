import { ANGGOTA_TEKS_MAX, PERAN_MAX } from '@selaras/contracts';
import { TextAreaField, TextField } from '@selaras/ui';

/** Role and target of a place, as they are written. */
export interface Isian {
  readonly peran: string;
  readonly target: string;
}

interface IsianFieldsProps {
  value: Isian;
  /** Saving was tried: what is missing is said. */
  asked: boolean;
  errorOf: (field: string) => string | undefined;
  onChange: (value: Isian) => void;
}

/** The fields of a place. */
export const IsianFields = ({ value, asked, errorOf, onChange }: IsianFieldsProps) => (
  <>
    <TextField
      label="Peran dalam tim"
      maxLength={PERAN_MAX}
      value={value.peran}
      error={asked && value.peran.trim() === '' ? 'Tulis perannya dalam tim' : errorOf('peran')}
      onChange={({ target }) => onChange({ ...value, peran: target.value })}
    />
    <TextAreaField
      label="Target"
      help="Apa yang diselesaikan sepanjang tahun, berapa banyak, dan sampai kapan."
      required={false}
      lines={3}
      maxLength={ANGGOTA_TEKS_MAX}
      value={value.target}
      error={errorOf('target')}
      onChange={({ target }) => onChange({ ...value, target: target.value })}
    />
  </>
);
