import { capaianOf } from '../capaian/capaian';
import { nilaiTahun } from '../capaian/nilai-tahun';
import type { Polaritas } from '../words/polaritas';
import type { TipeHitung } from '../words/tipe-hitung';
import { allTriwulan } from '../words/triwulan';
import { bidangKinerja, bidangLangkahAksi, type FieldGroup } from './bidang';

type Angka = number | null;
type PerTriwulan<Nama extends string> = { readonly [Key in `${Nama}_tw${1 | 2 | 3 | 4}`]: Angka };

/** What the rules of the integrated action plan look at in a row, whatever its level. */
export interface UkuranTerintegrasi extends PerTriwulan<'target'>, PerTriwulan<'realisasi'> {
  readonly tingkat: string;
  /** null on action steps. */
  readonly polaritas: Polaritas | null;
  readonly tipe_hitung: TipeHitung | null;
  readonly range_min: Angka;
  readonly range_max: Angka;
  readonly target: Angka;
  readonly realisasi: Angka;
}

/** The year's figures of a row, computed from what stands in it. */
export interface HasilTerintegrasi {
  readonly target: Angka;
  readonly realisasi: Angka;
  /** Percent, uncapped. */
  readonly capaian: Angka;
}

const GOAL = 'sasaran-strategis-pd';
const STEP = 'kinerja-langkah-aksi';

/**
 * Target, realisation and achievement of the year (domain §3). A goal has figures of the year alone; a performance's
 * realisation comes from its quarters by `tipe_hitung`; an action step's quarters add up, and more of it is better.
 */
export function hasilTerintegrasi(row: UkuranTerintegrasi): HasilTerintegrasi {
  const tipe = row.tipe_hitung ?? 'akumulasi';
  const year = (nama: 'target' | 'realisasi') =>
    nilaiTahun(
      tipe,
      allTriwulan.map((tw) => row[`${nama}_tw${tw}`]),
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
export function targetDariTriwulan(row: UkuranTerintegrasi): Angka {
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
  if (perbaikan) return 'realisasi';
  if (tingkat === STEP) return bidangLangkahAksi[field] ?? 'kinerja';
  if (tingkat === GOAL && field === 'realisasi') return 'realisasi';
  return bidangKinerja[field] ?? 'kinerja';
}
