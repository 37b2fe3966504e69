import { capaianOf, periodStartOf, ukuranProblem, yearPosition } from '@selaras/domain';
import { sql } from 'kysely';
import type { Order } from '../../../kit/resource/resource';
import type { CsfBody } from './csf';
import { perTahun } from './kinerja-columns';
import { type Ukuran, ukuranFaults } from './kinerja-rules';

type Angka = number | null;
type PerTahun<Nama extends string> = { readonly [Key in `${Nama}_${1 | 2 | 3 | 4 | 5}`]: Angka };

/** What both five-year levels write. */
export type LimaTahunanBody = Ukuran &
  PerTahun<'target'> &
  PerTahun<'realisasi'> &
  PerTahun<'rata_nasional'> & {
    readonly satuan_kerja_id: number;
    readonly baseline: Angka;
    readonly label_pembanding: 'nasional' | 'regional';
    readonly sumber_data: string | null;
    readonly do_narasi: string | null;
    readonly do_rumus: string | null;
    readonly do_keterangan: string | null;
    readonly do_sumber: string | null;
  } & CsfBody;

const posisi = [1, 2, 3, 4, 5] as const;
const written = [
  'satuan_kerja_id',
  'satuan',
  'polaritas',
  'range_min',
  'range_max',
  'tipe_hitung',
  'baseline',
  ...['target', 'realisasi', 'rata_nasional'].flatMap(perTahun),
  'label_pembanding',
  'sumber_data',
  'do_narasi',
  'do_rumus',
  'do_keterangan',
  'do_sumber',
] as (keyof LimaTahunanBody)[];

/** Achievement of each of the five years (domain §3). */
function capaianTahunan(body: Ukuran & PerTahun<'target'> & PerTahun<'realisasi'>) {
  return Object.fromEntries(
    posisi.map((nomor) => [
      `capaian_${nomor}`,
      capaianOf({ ...body, target: body[`target_${nomor}`], realisasi: body[`realisasi_${nomor}`] }),
    ]),
  ) as Record<`capaian_${(typeof posisi)[number]}`, Angka>;
}

/** Columns of a five-year row: what was written, the period of the year, and the achievements. */
export function limaTahunanValues(body: LimaTahunanBody, tahun: number): Record<string, unknown> {
  return {
    ...Object.fromEntries(written.map((field) => [field, body[field]])),
    ...capaianTahunan(body),
    tahun_mulai: periodStartOf(tahun),
  };
}

export function limaTahunanFaults(body: LimaTahunanBody, indikator: string) {
  return [
    ...ukuranFaults(body),
    ...['baseline', ...perTahun('target')].map(
      (field) =>
        [field, ukuranProblem({ satuan: body.satuan, indikator }, body[field as 'baseline'])] as const,
    ),
  ];
}

const ofYear =
  (nama: string): Order =>
  (tahun) =>
    sql.ref(`r.${nama}_${yearPosition(tahun, periodStartOf(tahun) ?? tahun)}`);

/** What both five-year levels can be ordered by besides their own words: the figures of the chosen year. */
export const limaTahunanUrut: Readonly<Record<string, Order>> = {
  baseline: sql.ref('r.baseline'),
  target: ofYear('target'),
  realisasi: ofYear('realisasi'),
  capaian: ofYear('capaian'),
};
