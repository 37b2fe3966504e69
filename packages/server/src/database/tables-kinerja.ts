import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type {
  KinerjaBayangan,
  KinerjaTahunan,
  LimaTahunan,
  Optional,
  PerTahun,
  PerTriwulan,
  PlanningRow,
  Polaritas,
  Row,
} from './columns';

export interface VisiTable extends PlanningRow {
  tahun_mulai: number;
  visi: string;
}

export interface MisiTable extends PlanningRow {
  visi_id: number;
  nomor: string;
  misi: string;
}

export interface TujuanTable extends PlanningRow {
  misi_id: number;
  nomor: string;
  tujuan: string;
}

export type IndikatorTujuanTable = PlanningRow &
  PerTahun<'target'> &
  PerTahun<'realisasi'> & {
    tujuan_id: number;
    tahun_mulai: number;
    nomor: string;
    indikator: string;
    satuan: Optional<string>;
    polaritas: Generated<Polaritas>;
    baseline: Optional<number>;
  };

export interface SasaranStrategisTable extends PlanningRow {
  tujuan_id: number;
  nomor: string;
  sasaran: string;
}

export interface IndikatorSasaranStrategisTable extends PlanningRow {
  sasaran_strategis_id: number;
  nomor: string;
  indikator: string;
}

/** `satuan_kerja_id` is the leading unit. */
export type SasaranStrategisRpjmdTable = LimaTahunan & {
  sasaran_strategis_id: number;
  indikator_sasaran_strategis_id: number;
  /** Ids of other indicators of the same goal that are drawn in one box, as JSON. */
  indikator_merge: ColumnType<readonly number[], readonly number[] | undefined, string>;
};

export type SasaranStrategisPdTable = LimaTahunan &
  KinerjaBayangan & {
    sasaran_strategis_rpjmd_id: number;
    tujuan_pd: Optional<string>;
    sasaran_strategis_satker: string;
    iku: string;
    /** Address of a document. */
    definisi_operasional: Optional<string>;
    is_kinerja_direktur_rsud: Generated<boolean>;
    render_status: Generated<'0' | '1' | 'hide'>;
    skp: Generated<boolean>;
  };

export type KinerjaProgramTable = KinerjaTahunan & {
  sasaran_strategis_pd_id: number;
  program_id: Optional<number>;
};

export type KinerjaKegiatanTable = KinerjaTahunan & {
  kinerja_program_id: number;
  kegiatan_id: Optional<number>;
};

export type KinerjaSubKegiatanTable = KinerjaTahunan & {
  kinerja_kegiatan_id: number;
  sub_kegiatan_id: Optional<number>;
  indikator_kemendagri: Optional<string>;
  is_external: Generated<boolean>;
  validasi_bappeda: Optional<boolean>;
  validasi_bappeda_catatan: Optional<string>;
};

export interface PenyebabKegagalanTable extends PlanningRow {
  tahun_kinerja: number;
  satuan_kerja_id: number;
  kinerja_sub_kegiatan_id: number;
  triwulan: number;
  penyebab: string;
  /** The success factor that was not there. */
  kinerja_csf_id: Optional<number>;
}

export type KinerjaLangkahAksiTable = PlanningRow &
  PerTriwulan<'target'> &
  PerTriwulan<'realisasi'> & {
    tahun_kinerja: number;
    satuan_kerja_id: number;
    kinerja_sub_kegiatan_id: number;
    sasaran: string;
    indikator: string;
    satuan: Optional<string>;
    anggaran: Optional<number>;
    /** Set when the step repairs a failure. */
    penyebab_kegagalan_id: Optional<number>;
  };

export type LangkahAksiAnggotaTable = PlanningRow &
  PerTriwulan<'target'> &
  PerTriwulan<'realisasi'> & {
    langkah_aksi_id: number;
    satuan_kerja_id: number;
    nip: string;
    target: Optional<number>;
    satuan: Optional<string>;
  };

/** What a member reported of a quarter, and what his leader answered; the figure stands with his part of the step. */
export interface RealisasiAnggotaTable extends Row {
  langkah_aksi_anggota_id: number;
  satuan_kerja_id: number;
  triwulan: number;
  nilai: Optional<number>;
  uraian: Optional<string>;
  keadaan: Generated<'diajukan' | 'dikonfirmasi' | 'dikembalikan'>;
  catatan: Optional<string>;
  diputus_oleh: Optional<number>;
  diputus_pada: Optional<Date>;
}

/** A share of a step that was moved from one member of a team to another. */
export interface PemindahanLangkahTable {
  id: GeneratedAlways<number>;
  langkah_aksi_id: number;
  tim_kerja_id: number;
  dari_nip: string;
  ke_nip: string;
  jumlah_tw1: Generated<number>;
  jumlah_tw2: Generated<number>;
  jumlah_tw3: Generated<number>;
  jumlah_tw4: Generated<number>;
  user_id: number;
  waktu: Generated<Date>;
}
