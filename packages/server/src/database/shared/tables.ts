// Made by `npm run tables` out of the migrated database: a migration changes it, never a hand.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { DateText, Optional, PlanningRow, Refined, Row, Stamped } from '../columns';
import type { Stored } from './stored';

interface SharedTables {
  audit_log: {
    id: GeneratedAlways<number>;
    waktu: Generated<Date>;
    pengguna_id: Optional<number>;
    aksi: 'insert' | 'update' | 'delete' | 'seed';
    tabel: string;
    baris_id: Optional<number>;
    satuan_kerja_id: Optional<number>;
    sebelum: ColumnType<unknown, string | null | undefined, string | null | undefined>;
    sesudah: ColumnType<unknown, string | null | undefined, string | null | undefined>;
    hash_sebelum: string;
    hash: string;
    melewati_kunci: Optional<'batas-waktu' | 'validasi'>;
    alasan: Optional<string>;
  };

  berkas: {
    id: GeneratedAlways<number>;
    nama_acak: string;
    nama: string;
    jenis: string;
    ukuran: number;
    sha256: string;
    satuan_kerja_id: Optional<number>;
    tujuan:
      | 'bukti_rencana_aksi'
      | 'bukti_langkah_aksi'
      | 'pk_ttd'
      | 'program_inovatif'
      | 'dokumen'
      | 'lke_eviden'
      | 'lkip_gambar'
      | 'lkip_resmi'
      | 'remote';
    pemilik_id: Optional<number>;
    dipakai: Generated<boolean>;
    bebas_sejak: Generated<Date>;
    created_at: Generated<Date>;
    created_by: number;
    dibuat_ulang: Generated<boolean>;
    jumlah_halaman: Optional<number>;
  };

  faktor_kedua: { user_id: number; rahasia: Buffer; langkah: Generated<number>; dibuat: Generated<Date> };

  idempotensi: {
    user_id: number;
    kunci: string;
    metode: string;
    path: string;
    isi_hash: string;
    status: Optional<number>;
    jawaban: ColumnType<unknown, string | null | undefined, string | null | undefined>;
    etag: Optional<string>;
    created_at: Generated<Date>;
  };

  kode_pemulihan: { user_id: number; sidik: Buffer; dipakai: Optional<Date> };

  login_percobaan: { jumlah: number; mulai: Date; akun: string; alamat: string; boleh_pada: Date };

  pegawai: PlanningRow & {
    peg_nip: string;
    peg_nama: string;
    pangkat_gol: Optional<string>;
    jabatan: string;
    jenis_jabatan: 'struktural' | 'fungsional' | 'pelaksana';
    satuan_kerja_id: number;
    unit_kerja_id: Optional<number>;
    atasan_nip: Optional<string>;
    status_asn: 'PNS' | 'PPPK';
    tmt_jabatan: Optional<DateText>;
    berhenti_pada: Optional<DateText>;
    alasan_berhenti: Optional<'pensiun' | 'mutasi_keluar' | 'diberhentikan' | 'meninggal'>;
  };

  referensi: PlanningRow & {
    kode: string;
    nama: string;
    nilai_date: Optional<DateText>;
    nilai_text: Optional<string>;
    tahun: number;
    mulai_date: Optional<DateText>;
  };

  registri: { satu: Generated<boolean>; versi: Generated<number> };

  remote_kanal: {
    id: GeneratedAlways<number>;
    remote: string;
    kanal: 'stable' | 'canary';
    versi_id: Optional<number>;
    cadangan_id: Optional<number>;
    sasaran: ColumnType<unknown, string | null | undefined, string | null | undefined>;
    versi: Generated<number>;
    diubah: Optional<Date>;
  };

  remote_pemakai: { remote: string; nomor: string; user_id: number; gagal: boolean; pada: Date };

  remote_pemuatan: {
    remote: string;
    nomor: string;
    jam: Date;
    dimuat: Generated<number>;
    gagal: Generated<number>;
    galat: Generated<number>;
    lama_ms: Generated<number>;
  };

