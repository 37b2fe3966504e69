import { allTriwulan, formatDeadline, masaTriwulan, triwulanReferensi, triwulanWord } from '@selaras/domain';
import { batasRealisasi } from '../../../kit/batas-waktu/batas-waktu-repository';
import type { Fault } from '../../../kit/resource/collect-faults';

interface Masa {
  readonly kode: string;
  readonly mulai_date: string | null;
}

/**
 * What is wrong with the time that a deadline gives its quarter: only a quarter opens, it opens before it closes, and
 * quarters open in their order. `others`: the other deadlines of the year.
 */
export function masaFaults(
  body: Masa & { readonly nilai_date: string | null },
  tahun: number,
  others: readonly Masa[],
): Fault[] {
  const triwulan = triwulanReferensi(body.kode);
  if (triwulan === null) {
    return [
      [
        'mulai_date',
        body.mulai_date === null
          ? null
          : 'Hanya realisasi triwulan yang dibuka pada suatu tanggal; kosongkan',
      ],
    ];
  }
  const { mulai, batas } = masaTriwulan(tahun, triwulan, { mulai: body.mulai_date, batas: body.nilai_date });
  const closesFirst = batas !== null && batas <= mulai;
  return [
    ['mulai_date', closesFirst && body.mulai_date !== null ? 'Harus sebelum tanggal ditutup' : null],
    [
      'nilai_date',
      closesFirst ? `Harus sesudah ${triwulanWord(triwulan)} dibuka, ${formatDeadline(mulai)}` : null,
    ],
    ['mulai_date', outOfOrder(triwulan, mulai, tahun, others)],
  ];
}

/** Which other quarter opens on the wrong side of this one; null: none. */
function outOfOrder(triwulan: number, mulai: string, tahun: number, others: readonly Masa[]): string | null {
  for (const other of allTriwulan) {
    const set = others.find(({ kode }) => kode === batasRealisasi(other))?.mulai_date ?? null;
    const masa = masaTriwulan(tahun, other, { mulai: set, batas: null });
    if (other < triwulan && masa.mulai > mulai) {
      return `${triwulanWord(triwulan)} tidak dibuka sebelum ${triwulanWord(other)}, yang dibuka ${formatDeadline(masa.mulai)}`;
    }
    if (other > triwulan && masa.mulai < mulai) {
      return `${triwulanWord(triwulan)} tidak dibuka sesudah ${triwulanWord(other)}, yang dibuka ${formatDeadline(masa.mulai)}`;
    }
  }
  return null;
}
