import {
  type Polaritas,
  type StatusUnggahPk,
  type TingkatTahunan,
  type TipeHitung,
  usualTipeHitung,
} from '@selaras/domain';
import type { Budget } from '../../../kit/seed/budget-tree';
import { figuresOf, type Measure, measureOf, perTriwulan } from '../../../kit/seed/figures';
import type { Random } from '../../../kit/seed/random';
import { definisiOperasional } from './definisi-operasional';
import { PERIODE } from './rpjmd';
import { indikatorOfName, sasaranOfName } from './sasaran-of-nama';
import type { Item, UnitContext } from './unit-context';
import { isApproved } from './validasi';

/** Share of the current year's performances that nobody has reported on. */
const UNREPORTED = 0.03;

/** The columns that the three levels of a year have in common. */
export function kinerja(
  context: UnitContext,
  tingkat: TingkatTahunan,
  tahun: number,
  item: Item,
  budget: Budget,
) {
  const { organisasi, random, tahunLalu } = context;
  const { satuan_kerja_id, satuan_kerja_nama } = organisasi.satuanKerja;
  const { extra, satuan } = item;
  const first = tahun === PERIODE;
  const indikator = indikatorOf(item);
  const tipe_hitung = kindOf(extra, satuan, indikator);
  const measure: Measure = measureOf(item, tahun - PERIODE, polaritasOf(extra), tipe_hitung);
  const repaired = tahunLalu.has(`${tingkat}:${item.kode}`);
  const figures = figuresOf(
    measure,
    {
      realisasi: first && extra.r !== undefined ? Number(extra.r) : undefined,
      target_tw: first ? numbers(extra.tw) : undefined,
      realisasi_tw: first ? numbers(extra.rtw) : undefined,
      met: !first && random.chance(UNREPORTED) ? null : random.chance(repaired ? 0.85 : 0.76),
    },
    random,
  );
  return {
    tahun_kinerja: tahun,
    satuan_kerja_id,
    sasaran: 'sasaran' in item ? item.sasaran : (extra.sasaran ?? sasaranOfName(item.nama)),
    indikator,
    ...measure,
    ...figures,
    anggaran: budget.pagu,
    ...perTriwulan('anggaran', budget.pagu_tw),
    ...perTriwulan('realisasi_anggaran', budget.real_tw),
    status_upload_pk: extra.ringkas === '1' ? null : statusPk(tingkat, tahun, satuan_kerja_id, random),
    skp: extra.skp === '1' || random.chance(0.35),
    ...bayanganOf(extra),
    ...(tingkat === 'kinerja-sub-kegiatan' && random.chance(0.2)
      ? withoutDefinition
      : definisiOperasional({ indikator, satuan, tipe_hitung }, satuan_kerja_nama)),
  };
}

const withoutDefinition = { do_narasi: null, do_rumus: null, do_keterangan: null, do_sumber: null };

/**
 * Agreements of the first year are all signed at the upper levels; those of the second are still on their way, and drafts
 * where the plan is not approved.
 */
function statusPk(
  tingkat: TingkatTahunan,
  tahun: number,
  unit: number,
  random: Random,
): StatusUnggahPk | null {
  const signed = { 'kinerja-program': 0.95, 'kinerja-kegiatan': 0.8, 'kinerja-sub-kegiatan': 0.25 }[tingkat];
  const share = tahun === PERIODE ? signed : signed * 0.75;
  if (random.chance(share)) return isApproved(unit, tahun) ? 'ditandatangani' : 'draf';
  return random.chance(0.5) ? 'draf' : null;
}

export function nomenklatur(
  { organisasi }: UnitContext,
  tahun: number,
  { kode, nama }: Item,
  { pagu, real }: Budget,
) {
  const { satuan_kerja_id } = organisasi.satuanKerja;
  return { tahun_kinerja: tahun, satuan_kerja_id, kode, nama, pagu, realisasi: real };
}

export function indikatorOf({ indikator, nama, satuan }: Item): string {
  return indikator ?? indikatorOfName(nama, satuan);
}

export function polaritasOf({ pol = 'max' }: Item['extra']): Polaritas {
  return pol === 'min' ? 'minimize' : pol === 'range' ? 'range' : 'maximize';
}

/** What the outline says, or what is usual of the indicator: counts add up, rates and indexes are read at the end. */
export function kindOf({ tipe }: Item['extra'], satuan: string, indikator: string): TipeHitung {
  if (tipe === 'posisi_akhir' || tipe === 'rata_rata' || tipe === 'akumulasi') return tipe;
  return usualTipeHitung(satuan, indikator);
}

export function bayanganOf({ bay }: Item['extra']) {
  const [sasaran = null, indikator = null] = bay?.split(';') ?? [];
  return { kinerja_bayangan_sasaran: sasaran, kinerja_bayangan_indikator: indikator };
}

function numbers(list: string | undefined): number[] | undefined {
  return list?.split(',').map(Number);
}

/** Each word with a capital, as the ministry writes its indicators. */
export function titleCase(text: string): string {
  return text.replace(/\b(?!(?:dan|yang|di|dari|untuk|dengan|hasil|pada|serta)\b)[a-z]/g, (letter) =>
    letter.toUpperCase(),
  );
}
