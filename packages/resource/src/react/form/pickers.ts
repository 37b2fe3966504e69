export { QueryPicker, SatuanKerjaPicker } from '@selaras/ui';