  remote_riwayat: {
    id: GeneratedAlways<number>;
    remote: string;
    aksi:
      | 'publish'
      | 'refuse'
      | 'promote'
      | 'roll-back'
      | 'retire'
      | 'remove'
      | 'create-token'
      | 'revoke-token';
    kanal: Optional<'stable' | 'canary'>;
    nomor: Optional<string>;
    dari: Optional<string>;
    ke_bawaan: Generated<boolean>;
    dari_bawaan: Generated<boolean>;
    alasan: Optional<string>;
    sasaran: ColumnType<unknown, string | null | undefined, string | null | undefined>;
    oleh_user: Optional<number>;
    oleh_token: Optional<number>;
    waktu: Date;
  };

  remote_token: {
    id: GeneratedAlways<number>;
    remote: string;
    nama: string;
    token_hash: Buffer;
    akhiran: string;
    berakhir: Date;
    dicabut: Optional<Date>;
    terakhir_dipakai: Optional<Date>;
    dibuat: Date;
    dibuat_oleh: number;
  };

  remote_versi: {
    id: GeneratedAlways<number>;
    remote: string;
    nomor: string;
    keadaan: Generated<'tersedia' | 'ditarik' | 'dibersihkan'>;
    sidik: string;
    ukuran: number;
    build: ColumnType<unknown, string, string>;
    isi: ColumnType<unknown, string, string>;
    berkas_id: Optional<number>;
    terbit: Date;
    oleh_user: Optional<number>;
    oleh_token: Optional<number>;
  };

  satuan_kerja: Stamped & {
    satuan_kerja_id: number;
    kode_skpd: string;
    satuan_kerja_nama: string;
    singkatan: Optional<string>;
    jenis: 'sekretariat' | 'bagian' | 'inspektorat' | 'badan' | 'dinas' | 'rsud' | 'satpol' | 'kecamatan';
    parent_id: Optional<number>;
    aktif: Generated<boolean>;
  };

  sessions: {
    id: GeneratedAlways<number>;
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
  };

  struktur_organisasi: PlanningRow & {
    satuan_kerja_id: number;
    parent_id: Optional<number>;
    unit_kerja_nama: string;
    unit_kerja_nama_full: Optional<string>;
    jabatan_nama: string;
    eselon: Optional<'II.a' | 'II.b' | 'III.a' | 'III.b' | 'IV.a' | 'IV.b'>;
    level: number;
    pejabat_nip: Optional<string>;
  };

  tim_kerja: PlanningRow & {
    tahun: number;
    satuan_kerja_id: number;
    unit_kerja_id: Optional<number>;
    nama: string;
    nip_ketua: Optional<string>;
  };

  tim_kerja_anggota: PlanningRow & {
    tim_kerja_id: number;
    nip: string;
    peran: Optional<string>;
    jenis: Generated<'utama' | 'tambahan'>;
    status: Generated<
      'draf' | 'menunggu_kabid' | 'menunggu_opd' | 'disetujui' | 'ditolak_kabid' | 'ditolak_opd' | 'nonaktif'
    >;
    catatan: Optional<string>;
    disetujui_kabid_nip: Optional<string>;
    disetujui_kabid_pada: Optional<Date>;
    disetujui_opd_nip: Optional<string>;
    disetujui_opd_pada: Optional<Date>;
    target: Optional<string>;
    peran_berlaku: Optional<string>;
    target_berlaku: Optional<string>;
    berlaku_sejak: Optional<Date>;
    menunggu_sejak: Optional<Date>;
  };

  users: Row & {
    username: string;
    password_hash: string;
    nama: string;
    role_id: 1 | 2 | 3 | 4 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;
    satuan_kerja_id: Optional<number>;
    peg_nip: Optional<string>;
    aktif: Generated<boolean>;
    wajib_ganti_sandi: Generated<boolean>;
    faktor_kedua_sejak: Optional<Date>;
  };

  versi_data: { satuan_kerja_id: number; versi: number };
}

declare module '../tables' {
  interface Tables extends Refined<SharedTables, Stored> {}
}
