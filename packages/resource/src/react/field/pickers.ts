export { SatuanKerjaPicker } from '../picker/pickers';
export { QueryPicker } from '../picker/query-picker';
