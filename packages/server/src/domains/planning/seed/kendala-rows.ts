import {
  allTriwulan,
  isTercapai,
  keadaanRaporOf,
  masalahPenyebab,
  type Polaritas,
  type TingkatTahunan,
} from '@selaras/domain';
import type { Random } from '../../../kit/seed/random';
import type { Rows } from '../../../kit/seed/rows';
import { faktorKeberhasilan, kendalaOf } from './kendala';
import { PERIODE } from './rpjmd';
import type { UnitContext } from './unit-context';

interface Kinerja {
  readonly id: number;
  readonly tahun_kinerja: number;
  readonly satuan_kerja_id: number;
  readonly capaian: number | null;
  readonly polaritas: Polaritas;
  readonly range_min: number | null;
  readonly range_max: number | null;
  readonly realisasi_tw1: number | null;
  readonly realisasi_tw2: number | null;
  readonly realisasi_tw3: number | null;
  readonly realisasi_tw4: number | null;
  readonly target_tw1: number | null;
  readonly target_tw2: number | null;
  readonly target_tw3: number | null;
  readonly target_tw4: number | null;
}

/** Share of missed items whose missing success factor was written down, and of met ones that have one all the same. */
const FAILED_FACTOR = { missed: 0.6, met: 0.04 };
const GIVEN_FACTOR = 0.4;

/**
 * Success factors of a performance and, when its target was missed, cause and remedy; the year after, the remedy of
 * last year's problem. Gives the row of the cause, which repair steps refer to.
 */
export function addKendala(
  { rows, random, tahunLalu }: UnitContext,
  level: TingkatTahunan,
  kinerja: Kinerja,
  { kode, extra }: { readonly kode: string; readonly extra: Readonly<Record<string, string>> },
): number | null {
  const { id, tahun_kinerja: tahun, satuan_kerja_id, capaian } = kinerja;
  const missed = capaian !== null && !isTercapai(capaian);
  const known = tahun === PERIODE ? extra : {};
  const made = kendalaOf(random);
  const node = { tahun, satuan_kerja_id, level, kinerja_id: id };

  if (known.csf !== undefined || random.chance(GIVEN_FACTOR)) {
    rows.add('kinerja_csf', {
      ...node,
      jenis: 'tercapai',
      catatan: known.csf ?? faktorKeberhasilan(random),
    });
  }
  const failed =
    known.gagal !== undefined || random.chance(missed ? FAILED_FACTOR.missed : FAILED_FACTOR.met)
      ? rows.add('kinerja_csf', { ...node, jenis: 'tidak_tercapai', catatan: known.gagal ?? made.gagal })
      : null;
  const key = `${level}:${kode}`;
  const masalah = tahunLalu.get(key);
  if (masalah !== undefined) {
    rows.add('solusi', { ...node, kinerja_masalah_id: masalah.id, solusi: masalah.solusi });
  }
  if (!missed) return null;
  const penyebab = known.penyebab ?? made.penyebab;
  rows.update(tableOf[level], id, { penyebab_kegagalan: penyebab });
  if (tahun === PERIODE) tahunLalu.set(key, { id, solusi: known.solusi ?? made.solusi });
  const triwulan = firstMissedQuarter(kinerja);
  if (level !== 'kinerja-sub-kegiatan' || triwulan === undefined) return null;
  return rows.add('penyebab_kegagalan', {
    tahun_kinerja: tahun,
    satuan_kerja_id,
    kinerja_sub_kegiatan_id: id,
    triwulan,
    penyebab,
    kinerja_csf_id: failed,
  });
}

/** Success factors of the five-year goals, by year; a regency goal's failure stands under the unit that leads it. */
export function addFaktorSasaran(rows: Rows, random: Random): void {
  for (const [level, table] of [
    ['sasaran-strategis-rpjmd', 'sasaran_strategis_rpjmd'],
    ['sasaran-strategis-pd', 'sasaran_strategis_pd'],
  ] as const) {
    for (const { id, satuan_kerja_id, capaian_1, capaian_2 } of rows.of(table)) {
      for (const [index, capaian = null] of [capaian_1, capaian_2].entries()) {
        const node = { tahun: PERIODE + index, satuan_kerja_id, level, kinerja_id: id };
        if (random.chance(GIVEN_FACTOR)) {
          rows.add('kinerja_csf', { ...node, jenis: 'tercapai', catatan: faktorKeberhasilan(random) });
        }
        const share = isTercapai(capaian) ? FAILED_GOAL.met : FAILED_GOAL.missed;
        const failed = table === 'sasaran_strategis_rpjmd' ? failedRpjmd.has(id) : random.chance(share);
        if (failed) {
          rows.add('kinerja_csf', { ...node, jenis: 'tidak_tercapai', catatan: kendalaOf(random).gagal });
        }
      }
    }
  }
}

/** Too few regency goals for chance: met and missed ones, each with and without a missing factor, in both years. */
const failedRpjmd = new Set([2, 7, 8, 10, 11]);
const FAILED_GOAL = { missed: 0.5, met: 0.12 };

const tableOf = {
  'kinerja-program': 'kinerja_program',
  'kinerja-kegiatan': 'kinerja_kegiatan',
  'kinerja-sub-kegiatan': 'kinerja_sub_kegiatan',
} as const;

/** The quarter that a cause can be recorded in; none when each one with a target was reached. */
function firstMissedQuarter(kinerja: Kinerja): number | undefined {
  return allTriwulan.find((tw) => {
    const quarter = { target: kinerja[`target_tw${tw}`], realisasi: kinerja[`realisasi_tw${tw}`] };
    return masalahPenyebab(keadaanRaporOf({ ...kinerja, ...quarter }), tw) === null;
  });
}
