import { SatuanKerjaPicker, type SatuanKerjaPickerProps } from './pickers';

export interface ShownUnitPickerProps extends Omit<SatuanKerjaPickerProps, 'value' | 'onChange'> {
  value: number | null;
  onChange: (unit: number | null) => void;
}

/** Chooses the unit that a page shows, by its id. */
export const ShownUnitPicker = ({ onChange, ...rest }: ShownUnitPickerProps) => (
  <SatuanKerjaPicker {...rest} onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))} />
);
