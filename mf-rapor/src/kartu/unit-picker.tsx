import { ShownUnitPicker, type ShownUnitPickerProps } from '@selaras/resource/picker';

/** Chooses whose card is shown; nothing chosen: all units together. Comes after the page, which shows something without it. */
export const UnitPicker = (props: ShownUnitPickerProps) => (
  <ShownUnitPicker {...props} placeholder="Seluruh kabupaten" />
);
