import type { FilePurpose, ImportJob } from '@selaras/contracts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type {
  DateText,
  KinerjaOwner,
  Optional,
  PerTriwulan,
  PlanningRow,
  Polaritas,
  Row,
  Tingkat,
} from './columns';

/** `satuan_kerja_induk_id` owns the parent node; `satuan_kerja_id` contributes the child. */
export interface KinerjaCrossTable extends PlanningRow {
  tahun: number;
  level_induk: Tingkat;
  induk_id: number;
  level_anak: Tingkat;
  anak_id: number;
  satuan_kerja_induk_id: number;
  satuan_kerja_id: number;
  /** The side that proposed; the other one decides. */
  pengusul: Generated<'induk' | 'anak'>;
  status: Generated<'diusulkan' | 'disetujui' | 'ditolak'>;
  catatan: Optional<string>;
}

interface NodeRow extends PlanningRow {
  tahun: number;
  satuan_kerja_id: number;
  level: Tingkat;
  kinerja_id: number;
}

export interface KinerjaCsfTable extends NodeRow {
  jenis: 'tercapai' | 'tidak_tercapai';
  catatan: string;
}

/** `kinerja_masalah_id` is last year's performance on the same level. */
export interface SolusiTable extends NodeRow {
  kinerja_masalah_id: number;
  solusi: string;
}

export interface KamusIndikatorTable extends NodeRow {
  /** The indicator of the performance; a trigger keeps it the same. */
  indikator: Generated<string>;
  definisi: Optional<string>;
  formula: Optional<string>;
  satuan: Optional<string>;
  polaritas: Optional<Polaritas>;
  frekuensi: Optional<string>;
  sumber_data: Optional<string>;
  penanggung_jawab: Optional<string>;
  jenis: Optional<'outcome' | 'output'>;
  indikator_kemendagri: Optional<string>;
  tujuan: Optional<string>;
  lead_lag: Optional<'lead' | 'lag'>;
  tingkat_kendali: Optional<string>;
  konsolidasi_periode: Optional<'sum' | 'last' | 'average'>;
  periode_pelaporan: Optional<string>;
  validasi: Generated<'belum' | 'valid' | 'tidak_valid'>;
  catatan: Optional<string>;
  validator_id: Optional<number>;
  waktu: Optional<Date>;
}

/** Output of a functional position (jabatan fungsional). */
export interface KamusIndikatorFungsionalTable extends PlanningRow {
  tahun: number;
  satuan_kerja_id: number;
  jabatan: string;
  indikator: string;
  satuan: string;
  keterangan: Optional<string>;
}

/** Sub-activities that such an output serves. */
export interface KamusFungsionalSubKegiatanTable {
  kamus_indikator_fungsional_id: number;
  kinerja_sub_kegiatan_id: number;
  satuan_kerja_id: number;
  tahun: number;
}

type Tw = 1 | 2 | 3 | 4;

export type RencanaAksiTable = PlanningRow &
  KinerjaOwner & { [Key in `tw${Tw}` | `tw${Tw}_realisasi`]: Optional<number> } & {
    [Key in `kendala_tw${Tw}` | `tindak_lanjut_tw${Tw}` | `eviden_tw${Tw}`]: Optional<string>;
  } & {
    /** Ids of the files that prove a quarter. */
    [Key in `berkas_tw${Tw}`]: Generated<number[]>;
  } & {
    tahun: number;
    satuan_kerja_id: number;
    /** `induk_id` is a row of `sasaran_strategis_rpjmd` or `sasaran_strategis_pd`. */
    level: 'rpjmd' | 'pd';
    induk_id: number;
    rencana_aksi: string;
    indikator: string;
    satuan: Optional<string>;
    polaritas: Generated<'maximize' | 'minimize'>;
    anggaran: Optional<number>;
    kinerja_sub_kegiatan_id: Optional<number>;
  };

type Pihak = 'nama' | 'nip' | 'pangkat' | 'jabatan';

/** Names and ranks are snapshots of the moment of issue. `subjek_id` is null only for `pemda`. */
export type PerjanjianKinerjaTable = PlanningRow & {
  [Key in `pihak_kedua_${Pihak}` | 'pihak_pertama_nip' | 'pihak_pertama_pangkat']: Optional<string>;
} & {
  tahun: number;
  satuan_kerja_id: Optional<number>;
  jenis: 'pemda' | Exclude<Tingkat, 'sasaran-strategis-rpjmd'> | 'pegawai';
  subjek_id: Optional<number>;
  tahap: Generated<'murni' | 'perubahan'>;
  pihak_pertama_nama: string;
  pihak_pertama_jabatan: string;
  tanggal: Optional<DateText>;
  tempat: Optional<string>;
  /** 0 for the original. */
  perubahan_ke: Generated<number>;
  status: Generated<'draf' | 'diterbitkan' | 'ditandatangani'>;
  /** The signed copy. */
  berkas_id: Optional<number>;
  file_ttd: Optional<string>;
};

