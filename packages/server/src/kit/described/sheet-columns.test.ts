import { unitFields } from '@selaras/contracts';
import { sheetColumnsOf } from './sheet-columns';

const columns = sheetColumnsOf({
  ...unitFields,
  program_id: {
    kind: 'reference',
    to: 'program',
    label: 'Program',
    sheet: 'Kode program',
    shows: ['kode', 'nama'],
  },
  nama: { kind: 'text', label: 'Nama' },
  polaritas: { kind: 'choice', label: 'Arah', codes: ['maximize', 'minimize'] },
  tahap: { kind: 'choice', label: 'Tahap', codes: ['a', 'b'], words: { a: 'Awal', b: 'Beres' } },
});

describe('a spreadsheet of a described entity', () => {
  it('has the columns of the description under its words', () => {
    expect(columns.map(({ title }) => title)).toEqual([
      'Satuan kerja',
      'Kode program',
      'Nama',
      'Arah',
      'Tahap',
    ]);
  });

  it('prints what rows refer to by their first text, and words in the place of codes', () => {
    const row = {
      satuan_kerja: { satuan_kerja_id: 1, satuan_kerja_nama: 'Dinas Kesehatan', singkatan: null },
      program: { id: 1, kode: '1.02', nama: 'Kesehatan' },
      nama: 'Satu',
      polaritas: 'minimize',
      tahap: 'b',
    };
    expect(columns.map(({ value }) => value(row))).toEqual([
      'Dinas Kesehatan',
      '1.02',
      'Satu',
      'Minimal',
      'Beres',
    ]);
    expect(columns.map(({ value }) => value({ program: null, polaritas: null }))).toEqual([
      null,
      null,
      undefined,
      null,
      null,
    ]);
  });
});
