export { BerkasField, type BerkasFieldProps } from './berkas-field';
export { BerkasList, type BerkasListProps } from './berkas-list';
