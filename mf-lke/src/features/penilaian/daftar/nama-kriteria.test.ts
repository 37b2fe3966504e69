import { namaKriteria } from './nama-kriteria';

const named = (...parts: (readonly [subKomponen: string, ...uraian: string[]])[]) => {
  const rows = parts
    .flatMap(([subKomponen, ...texts]) => texts.map((uraian) => ({ subKomponen, uraian })))
    .map((row, id) => ({ id, ...row }));
  return [...namaKriteria(rows).values()];
};

it('a criterion is named by what tells it from those beside it', () => {
  expect(
    named([
      '1.a',
      'Terdapat pedoman teknis perencanaan kinerja.',
      'Terdapat dokumen perencanaan kinerja jangka panjang.',
      'Terdapat dokumen perencanaan kinerja jangka menengah.',
      'Terdapat dokumen perencanaan aktivitas yang mendukung kinerja.',
    ]),
  ).toEqual([
    'Pedoman teknis perencanaan kinerja',
    'Jangka panjang',
    'Jangka menengah',
    'Aktivitas yang mendukung kinerja',
  ]);
});

it('a text that another one goes on from keeps words of its own', () => {
  expect(named(['3.a', 'Laporan telah disusun.', 'Laporan telah disusun secara berkala.'])).toEqual([
    'Telah disusun',
    'Secara berkala',
  ]);
});

it('names of other parts of the worksheet differ too, unless their texts are the same', () => {
  expect(
    named(
      ['1.b', 'Dokumen Rencana telah diformalkan.', 'Dokumen Rencana telah dipublikasikan tepat waktu.'],
      ['3.a', 'Dokumen Laporan telah diformalkan.', 'Dokumen Laporan telah direviu.'],
      ['4.a', 'Evaluasi dilaksanakan di seluruh unit.'],
      ['4.b', 'Evaluasi dilaksanakan di seluruh unit.'],
    ),
  ).toEqual([
    'Rencana telah diformalkan',
    'Dipublikasikan tepat waktu',
    'Laporan telah diformalkan',
    'Telah direviu',
    'Evaluasi dilaksanakan di seluruh unit',
    'Evaluasi dilaksanakan di seluruh unit',
  ]);
});

it('a text of one word, or one that stands alone, is its own name', () => {
  expect(named(['1.a', 'Renstra.'], ['2.a', 'Kinerja diukur dengan aplikasi.'])).toEqual([
    'Renstra',
    'Kinerja diukur dengan aplikasi',
  ]);
});
