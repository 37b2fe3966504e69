import { SatuanKerjaPicker } from '@selaras/resource/picker';

interface UnitPickerProps {
  publik: boolean;
  value: number | null;
  onChange: (unit: number | null) => void;
}

/** Chooses whose card is shown; nothing chosen: all units together. Comes after the page, which shows something without it. */
export const UnitPicker = ({ publik, value, onChange }: UnitPickerProps) => (
  <SatuanKerjaPicker
    publik={publik}
    value={value}
    onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
    placeholder="Seluruh kabupaten"
  />
);
