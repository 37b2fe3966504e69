import { keadaanOrang } from './keadaan-orang';

const HARI = '2025-06-15';
const masa = { mulai: null, selesai: null, berhenti_pada: null };

it.each([
  ['has his post since ever', masa, 'bekerja'],
  ['began on the day', { ...masa, mulai: HARI }, 'bekerja'],
  ['begins on the next day', { ...masa, mulai: '2025-06-16' }, 'belum'],
  ['left on the day', { ...masa, selesai: HARI, berhenti_pada: HARI }, 'berhenti'],
  ['leaves on the next day', { ...masa, selesai: '2025-06-16', berhenti_pada: '2025-06-16' }, 'bekerja'],
  ['had left and came back later', { ...masa, selesai: '2025-06-01' }, 'berhenti'],
] as const)('who %s is told so', (_, post, expected) => {
  expect(keadaanOrang(post, HARI)).toBe(expected);
});
