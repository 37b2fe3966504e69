import type { BagianLangkah, LangkahTim, RealisasiAnggota, TimSaya } from '@selaras/contracts';
import { allTriwulan, jumlahBagian, type KeadaanRealisasi, type Triwulan, tertinggal } from '@selaras/domain';
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

/** Who answers a part: the leader that of a member, his superior the leader's own. */
export const isDiputus = (
  { peran, nip_ketua, nip_pembaca }: TimPembaca,
  { nip }: Pick<Bagian, 'nip'>,
): boolean => nip !== nip_pembaca && (peran === 'ketua') === (nip !== nip_ketua);

const isBehind = ({ triwulan }: Pick<BagianRingkas, 'triwulan'>, over: 0 | Triwulan) =>
  tertinggal(
    triwulan.map(({ target }) => target),
    triwulan.map(({ realisasi }) => realisasi),
    over,
  );

const bagianOf = ({ tim, orang, over }: Looking, bagian: Bagian): BagianLangkah => ({
  ...bagian,
  disetujui: orang.has(bagian.nip),
  diputus: orang.has(bagian.nip) && isDiputus(tim, bagian),
  tertinggal: isBehind(bagian, over),
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

/** A step as its team's leader sees it; `tertutup`: what closes the plan now. */
export function langkahOf(looking: Looking, langkah: Langkah, tertutup: string | null): LangkahTim {
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
    tidak_dibagi: alasanTidakDibagi(looking, langkah) ?? tertutup,
  };
}

/** Whether every quarter of a step is given out in full. */
const isDibagi = ({ target, bagian }: LangkahRingkas) =>
  allTriwulan.every(
    (tw) =>
      jumlahBagian(bagian.map(({ triwulan }) => triwulan[tw - 1]?.target ?? 0)) === (target[tw - 1] ?? 0),
  );

/** A team in figures. */
export function ringkasTim(looking: Looking, langkah: readonly LangkahRingkas[]): TimSaya {
  const { nip_ketua: _, nip_pembaca: __, nip_orang: ___, ...tim } = looking.tim;
  const bagian = langkah.flatMap((one) => one.bagian).filter(({ nip }) => looking.orang.has(nip));
  const quarters = allTriwulan.map((triwulan) => {
    const found = bagian
      .flatMap((one) => one.triwulan[triwulan - 1] ?? [])
      .filter(({ target }) => (target ?? 0) > 0);
    const count = (keadaan: KeadaanRealisasi) => found.filter((one) => one.keadaan === keadaan).length;
    return {
      triwulan,
      bagian: found.length,
      belum: count('belum'),
      diajukan: count('diajukan'),
      dikembalikan: count('dikembalikan'),
      dikonfirmasi: count('dikonfirmasi'),
    };
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
