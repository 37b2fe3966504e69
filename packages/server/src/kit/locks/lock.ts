import type { Kunci } from '@selaras/contracts';
import {
  allTriwulan,
  belumDibukaText,
  countDownOf,
  formatDeadline,
  type KeadaanPengajuan,
  keadaanMasa,
  type MasaTriwulan,
  type PlanningLockReason,
  planningLock,
} from '@selaras/domain';

type KunciTahun = Omit<Kunci, 'tahunan'>;

/** When what of a year may be written. */
export interface BatasWaktu {
  readonly perencanaan: string | null;
  /** The realisation of TW 1 to 4, in their order. */
  readonly triwulan: readonly MasaTriwulan[];
}

export interface ValidasiUnit {
  readonly status: boolean;
  readonly tahap: number;
  readonly keadaan: KeadaanPengajuan;
}

export interface LockInput {
  readonly batas: BatasWaktu;
  /** null: never submitted, or a row of the regency, which no validation locks. */
  readonly validasi: ValidasiUnit | null;
  readonly isSuper: boolean;
  readonly now: Date;
}

/** What of a unit's plan may be written now, with the words for it (domain §7). */
export function lockOf({ batas, validasi, isSuper, now }: LockInput): KunciTahun {
  const deadlinePassed = !countDownOf(batas.perencanaan, now).active;
  const { reason, fields } = planningLock({ validation: validasi, deadlinePassed, isSuper });
  const forOthers = planningLock({ validation: validasi, deadlinePassed, isSuper: false }).reason;
  const text = lockText(forOthers, batas, validasi);
  const triwulan = batas.triwulan.map((masa, at) => ({ tw: at + 1, masa, keadaan: keadaanMasa(masa, now) }));
  return {
    tertutup: forOthers !== null,
    alasan: reason,
    pesan: text !== null && isSuper ? `${text} ${SUPER_TEXT}` : text,
    bidang: [...fields],
    triwulan: isSuper
      ? [...allTriwulan]
      : triwulan.flatMap(({ tw, keadaan }) => (keadaan === 'terbuka' ? tw : [])),
    belum_dibuka: triwulan.flatMap(({ tw, masa, keadaan }) =>
      keadaan === 'belum' ? { triwulan: tw, pesan: belumDibukaText(tw, masa) } : [],
    ),
  };
}

/** What super reads where others are locked out. */
const SUPER_TEXT = 'Sebagai super Anda tetap dapat mengubah; jejaknya mencatat bahwa kunci dilewati.';

function lockText(
  reason: PlanningLockReason | null,
  batas: BatasWaktu,
  validasi: ValidasiUnit | null,
): string | null {
  if (reason === 'batas-waktu') {
    return `Batas waktu pengisian perencanaan (${formatDeadline(batas.perencanaan)}) sudah lewat.`;
  }
  if (validasi === null) return null;
  if (reason === null) return returnTexts[validasi.tahap] ?? null;
  return validasi.keadaan === 'disetujui'
    ? 'Perencanaan sudah disetujui, sehingga terkunci.'
    : `Perencanaan sedang menunggu validasi tahap ${validasi.tahap}, sehingga terkunci sampai diputuskan.`;
}

const returnTexts: Record<number, string> = {
  1: 'Perencanaan dikembalikan pada tahap 1: perbaiki lalu ajukan kembali.',
  2: 'Perencanaan dikembalikan pada tahap 2: hanya target, definisi operasional dan pengampu yang terbuka.',
  3: 'Perencanaan dikembalikan pada tahap 3: hanya anggaran yang terbuka.',
};
