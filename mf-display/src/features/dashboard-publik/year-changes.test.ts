import type { IkuCard } from '@selaras/contracts';
import { kemiskinan } from '@selaras/ui/testing';
import { yearChanges } from './year-changes';

/** An indicator with a target of 100 in both years, of which more is better. */
const indicator = (id: number, before: number | null, now: number | null): IkuCard => ({
  ...kemiskinan,
  id,
  polaritas: 'maximize',
  satuan: 'poin',
  realisasi: now,
  capaian: now,
  tren: [
    { tahun: 2024, target: 100, realisasi: before },
    { tahun: 2025, target: 100, realisasi: now },
  ],
});

describe('what changed since last year', () => {
  it('begins with what is no longer reached, and tells how far each went', () => {
    const iku = [indicator(1, 100, 110), indicator(2, 90, 100), indicator(3, 80, 90), indicator(4, 100, 50)];
    expect(
      yearChanges(iku, 2025).map(({ iku: { id }, change, perubahan }) => [id, change, perubahan?.text]),
    ).toEqual([
      [4, 'tidak-lagi-tercapai', '50%'],
      [2, 'menjadi-tercapai', '11,11%'],
      [3, 'tetap-belum', '12,5%'],
      [1, 'tetap-tercapai', '10%'],
    ]);
  });

  it('leaves out what lacks a result in one of both years', () => {
    expect(yearChanges([indicator(1, null, 110), indicator(2, 90, null)], 2025)).toEqual([]);
    expect(yearChanges([indicator(1, 90, 110)], 2024)).toEqual([]);
  });
});
