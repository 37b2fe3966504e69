import type { KeadaanTindakLanjut } from '@selaras/domain';
import type { Generated } from 'kysely';
import type { DateText, Optional, Row } from '../columns';
import type { LkeBagianLembar } from './lembar';

/** What a unit does about a recommendation of a decided evaluation. */
export interface LkeTindakLanjutTable extends Row, LkeBagianLembar {
  kriteria_id: number;
  /** As it was decided. */
  rekomendasi: string;
  keadaan: Generated<KeadaanTindakLanjut>;
  rencana: Optional<string>;
  penanggung_jawab: Optional<string>;
  tenggat: Optional<DateText>;
  catatan: Optional<string>;
  /** Why it stands no longer; null: it stands. */
  ditarik: Optional<string>;
}

export interface LkeTindakLanjutBuktiTable {
  id: Generated<number>;
  tindak_lanjut_id: number;
  satuan_kerja_id: number;
  tahun: number;
  eviden_versi_id: number;
  created_at: Generated<Date>;
  created_by: Optional<number>;
}

export interface LkeTindakLanjutLangkahTable {
  id: Generated<number>;
  tindak_lanjut_id: number;
  dari: KeadaanTindakLanjut;
  ke: KeadaanTindakLanjut;
  catatan: Optional<string>;
  user_id: number;
  waktu: Generated<Date>;
}
