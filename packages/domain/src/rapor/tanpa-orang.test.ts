import fc from 'fast-check';
import { TANPA_ORANG, tanpaNip } from './tanpa-nip';
import { tanpaOrang } from './tanpa-orang';

const clean = tanpaOrang({
  nama: ['Siti Aminah', 'Siti Aminah Lestari', 'Bambang', 'Ahmad S. (Plt)'],
  akun: ['dinkes', 'kabid_kesmas', 'u.19'],
});

it.each([
  ['Petugas 198001012005011001 pindah', `Petugas ${TANPA_ORANG} pindah`],
  ['NIP 19800101 200501 1 001 cuti', `NIP ${TANPA_ORANG} cuti`],
  ['NIP.19800101.200501.1.001', `NIP.${TANPA_ORANG}`],
  ['menunggu siti  AMINAH lestari', `menunggu ${TANPA_ORANG}`],
  ['menunggu Siti Aminah.', `menunggu ${TANPA_ORANG}.`],
  ['oleh Ahmad S. (Plt) sendiri', `oleh ${TANPA_ORANG} sendiri`],
  ['dicatat kabid_kesmas, u.19', `dicatat ${TANPA_ORANG}, ${TANPA_ORANG}`],
  ['tulis ke @dinkes atau akun dinkes', `tulis ke @${TANPA_ORANG} atau akun ${TANPA_ORANG}`],
  ['Username: Dinkes', `Username: ${TANPA_ORANG}`],
])('%s is told as %s', (text, told) => {
  expect(clean(text)).toBe(told);
});

it.each([
  'Dana dinkes terlambat cair',
  'Kode 1.02.02.2.01.0006 tahun 2024',
  'Bambang',
  'Anggaran Rp1.000.000.000.000',
  'nomor 1234567890123456789',
  'xkabid_kesmasx',
])('%s tells nobody and stays', (text) => {
  expect(clean(text)).toBe(text);
});

it.each([
  ['oleh Bambang (NIP 198001012005011001) sendiri', 'oleh %% (NIP %%) sendiri'],
  ['PIC: dr. Rina Wati, M.Kes. NIP. 19800101 200501 2 001', 'PIC: %% NIP. %%'],
  ['Siti binti Ahmad/198001012005012001 pindah', '%%/%% pindah'],
  ['Petugas 198001012005011001 pindah', 'Petugas %% pindah'],
  ['NIP 19800101\u00a0200501\u00a01\u00a0001 a.n. Bambang', 'NIP %% a.n. %%'],
  ['198001012005011001 Budi Santoso dan', '%% %% dan'],
  ['Penanggung jawab: Budi Santoso. NIP kosong', 'Penanggung jawab: Budi Santoso. NIP kosong'],
  ['Nilai 0.1234567890123456789 dan Rp198001012005', 'Nilai 0.1234567890123456789 dan Rp198001012005'],
])('without a list of people, %s is told as %s', (text, told) => {
  expect(tanpaNip(text)).toBe(told.replaceAll('%%', TANPA_ORANG));
  expect(tanpaNip(tanpaNip(text))).toBe(tanpaNip(text));
});

it('looks through a long text of capital words without NIP and with one in little time', () => {
  const words = 'Kata '.repeat(20_000);
  const began = performance.now();
  expect(tanpaNip(`${words}198001012005011001`)).toContain(TANPA_ORANG);
  expect(performance.now() - began).toBeLessThan(2000);
});

it('leaves none of the names in any text, and takes them out once', () => {
  const names = ['198001012005011001', 'Siti Aminah', 'kabid_kesmas'];
  const part = fc.oneof(
    fc.constantFrom(...names),
    fc.string({ maxLength: 8 }),
    fc.constantFrom('.', '(', ';'),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const told = clean(parts.join(' '));
      for (const name of names) expect(told).not.toMatch(new RegExp(`(^|[ .(;])${name}($|[ .);])`));
      expect(clean(told)).toBe(told);
    }),
  );
});
