export { kalimatKeadaanLke as keadaanWords } from '@selaras/domain';
