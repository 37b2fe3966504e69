import type { KeadaanAnggota } from '@selaras/domain';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { DateText, Optional, PlanningRow, Row, Stamped } from './columns';

export interface SatuanKerjaTable extends Stamped {
  satuan_kerja_id: number;
  kode_skpd: string;
  satuan_kerja_nama: string;
  singkatan: Optional<string>;
  jenis: 'sekretariat' | 'bagian' | 'inspektorat' | 'badan' | 'dinas' | 'rsud' | 'satpol' | 'kecamatan';
  parent_id: Optional<number>;
  aktif: Generated<boolean>;
}

export interface StrukturOrganisasiTable extends PlanningRow {
  satuan_kerja_id: number;
  parent_id: Optional<number>;
  unit_kerja_nama: string;
  unit_kerja_nama_full: Optional<string>;
  jabatan_nama: string;
  eselon: Optional<string>;
  level: number;
  pejabat_nip: Optional<string>;
}

export interface PegawaiTable extends PlanningRow {
  peg_nip: string;
  peg_nama: string;
  pangkat_gol: Optional<string>;
  jabatan: string;
  jenis_jabatan: 'struktural' | 'fungsional' | 'pelaksana';
  satuan_kerja_id: number;
  unit_kerja_id: Optional<number>;
  atasan_nip: Optional<string>;
  status_asn: 'PNS' | 'PPPK';
  /** Since when the present post holds; null: since before the portal knew. */
  tmt_jabatan: Optional<DateText>;
  berhenti_pada: Optional<DateText>;
  alasan_berhenti: Optional<'pensiun' | 'mutasi_keluar' | 'diberhentikan' | 'meninggal'>;
}

/** Posts of employees by time, written by a trigger of `pegawai`. */
export interface JabatanPegawaiTable {
  id: GeneratedAlways<number>;
  satuan_kerja_id: number;
  peg_nip: string;
  pangkat_gol: string | null;
  jabatan: string;
  jenis_jabatan: PegawaiTable['jenis_jabatan'];
  unit_kerja_id: number | null;
  atasan_nip: string | null;
  mulai: DateText | null;
  /** The first day that it no longer holds. */
  selesai: DateText | null;
}

export interface UsersTable extends Row {
  username: string;
  password_hash: string;
  nama: string;
  role_id: number;
  satuan_kerja_id: Optional<number>;
  peg_nip: Optional<string>;
  aktif: Generated<boolean>;
}

export interface SessionsTable {
  id: GeneratedAlways<number>;
  /** sha256 of the token, 32 bytes. */
  token_hash: Buffer;
  user_id: number;
  remember: Generated<boolean>;
  idle_until: Date;
  absolute_until: Date;
  last_used_at: Generated<Date>;
  revoked_at: Optional<Date>;
  alamat: Optional<string>;
  user_agent: Optional<string>;
  created_at: Generated<Date>;
}

/** Counter of failed logins in a window; `kunci` is `akun:<username>` or `alamat:<ip>`. */
export interface LoginPercobaanTable {
  kunci: string;
  jumlah: number;
  mulai: Date;
}

/** Remembered answer of a POST; `status` is null while the first one is still running. */
export interface IdempotensiTable {
  user_id: number;
  kunci: string;
  metode: string;
  path: string;
  isi_hash: string;
  status: Optional<number>;
  jawaban: ColumnType<unknown, string | null | undefined, string | null>;
  etag: Optional<string>;
  created_at: Generated<Date>;
}

export interface ReferensiTable extends PlanningRow {
  /** `batas_waktu_perencanaan`, `batas_realisasi_tw1` … `_tw4`. */
  kode: string;
  nama: string;
  nilai_date: Optional<DateText>;
  nilai_text: Optional<string>;
  tahun: number;
}

export interface TimKerjaTable extends PlanningRow {
  tahun: number;
  satuan_kerja_id: number;
  unit_kerja_id: Optional<number>;
  nama: string;
  nip_ketua: Optional<string>;
}

export interface TimKerjaAnggotaTable extends PlanningRow {
  tim_kerja_id: number;
  nip: string;
  peran: Optional<string>;
  target: Optional<string>;
  jenis: Generated<'utama' | 'tambahan'>;
  status: Generated<KeadaanAnggota>;
  catatan: Optional<string>;
  disetujui_kabid_nip: Optional<string>;
  disetujui_kabid_pada: Optional<Date>;
  disetujui_opd_nip: Optional<string>;
  disetujui_opd_pada: Optional<Date>;
  /** As it was approved last; a trigger keeps these three with the state. */
  peran_berlaku: Optional<string>;
  target_berlaku: Optional<string>;
  berlaku_sejak: Optional<Date>;
  /** Since when it waits for the one whose turn it is. */
  menunggu_sejak: Optional<Date>;
}

export interface TimKerjaAnggotaRiwayatTable {
  id: GeneratedAlways<number>;
  tim_kerja_anggota_id: number;
  /** A step of `langkahAnggota`, `tambah` or `ubah`. */
  langkah: string;
  dari: Optional<string>;
  ke: string;
  peran: Optional<string>;
  target: Optional<string>;
  catatan: Optional<string>;
  sebagai: Optional<string>;
  user_id: number;
  waktu: Generated<Date>;
}

/** Somebody who acts for the holder of a post. */
export interface PejabatSementaraTable extends PlanningRow {
  satuan_kerja_id: number;
  struktur_organisasi_id: number;
  nip: string;
  jenis: 'plt' | 'plh';
  mulai: DateText;
  selesai: DateText;
  /** The order that appoints him. */
  dasar: string;
}
