export { PegawaiPicker, QueryPicker, SatuanKerjaPicker } from '@selaras/ui';
