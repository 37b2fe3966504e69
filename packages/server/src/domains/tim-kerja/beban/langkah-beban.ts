import type { LangkahBeban } from '@selaras/contracts';
import { allTriwulan, type BagianOrang, bobotBagian, completeTo, jumlahBagian, round } from '@selaras/domain';
import type { KunciLangkah } from '../saya/kunci-langkah';
import type { Langkah } from '../saya/langkah-repository';
import { alasanTimLain } from '../saya/tim-view';
import type { LingkupBeban } from './lingkup-beban';
import type { TimPenerima } from './tim-penerima';

/** Decimals of a weight that is shown. */
const BOBOT_DIGITS = 4;

const nipsOf = ({ orang }: TimPenerima) => new Set(orang.map(({ nip }) => nip));

/** What everybody carries of a step, with nothing left over. */
export const pembagianOf = ({ target, bagian }: Langkah): BagianOrang[] =>
  completeTo(
    target,
    bagian.map(({ nip, triwulan }) => ({ nip, target: triwulan.map((one) => one.target) })),
  );

/** The team within which a step is moved: its own, else the first that all who carry it belong to. */
export const timOf = (langkah: Langkah, teams: readonly TimPenerima[]): TimPenerima | undefined =>
  langkah.tim_kerja_id === null
    ? teams.find((tim) => alasanTimLain(nipsOf(tim), langkah) === null)
    : teams.find(({ id }) => id === langkah.tim_kerja_id);

/** Why a reader does not move a step, as far as teams and posts say so; null: he may. */
export function alasanTidakDipindah(
  { memindahkan, jabatan }: LingkupBeban,
  tim: TimPenerima | undefined,
): string | null {
  if (!memindahkan) return 'Anda hanya dapat melihat beban tahun ini.';
  if (tim === undefined)
    return 'Langkah ini tidak dibawa satu tim, sehingga dibagi lewat rencana satuan kerja.';
  if (jabatan !== null && (tim.unit_kerja_id === null || !jabatan.has(tim.unit_kerja_id)))
    return `${tim.nama} bukan tim bidang Anda; yang memindahkan kepala bidangnya atau kepala satuan kerja.`;
  return null;
}

/** Why a quarter of somebody is not moved although it is open: what was confirmed stays as it was (decision 90). */
export const alasanDikonfirmasi = (langkah: Langkah, nip: string, triwulan: number): string | null =>
  langkah.bagian.find((one) => one.nip === nip)?.triwulan[triwulan - 1]?.keadaan === 'dikonfirmasi'
    ? 'Realisasinya sudah dikonfirmasi; ketua tim mengembalikannya dahulu.'
    : null;

interface Looking {
  readonly lingkup: LingkupBeban;
  readonly nip: string;
  readonly teams: readonly TimPenerima[];
  readonly kunci: KunciLangkah;
}

/** Somebody's weights of a step by quarter. */
export const bobotOrang = ({ target, bagian }: Langkah, nip: string): number[] =>
  allTriwulan.map((tw) => {
    const parts = bagian.map(({ triwulan }) => triwulan[tw - 1]?.target ?? null);
    const at = bagian.findIndex((one) => one.nip === nip);
    return bobotBagian(target[tw - 1] ?? null, parts)[at] ?? 0;
  });

/** A step as the load view shows it for one of those who carry it. */
export function langkahBeban({ lingkup, nip, teams, kunci }: Looking, langkah: Langkah): LangkahBeban {
  const { id, versi, sasaran, indikator, satuan, sub_kegiatan, target, bagian } = langkah;
  const own = bagian.find((one) => one.nip === nip);
  const tim = timOf(langkah, teams);
  return {
    id,
    versi,
    sasaran,
    indikator,
    satuan,
    sub_kegiatan,
    tim: tim === undefined ? null : { id: tim.id, nama: tim.nama },
    pelaksana: bagian.length,
    target,
    bagian: [...(pembagianOf(langkah).find((one) => one.nip === nip)?.target ?? target)],
    bobot: bobotOrang(langkah, nip).map((one) => round(one, BOBOT_DIGITS)),
    belum_dibagi: allTriwulan.some(
      (tw) =>
        jumlahBagian(bagian.map(({ triwulan }) => triwulan[tw - 1]?.target ?? 0)) < (target[tw - 1] ?? 0),
    ),
    keadaan: allTriwulan.map((tw) => own?.triwulan[tw - 1]?.keadaan ?? 'belum'),
    tertutup: allTriwulan.map((tw) => kunci.bagian(tw) ?? alasanDikonfirmasi(langkah, nip, tw)),
    tidak_dipindah: alasanTidakDipindah(lingkup, tim) ?? kunci.pembagian(langkah),
  };
}
