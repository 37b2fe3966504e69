import { capaianOf } from '../capaian/capaian';
import { nilaiTahun } from '../capaian/nilai-tahun';
import type { Polaritas, TipeHitung } from '../codes/perencanaan';
import { allTriwulan } from '../words/triwulan';
import type { FieldGroup } from './bidang';
import { bidangLangkahPerbaikan } from './bidang-perbaikan';
import { bidangKinerja, bidangLangkahAksi } from './field-groups';

type Figure = number | null;
type PerTriwulan<Name extends string> = { readonly [Key in `${Name}_tw${1 | 2 | 3 | 4}`]: Figure };

/** What the rules of the integrated action plan look at in a row, whatever its level. */
export interface TerintegrasiMeasure extends PerTriwulan<'target'>, PerTriwulan<'realisasi'> {
  readonly tingkat: string;
  /** null on action steps. */
  readonly polaritas: Polaritas | null;
  readonly tipe_hitung: TipeHitung | null;
  readonly range_min: Figure;
  readonly range_max: Figure;
  readonly target: Figure;
  readonly realisasi: Figure;
}

/** The year's figures of a row, computed from what stands in it. */
export interface TerintegrasiResult {
  readonly target: Figure;
  readonly realisasi: Figure;
  /** Percent, uncapped. */
  readonly capaian: Figure;
}

const GOAL = 'sasaran-strategis-pd';
const STEP = 'kinerja-langkah-aksi';

/**
 * Target, realisation and achievement of the year (domain §3). A goal has figures of the year alone; a performance's
 * realisation comes from its quarters by `tipe_hitung`; an action step's quarters add up, and more of it is better.
 */
export function terintegrasiResult(row: TerintegrasiMeasure): TerintegrasiResult {
  const means = row.tipe_hitung ?? 'akumulasi';
  const year = (name: 'target' | 'realisasi') =>
    nilaiTahun(
      means,
      allTriwulan.map((tw) => row[`${name}_tw${tw}`]),
    );
  const target = row.tingkat === STEP ? year('target') : row.target;
  const realisasi = row.tingkat === GOAL ? row.realisasi : year('realisasi');
  const { polaritas, range_min, range_max } = row;
  return {
    target,
    realisasi,
    capaian: capaianOf({ polaritas: polaritas ?? 'maximize', target, realisasi, range_min, range_max }),
  };
}

/** The year's target that the quarters make up; null while none is filled in, so that the year's own value stays. */
export function targetOfQuarters(row: TerintegrasiMeasure): Figure {
  return nilaiTahun(
    row.tipe_hitung ?? 'akumulasi',
    allTriwulan.map((tw) => row[`target_tw${tw}`]),
  );
}

/** Group of a field of such a row, by which locks open and close it (domain §7). A repair step belongs to the report. */
export function bidangTerintegrasi(
  { tingkat, perbaikan }: { readonly tingkat: string; readonly perbaikan: boolean },
  field: string,
): FieldGroup {
  if (perbaikan) return bidangLangkahPerbaikan(field);
  if (tingkat === STEP) return bidangLangkahAksi[field] ?? 'kinerja';
  if (tingkat === GOAL && field === 'realisasi') return 'realisasi';
  return bidangKinerja[field] ?? 'kinerja';
}
