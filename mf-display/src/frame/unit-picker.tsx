import { ShownUnitPicker, type ShownUnitPickerProps } from '@selaras/resource/picker';

/** Chooses whose display is shown; comes after the page, which shows something without it. */
export const UnitPicker = (props: ShownUnitPickerProps) => (
  <ShownUnitPicker {...props} required placeholder="Pilih satuan kerja" />
);