export type PkItemTable = PerTriwulan<'target'> & {
  id: Generated<number>;
  perjanjian_kinerja_id: number;
  nomor: number;
  sasaran: string;
  indikator: string;
  satuan: Optional<string>;
  target: Optional<number>;
};

export interface PkAnggaranTable {
  id: Generated<number>;
  perjanjian_kinerja_id: number;
  nomor: number;
  kode: Optional<string>;
  nama: string;
  anggaran: number;
  keterangan: Optional<string>;
}

export interface ValidasiPerencanaanTable extends Row {
  tahun: number;
  satuan_kerja_id: number;
  /** true while awaiting or approved (locked), false when returned. */
  status: boolean;
  tahap: number;
  keadaan: 'menunggu' | 'dikembalikan' | 'disetujui';
  catatan: Optional<string>;
}

export interface ValidasiPerencanaanRiwayatTable {
  id: Generated<number>;
  validasi_perencanaan_id: number;
  satuan_kerja_id: number;
  tahap: number;
  aksi: 'ajukan' | 'setujui' | 'kembalikan';
  catatan: Optional<string>;
  user_id: Optional<number>;
  waktu: Generated<Date>;
}

/** Raised by triggers; row 0 stands for data of the whole regency. */
export interface VersiDataTable {
  satuan_kerja_id: number;
  versi: number;
}

/** Written by triggers only; the application's role may just read it. */
export interface AuditLogTable {
  id: GeneratedAlways<number>;
  waktu: Generated<Date>;
  pengguna_id: Optional<number>;
  aksi: 'insert' | 'update' | 'delete' | 'seed';
  tabel: string;
  baris_id: Optional<number>;
  satuan_kerja_id: Optional<number>;
  sebelum: ColumnType<unknown, string | null | undefined, never>;
  sesudah: ColumnType<unknown, string | null | undefined, never>;
  /** Planning lock that super passed with this write. */
  melewati_kunci: Optional<'batas-waktu' | 'validasi'>;
  hash_sebelum: ColumnType<string, never, never>;
  hash: ColumnType<string, never, never>;
}

/** An uploaded file; its bytes lie in the store under `nama_acak`. */
export interface BerkasTable {
  id: GeneratedAlways<number>;
  nama_acak: string;
  nama: string;
  jenis: string;
  ukuran: number;
  sha256: string;
  satuan_kerja_id: Optional<number>;
  tujuan: FilePurpose;
  /** The row that uses it, in the table of its `tujuan`. */
  pemilik_id: Optional<number>;
  dipakai: Generated<boolean>;
  bebas_sejak: Generated<Date>;
  created_at: Generated<Date>;
  created_by: number;
}

/** What a unit invented; told to everybody as soon as it is written. */
export interface ProgramInovatifTable extends PlanningRow {
  tahun: number;
  satuan_kerja_id: number;
  judul: string;
  deskripsi: string;
  manfaat: string;
  tautan: Optional<string>;
  berkas_id: Optional<number>;
  /** What the picture shows, for who does not see it. */
  teks_alternatif: Optional<string>;
}

/** A file that proves what an action step reached in a quarter; added or taken away, never changed. */
export interface BuktiLangkahAksiTable {
  id: GeneratedAlways<number>;
  langkah_aksi_id: number;
  /** The part of the step that a member proves; null: the step itself. */
  langkah_aksi_anggota_id: Optional<number>;
  satuan_kerja_id: number;
  tahun_kinerja: number;
  triwulan: number;
  berkas_id: number;
  created_at: Generated<Date>;
  created_by: Optional<number>;
}

/** An import from its preview on; what it writes is seen all at once or not at all. */
export interface ImporTable {
  id: GeneratedAlways<number>;
  jenis: ImportJob['jenis'];
  tahun: number;
  satuan_kerja_id: number;
  nama_file: string;
  keadaan: Generated<'pratinjau' | 'berjalan' | 'selesai' | 'dibatalkan' | 'gagal'>;
  tertulis: Generated<number>;
  dilewati: ColumnType<ImportJob['dilewati'], string | undefined, never>;
  pesan: Optional<string>;
  denyut: Optional<Date>;
  created_at: Generated<Date>;
  created_by: number;
}

export interface ImporBarisTable {
  impor_id: number;
  nomor: number;
  keadaan: 'baru' | 'berubah' | 'sama' | 'masalah';
  baris: ColumnType<unknown, string, never>;
}

/** A dataset as it once was public, by its fingerprint. */
export interface DataTerbukaIsiTable {
  /** SHA-256 of its JSON, in hexadecimal digits. */
  sidik: string;
  /** The JSON, compressed by brotli. */
  isi: Buffer;
}

/** Kept versions of public datasets. */
export interface DataTerbukaVersiTable {
  id: GeneratedAlways<number>;
  /** Names the selection: address of the page with year and filters. */
  pilihan: string;
  tanggal: string;
  nomor: number;
  sidik: string;
  versi_data: number;
}
