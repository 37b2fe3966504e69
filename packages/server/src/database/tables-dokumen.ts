import type { Generated, GeneratedAlways } from 'kysely';
import type { Optional, PlanningRow } from './columns';

/** A performance document; its newest version is the one that is shown. */
export interface DokumenTable extends PlanningRow {
  jenis_dokumen_id: number;
  /** null for the regency's. */
  satuan_kerja_id: Optional<number>;
  tahun: number;
  tahun_akhir: number;
  nomor_versi: Generated<number>;
  ditarik_pada: Optional<Date>;
  ditarik_oleh: Optional<number>;
  alasan_tarik: Optional<string>;
}

/** Added, never changed. */
export interface DokumenVersiTable {
  id: Generated<number>;
  dokumen_id: number;
  nomor: number;
  judul: string;
  catatan: Optional<string>;
  berkas_id: number;
  created_at: Generated<Date>;
  created_by: Optional<number>;
}

/** First page of a file as JPEG; null when it cannot be drawn. Made again whenever it is missing. */
export interface BerkasGambarTable {
  berkas_id: number;
  gambar: Optional<Buffer>;
  created_at: GeneratedAlways<Date>;
}
