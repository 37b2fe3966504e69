import { type BarisPilihan, pilihSalinan, semuaSalinan } from './pilih-salinan';

const row = (kunci: string, ...butuh: string[]): BarisPilihan => ({ kunci, keadaan: 'baru', butuh });
const rows = [
  row('program'),
  row('kegiatan', 'program'),
  row('kinerja-program', 'program'),
  row('kinerja-kegiatan', 'kinerja-program', 'kegiatan'),
  row('langkah', 'kinerja-kegiatan'),
  { kunci: 'ada', keadaan: 'ada', butuh: [] } as const,
];
const all = semuaSalinan(rows);
const chosen = (from: ReadonlySet<string>, pilih: boolean, ...kunci: string[]) => [
  ...pilihSalinan(rows, from, kunci, pilih),
];

it('at first everything is chosen that can be copied', () => {
  expect([...all]).toEqual(['program', 'kegiatan', 'kinerja-program', 'kinerja-kegiatan', 'langkah']);
});

it('what stands on a row that is left out is left out', () => {
  expect(chosen(all, false, 'kinerja-program')).toEqual(['program', 'kegiatan']);
  expect(chosen(all, false, 'kegiatan')).toEqual(['program', 'kinerja-program']);
  expect(chosen(all, false, 'program')).toEqual([]);
});

it('a row that is chosen brings what it stands on, and what stands below it', () => {
  expect(chosen(new Set(), true, 'kinerja-kegiatan')).toEqual([
    'program',
    'kegiatan',
    'kinerja-program',
    'kinerja-kegiatan',
    'langkah',
  ]);
});

it('what is there already, or cannot be copied, is never chosen', () => {
  expect(chosen(new Set(), true, 'ada')).toEqual([]);
});
