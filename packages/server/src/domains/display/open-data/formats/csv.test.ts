import { csvOf } from './csv';

const column = (key: string, judul: string) =>
  ({ key, judul, satuan: null, definisi: '', jenis: 'teks' }) as const;

it('fields with commas, quotes and line ends are quoted, what begins a formula is disarmed, numbers stay whole', () => {
  expect(
    csvOf({
      kolom: [column('nama', 'Nama, lengkap'), column('nilai', 'Nilai')],
      baris: [
        { nama: 'Kata "miskin",\nbaris dua', nilai: 1234567.891 },
        { nama: '=HYPERLINK("http://jahat")', nilai: -5 },
        { nama: '@SUM(A1)', nilai: null },
      ],
    }),
  ).toBe(
    [
      '"Nama, lengkap",Nilai',
      '"Kata ""miskin"",\nbaris dua",1234567.891',
      `"'=HYPERLINK(""http://jahat"")",-5`,
      `'@SUM(A1),`,
      '',
    ].join('\r\n'),
  );
});
