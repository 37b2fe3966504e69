import type { CapaianIku } from '@selaras/contracts';
import {
  derivedIku,
  formatDeadline,
  keadaanMasa,
  kodePredikatOf,
  type MasaTriwulan,
  type TingkatIku,
} from '@selaras/domain';

type Derived =
  | keyof CapaianIku['tahunan'][number]
  | 'tingkat'
  | 'predikat'
  | 'pertumbuhan'
  | 'capaian_target_akhir'
  | 'kemampuan';

/** A key indicator as the database gives it, before anything is worked out for one year. */
export type IkuRow = Omit<CapaianIku, Derived>;

interface Presented {
  readonly tahun: number;
  readonly tingkat: TingkatIku;
  /** Whether this reader may write its realisation now. */
  readonly ubah: boolean;
}

/** Adds what follows from the chosen year: predicate, growth, and how far the period's last target is reached. */
export function presentIku(row: IkuRow, { tahun, tingkat, ubah }: Presented): CapaianIku {
  const year = row.tahunan.find((entry) => entry.tahun === tahun);
  const { target = null, realisasi = null, capaian = null, rata_nasional = null } = year ?? {};
  return {
    ...row,
    tingkat,
    target,
    realisasi,
    capaian,
    rata_nasional,
    predikat: kodePredikatOf(capaian) ?? 'belum-ada-data',
    ...derivedIku(row, tahun, realisasi),
    kemampuan: { ubah },
  };
}

interface PengisianInput {
  readonly tahun: number;
  /** When TW 1 to 4 may be written. */
  readonly masa: readonly MasaTriwulan[];
  readonly isSuper: boolean;
  readonly now: Date;
}

/** Figures of a closed year are an act with a reason, for which a cell has no place (decision 56). */
const SUPER_TEXT = 'Sebagai super Anda mengubahnya lewat formulir sasarannya, dengan alasan.';

/** The realisation of a whole year may be written while one of its quarters is open (decision 32). */
export function pengisianOf({ tahun, masa, isSuper, now }: PengisianInput) {
  const keadaan = masa.map((one) => keadaanMasa(one, now));
  const terbuka = keadaan.includes('terbuka');
  const batas = masa.map((one) => one.batas);
  const last = batas.includes(null) ? null : (batas.toSorted().at(-1) ?? null);
  if (terbuka) {
    const pesan = last && `Realisasi tahun ${tahun} dapat diisi sampai sebelum ${formatDeadline(last)}.`;
    return { terbuka, pesan };
  }
  const next = masa.find((_, at) => keadaan[at] === 'belum');
  const pesan = next
    ? `Realisasi tahun ${tahun} baru dapat diisi mulai ${formatDeadline(next.mulai)}.`
    : `Batas waktu pengisian realisasi tahun ${tahun} (${formatDeadline(last)}) sudah lewat.`;
  return { terbuka: false, pesan: isSuper ? `${pesan} ${SUPER_TEXT}` : pesan };
}
