import { SatuanKerjaPicker } from '@selaras/ui';
import type { PageKind } from './page-kind';

interface UnitPickerProps {
  kind: PageKind;
  value: number | null;
  onChange: (unit: number | null) => void;
}

/** Chooses whose tree is shown; where the whole regency can be shown, nothing chosen means the regency. */
export default function UnitPicker({ kind, value, onChange }: UnitPickerProps) {
  const regency = kind.withoutUnit === 'kabupaten';
  return (
    <SatuanKerjaPicker
      publik={kind.units === 'semua'}
      value={value}
      onChange={(unit) => onChange(unit === null ? null : Number(unit))}
      required={!regency}
      placeholder={regency ? 'Seluruh kabupaten' : 'Pilih satuan kerja'}
    />
  );
}
