import {
  allTriwulan,
  capaianOf,
  isTercapai,
  measureProblem,
  nilaiTahun,
  type Polaritas,
  type TipeHitung,
  triwulanProblem,
} from '@selaras/domain';
import { collect } from '../../../kit/resource/collect-faults';
import type { Faults } from '../../../kit/resource/resource';

type Angka = number | null;
type PerTriwulan<Nama extends string> = { readonly [Key in `${Nama}_tw${1 | 2 | 3 | 4}`]: Angka };

export interface MeasureInput {
  readonly satuan: string;
  readonly polaritas: Polaritas;
  readonly range_min: Angka;
  readonly range_max: Angka;
  readonly tipe_hitung: TipeHitung;
}

/** What the rules of a yearly performance look at. */
export type KinerjaFields = MeasureInput &
  PerTriwulan<'target'> &
  PerTriwulan<'realisasi'> &
  PerTriwulan<'anggaran'> & {
    readonly indikator: string;
    readonly target: Angka;
    readonly anggaran: Angka;
    readonly penyebab_kegagalan: string | null;
    readonly kinerja_bayangan_sasaran: string | null;
    readonly kinerja_bayangan_indikator: string | null;
  };

/** TW 1 to 4 of a column. */
function quarters<Nama extends string>(
  row: Readonly<Record<`${Nama}_tw${1 | 2 | 3 | 4}`, Angka>>,
  nama: Nama,
): Angka[] {
  return allTriwulan.map((tw) => row[`${nama}_tw${tw}`]);
}

/** What is never typed in: the year's realisation out of its quarters, and the achievement (domain §3). */
export function resultOf(body: MeasureInput & PerTriwulan<'realisasi'> & { readonly target: Angka }) {
  const realisasi = nilaiTahun(body.tipe_hitung, quarters(body, 'realisasi'));
  return { realisasi, capaian: capaianOf({ ...body, realisasi }) };
}

/** Messages by field for what can be seen in the row alone. */
export function kinerjaFaults(body: KinerjaFields): Faults {
  return collect([
    ...measureFaults(body),
    ...['target', ...allTriwulan.map((tw) => `target_tw${tw}` as const)].map(
      (field) => [field, measureProblem(body, body[field as 'target'])] as const,
    ),
    ['target', triwulanProblem(body.tipe_hitung, body.target, quarters(body, 'target'))],
    ['anggaran', triwulanProblem('akumulasi', body.anggaran, quarters(body, 'anggaran'))],
    ['penyebab_kegagalan', penyebabProblem(body)],
    ...bayanganFaults(body),
  ]);
}

/** The bounds of polarity `range` are its target. */
export function measureFaults({
  polaritas,
  range_min,
  range_max,
}: MeasureInput): (readonly [string, string | null])[] {
  if (polaritas !== 'range') return [];
  return [
    ['range_min', range_min === null ? 'Wajib diisi untuk polaritas rentang' : null],
    ['range_max', range_max === null ? 'Wajib diisi untuk polaritas rentang' : null],
    [
      'range_max',
      range_min !== null && range_max !== null && range_min > range_max
        ? 'Batas atas tidak boleh di bawah batas bawah'
        : null,
    ],
  ];
}

export function bayanganFaults(
  body: Pick<KinerjaFields, 'kinerja_bayangan_sasaran' | 'kinerja_bayangan_indikator'>,
) {
  const { kinerja_bayangan_sasaran: sasaran, kinerja_bayangan_indikator: indikator } = body;
  const text = 'Sasaran dan indikator bayangan diisi keduanya atau dikosongkan keduanya';
  return [
    ['kinerja_bayangan_sasaran', sasaran === null && indikator !== null ? text : null],
    ['kinerja_bayangan_indikator', indikator === null && sasaran !== null ? text : null],
  ] as const;
}

function penyebabProblem(body: KinerjaFields): string | null {
  if (body.penyebab_kegagalan === null) return null;
  const { capaian } = resultOf(body);
  return capaian === null || isTercapai(capaian) ? 'Penyebab hanya diisi bila capaian di bawah 100%' : null;
}
