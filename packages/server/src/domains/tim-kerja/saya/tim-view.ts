import type { BagianLangkah, LangkahTim, RealisasiAnggota, TimSaya } from '@selaras/contracts';
import {
  allTriwulan,
  jumlahBagian,
  type Triwulan,
  tertinggal,
  triwulanTertinggal,
  triwulanWord,
} from '@selaras/domain';
import { angkaOf } from './angka-langkah-view';
import type { KunciLangkah } from './kunci-langkah';
import type { Bagian, Langkah } from './langkah-repository';
import type { TimPembaca } from './tim-repository';

export interface Looking {
  readonly tim: TimPembaca;
  /** NIPs of its leader and approved members. */
  readonly orang: ReadonlySet<string>;
  /** Quarters of the year that are over. */
  readonly over: 0 | Triwulan;
}

type BagianRingkas = {
  readonly nip: string;
  readonly triwulan: readonly Pick<RealisasiAnggota, 'target' | 'realisasi' | 'keadaan'>[];
};

/** What of a step counts for its team's figures. */
export interface LangkahRingkas {
  readonly target: readonly (number | null)[];
  readonly bagian: readonly BagianRingkas[];
}

/** Who answers a part: the leader that of a member, his superior the leader's own, and everybody's once he has left. */
export const isDiputus = (
  { peran, nip_ketua, nip_pembaca, ketua_berhenti }: TimPembaca,
  { nip }: Pick<Bagian, 'nip'>,
): boolean =>
  nip !== nip_pembaca && (peran === 'ketua' ? nip !== nip_ketua : nip === nip_ketua || ketua_berhenti);

const isBehind = ({ triwulan }: Pick<BagianRingkas, 'triwulan'>, over: 0 | Triwulan) =>
  tertinggal(
    triwulan.map(({ target }) => target),
    triwulan.map(({ realisasi }) => realisasi),
    over,
  );

const bagianOf = ({ tim, orang, over }: Looking, { satuan_lain: _, ...bagian }: Bagian): BagianLangkah => ({
  ...bagian,
  disetujui: orang.has(bagian.nip),
  diputus: orang.has(bagian.nip) && isDiputus(tim, bagian),
  tertinggal: isBehind(bagian, over),
  triwulan_tertinggal: triwulanTertinggal(
    bagian.triwulan.map(({ target }) => target),
    bagian.triwulan.map(({ realisasi }) => realisasi),
    over,
  ),
});

/** Why a step is not distributed by this reader; null: he may. */
export function alasanTidakDibagi(
  { tim, orang }: Pick<Looking, 'tim' | 'orang'>,
  langkah: Langkah,
): string | null {
  if (tim.peran !== 'ketua') return 'Hanya ketua tim yang membagi langkah aksi.';
  return alasanTimLain(orang, langkah);
}

/** Why a step is not given out within one team, whose people these are; null: it is. */
export function alasanTimLain(
  orang: ReadonlySet<string>,
  langkah: Pick<Langkah, 'tim_kerja_id' | 'bagian'>,
): string | null {
  const others = langkah.tim_kerja_id === null && langkah.bagian.some(({ nip }) => !orang.has(nip));
  if (others) return 'Langkah ini juga dikerjakan anggota tim lain, sehingga dibagi oleh satuan kerja.';
  return null;
}

/** Why the parts of a quarter stay as they are; null: they may be given out anew. */
const alasanTertutup = (langkah: Langkah, kunci: KunciLangkah, tw: Triwulan): string | null =>
  kunci.bagian(tw) ??
  (langkah.bagian.some(({ triwulan }) => triwulan[tw - 1]?.keadaan === 'dikonfirmasi')
    ? `Realisasi ${triwulanWord(tw)} sudah dikonfirmasi; kembalikan dahulu untuk membaginya lagi.`
    : null);

/** Quarters whose parts stay as they are. */
export const triwulanTetap = (langkah: Langkah, kunci: KunciLangkah): Triwulan[] =>
  allTriwulan.filter((tw) => alasanTertutup(langkah, kunci, tw) !== null);

/** A step as its team's leader sees it. */
export function langkahOf(looking: Looking, langkah: Langkah, kunci: KunciLangkah): LangkahTim {
  const { id, versi, sasaran, indikator, satuan, sub_kegiatan, target, bagian } = langkah;
  return {
    id,
    versi,
    sasaran,
    indikator,
    satuan,
    sub_kegiatan,
    target,
    bagian: bagian.map((one) => bagianOf(looking, one)),
    angka: angkaOf(langkah, kunci),
    tidak_dibagi: alasanTidakDibagi(looking, langkah) ?? kunci.pembagian(langkah),
    tertutup: allTriwulan.map((tw) => alasanTertutup(langkah, kunci, tw)),
  };
}

/** Whether every quarter of a step is given out in full. */
const isDibagi = ({ target, bagian }: LangkahRingkas) =>
  allTriwulan.every(
    (tw) =>
      jumlahBagian(bagian.map(({ triwulan }) => triwulan[tw - 1]?.target ?? 0)) === (target[tw - 1] ?? 0),
  );

/** A team in figures. */
export function summarizeTim(looking: Looking, langkah: readonly LangkahRingkas[]): TimSaya {
  const { nip_ketua: _, nip_pembaca: __, nip_orang: ___, ketua_berhenti: ____, ...tim } = looking.tim;
  const bagian = langkah.flatMap((one) => one.bagian).filter(({ nip }) => looking.orang.has(nip));
  const quarters = allTriwulan.map((triwulan) => {
    const counts = { bagian: 0, belum: 0, diajukan: 0, dikembalikan: 0, dikonfirmasi: 0 };
    for (const one of bagian) {
      const quarter = one.triwulan[triwulan - 1];
      if (quarter === undefined || (quarter.target ?? 0) <= 0) continue;
      counts.bagian += 1;
      counts[quarter.keadaan] += 1;
    }
    return { triwulan, ...counts };
  });
  const waiting = bagian
    .filter((one) => isDiputus(looking.tim, one))
    .flatMap(({ triwulan }) => triwulan.filter(({ keadaan }) => keadaan === 'diajukan'));
  const behind = bagian.filter((one) => isBehind(one, looking.over)).map(({ nip }) => nip);
  return {
    ...tim,
    langkah: langkah.length,
    belum_dibagi: langkah.filter((one) => !isDibagi(one)).length,
    menunggu: waiting.length,
    tertinggal: new Set(behind).size,
    triwulan: quarters,
  };
}
