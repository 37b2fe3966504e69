import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Nullable columns that may be left out of an insert. */
export type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** Set by the database or a trigger; never written by code. */
type Kept<T> = ColumnType<T, T | undefined, never>;

/** `YYYY-MM-DD`: a calendar date without a time zone. */
export type DateText = string;
export type Polaritas = 'maximize' | 'minimize' | 'range';
type TipeHitung = 'akumulasi' | 'posisi_akhir' | 'rata_rata';
type Pengampu = 'unit-kerja' | 'tim-kerja';
type StatusUploadPk = 'draf' | 'ditandatangani';
/** Level names of the tree, as in the contracts. */
export type Tingkat =
  | 'sasaran-strategis-rpjmd'
  | 'sasaran-strategis-pd'
  | 'kinerja-program'
  | 'kinerja-kegiatan'
  | 'kinerja-sub-kegiatan';

/** Columns that every table has. `versi` is raised by a trigger and is the row's ETag. */
export interface Stamped {
  versi: Kept<number>;
  created_at: Kept<Date>;
  updated_at: Kept<Date>;
  created_by: Optional<number>;
}

export interface Row extends Stamped {
  id: Generated<number>;
}

/** Planning rows are marked as deleted, never removed. */
export interface PlanningRow extends Row {
  deleted_at: Optional<Date>;
}

type Posisi = 1 | 2 | 3 | 4 | 5;
type Triwulan = 1 | 2 | 3 | 4;

/** `target_1` … `target_5`. */
export type PerTahun<Nama extends string> = { [Key in `${Nama}_${Posisi}`]: Optional<number> };
/** `target_tw1` … `target_tw4`. */
export type PerTriwulan<Nama extends string> = { [Key in `${Nama}_tw${Triwulan}`]: Optional<number> };

interface Measured {
  satuan: Optional<string>;
  polaritas: Generated<Polaritas>;
  range_min: Optional<number>;
  range_max: Optional<number>;
  tipe_hitung: Generated<TipeHitung>;
}

interface DefinisiOperasional {
  do_narasi: Optional<string>;
  /** LaTeX source. */
  do_rumus: Optional<string>;
  do_keterangan: Optional<string>;
  do_sumber: Optional<string>;
}

export interface KinerjaBayangan {
  kinerja_bayangan_sasaran: Optional<string>;
  kinerja_bayangan_indikator: Optional<string>;
}

export interface KinerjaOwner {
  pengampu: Optional<Pengampu>;
  struktur_organisasi_id: Optional<number>;
  tim_kerja_id: Optional<number>;
}

/** Rows of five years: `baseline` and the positions 1 to 5 counted from `tahun_mulai`. */
export type LimaTahunan = PlanningRow &
  Measured &
  DefinisiOperasional &
  PerTahun<'target'> &
  PerTahun<'realisasi'> &
  PerTahun<'capaian'> &
  PerTahun<'rata_nasional'> & {
    tahun_mulai: number;
    satuan_kerja_id: number;
    baseline: Optional<number>;
    label_pembanding: Generated<'nasional' | 'regional'>;
    sumber_data: Optional<string>;
    status_upload_pk: Optional<StatusUploadPk>;
  };

/** Rows of one year: programme, activity and sub-activity performance. */
export type KinerjaTahunan = PlanningRow &
  Measured &
  DefinisiOperasional &
  KinerjaBayangan &
  KinerjaOwner &
  PerTriwulan<'target'> &
  PerTriwulan<'realisasi'> &
  PerTriwulan<'anggaran'> &
  PerTriwulan<'realisasi_anggaran'> & {
    tahun_kinerja: number;
    satuan_kerja_id: number;
    sasaran: string;
    indikator: string;
    target: Optional<number>;
    realisasi: Optional<number>;
    /** Percent, two decimals, uncapped. */
    capaian: Optional<number>;
    anggaran: Optional<number>;
    /** Sum of the four quarters, null while none is filled. */
    realisasi_anggaran: GeneratedAlways<number | null>;
    penyebab_kegagalan: Optional<string>;
    status_upload_pk: Optional<StatusUploadPk>;
    skp: Generated<boolean>;
    is_kinerja_direktur_to_wakil_direktur_rsud: Generated<boolean>;
  };
