import type { LkipEkspor, Naskah } from '@selaras/contracts';
import type {
  JenjangKinerja,
  KeadaanLkip,
  KeputusanDraf,
  LangkahLkip,
  NomorAnalisis,
  TabelLaporan,
} from '@selaras/domain';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Optional, Row } from './columns';

/** Class of a unit's key indicator in a year; its points follow from it. */
export interface NilaiJenjangKinerjaTable extends Row {
  satuan_kerja_id: number;
  tahun: number;
  sasaran_strategis_pd_id: number;
  opsi: Optional<JenjangKinerja>;
  keterangan: Optional<string>;
}

/** Outputs of a unit beyond its plan, quarter by quarter. */
export interface PenambahanOutputTable extends Row {
  satuan_kerja_id: number;
  tahun: number;
  tw1: Optional<number>;
  tw2: Optional<number>;
  tw3: Optional<number>;
  tw4: Optional<number>;
}

/** The annual report of a unit, or of the regency (null), of a year. */
export interface LkipTable extends Row {
  satuan_kerja_id: Optional<number>;
  tahun: number;
  keadaan: Generated<KeadaanLkip>;
  /** null: it was never handed in. */
  keadaan_sejak: Optional<Date>;
  /** Frozen when it was formalised, and the document that shows it to the public. */
  berkas_id: Optional<number>;
  dokumen_id: Optional<number>;
}

/** A step that a report took; added, never changed. */
export interface LkipLangkahTable {
  id: Generated<number>;
  lkip_id: number;
  langkah: LangkahLkip;
  dari: KeadaanLkip;
  ke: KeadaanLkip;
  catatan: Optional<string>;
  nomor: Optional<string>;
  tanggal: Optional<string>;
  berkas_id: Optional<number>;
  user_id: number;
  waktu: Date;
}

/** What who reviews says of a passage, and what is answered. */
export interface LkipKomentarTable extends Row {
  lkip_id: number;
  bagian: string;
  kutipan: Optional<string>;
  percakapan_id: Optional<number>;
  pihak: 'penyusun' | 'pereviu';
  teks: string;
  selesai: Generated<boolean>;
}

/** A section of a report; its text is null while nothing was written. */
export interface LkipBabTable extends Row {
  lkip_id: number;
  bagian: string;
  /** Of a narrative's section, with the number of its analysis. */
  lkip_narasi_id: Optional<number>;
  analisis: Optional<NomorAnalisis>;
  isi: ColumnType<Naskah | null, string | null | undefined, string | null>;
  ditulis_pada: Optional<Date>;
  ditulis_oleh: Optional<number>;
}

/** Narratives of an indicator in a report: seven sections below it. */
export interface LkipNarasiTable extends Row {
  lkip_id: number;
  /** One of the two, as the report is the regency's or a unit's. */
  sasaran_strategis_rpjmd_id: Optional<number>;
  sasaran_strategis_pd_id: Optional<number>;
}

/** What the author of a narrative decided on its draft last, with the draft as it was then. */
export interface LkipNarasiDrafTable extends Row {
  lkip_bab_id: number;
  draf: string;
  keputusan: KeputusanDraf;
  diputuskan_pada: Date;
  diputuskan_oleh: Optional<number>;
}

/** Tables as they were when a section was written, or (without one) when the report was handed in. */
export interface LkipAngkaTable {
  id: Generated<number>;
  lkip_id: number;
  lkip_bab_id: Optional<number>;
  tabel: ColumnType<readonly TabelTersimpan[], string, string>;
  pada: Date;
}

/** A table of the report by what it is a table of. */
export interface TabelTersimpan {
  readonly kunci: string;
  readonly tabel: TabelLaporan;
}

/** What a section was before, or what was never saved; added, never changed. */
export interface LkipBabVersiTable {
  id: Generated<number>;
  lkip_bab_id: number;
  isi: ColumnType<Naskah, string, never>;
  sebab: 'tersimpan' | 'tersisih' | 'diajukan';
  ditulis_pada: Date;
  ditulis_oleh: Optional<number>;
  created_at: Generated<Date>;
  created_by: Optional<number>;
}

/** Who writes a section now. */
export interface LkipSewaTable {
  lkip_bab_id: number;
  sewa: string;
  session_id: number;
  user_id: number;
  sejak: Date;
  detak: Date;
  dicatat: Optional<Date>;
}

/** A file of a report in the making, or made; whose `satuan_kerja_id` is null is the regency's. */
export interface LkipEksporTable {
  id: GeneratedAlways<number>;
  tahun: number;
  satuan_kerja_id: Optional<number>;
  bentuk: 'docx' | 'pdf';
  nama: string;
  keadaan: Generated<LkipEkspor['keadaan']>;
  tahap: Optional<NonNullable<LkipEkspor['tahap']>>;
  halaman: Optional<number>;
  ukuran: Optional<number>;
  /** Of the finished file in the store. */
  nama_acak: Optional<string>;
  kode: Optional<string>;
  pesan: Optional<string>;
  /** When the run that makes it said so last. */
  denyut: Date;
  created_at: Generated<Date>;
  created_by: number;
}
