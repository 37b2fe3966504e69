export {
  type IdsPickerProps,
  IndikatorPicker,
  IndikatorSasaranStrategisPicker,
  IndikatorTujuanPicker,
  KegiatanPicker,
  MisiPicker,
  type ModelPickerProps,
  PegawaiPicker,
  ProgramPicker,
  SasaranPicker,
  SasaranStrategisPicker,
  SatuanKerjaPicker,
  type SatuanKerjaPickerProps,
  SubKegiatanPicker,
  type SubKegiatanPickerProps,
  TimKerjaPicker,
  TujuanPicker,
  UnitKerjaPicker,
  type UnitKerjaPickerProps,
  type UnitPickerProps,
} from './pickers';
export { QueryPicker, type QueryPickerProps } from './query-picker';
export { ShownUnitPicker, type ShownUnitPickerProps } from './shown-unit-picker';
