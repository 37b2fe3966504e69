import type { Pekerjaan } from '@selaras/contracts';
import { otherYears, waitingByPath } from './waiting-of';

const work = (
  halaman: string,
  tahun: number | null,
  jumlah: number,
  more: Partial<Pekerjaan> = {},
): Pekerjaan => ({
  kunci: halaman,
  judul: halaman,
  tahun,
  jumlah,
  terlambat: 0,
  sejak: null,
  keterangan: null,
  antrean: true,
  batas: null,
  tujuan: { halaman, parameter: {}, saring: {} },
  isi: [],
  ...more,
});
const pathOf = ({ halaman }: { halaman: string }) => (halaman === 'asing' ? null : `/${halaman}`);

describe('what waits behind an entry of the menu', () => {
  it('is told with its years and how much of it is late', () => {
    const told = waitingByPath(
      [work('antrean', 2025, 10, { terlambat: 6 }), work('lain', 2025, 1), work('lain', 2024, 2)],
      pathOf,
    );
    expect(told.get('/antrean')).toEqual({
      jumlah: 10,
      terlambat: 6,
      words: '10 menunggu di 2025, 6 terlambat',
    });
    expect(told.get('/lain')).toEqual({ jumlah: 3, terlambat: 0, words: '3 menunggu: 2 di 2024, 1 di 2025' });
  });

  it('names no year for what belongs to none', () => {
    expect(waitingByPath([work('akun', null, 3)], pathOf).get('/akun')?.words).toBe('3 menunggu');
    expect(otherYears([work('akun', null, 3)], 'akun', 2025)).toEqual([]);
  });

  it('adds up the kinds of one page', () => {
    const told = waitingByPath([work('langkah', 2025, 2), work('langkah', 2025, 3)], pathOf);
    expect(told.get('/langkah')?.words).toBe('5 menunggu di 2025');
  });

  it('is nothing for a page that is no queue, or that the reader does not have', () => {
    const told = waitingByPath(
      [work('rencana', 2025, 1, { antrean: false }), work('asing', 2025, 4)],
      pathOf,
    );
    expect([...told]).toEqual([]);
  });
});

describe('work of other years', () => {
  const all = [
    work('antrean', 2023, 1),
    work('antrean', 2025, 4),
    work('antrean', 2025, 6),
    work('lain', 2024, 3),
  ];

  it('is named where this year has none, the latest year first', () => {
    expect(otherYears(all, 'antrean', 2024).map(({ tahun, jumlah }) => [tahun, jumlah])).toEqual([
      [2025, 10],
      [2023, 1],
    ]);
  });

  it('is not named where something waits in this year, and of other pages never', () => {
    expect(otherYears(all, 'antrean', 2025)).toEqual([]);
    expect(otherYears(all, 'tidak-ada', 2024)).toEqual([]);
  });
});
