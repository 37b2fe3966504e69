// Made by `npm run tables` out of the migrated database: a migration changes it, never a hand.
import type { Generated } from 'kysely';
import type { DateText, Optional, PlanningRow, Refined, Row } from '../../database/columns';
import type { Stored } from './stored';

interface LkeTables {
  berkas_gambar: { berkas_id: number; gambar: Optional<Buffer>; created_at: Generated<Date> };

  dokumen: PlanningRow & {
    jenis_dokumen_id: number;
    satuan_kerja_id: Optional<number>;
    tahun_akhir: number;
    nomor_versi: Generated<number>;
    ditarik_pada: Optional<Date>;
    ditarik_oleh: Optional<number>;
    alasan_tarik: Optional<string>;
    tahun: number;
  };

  dokumen_versi: {
    id: Generated<number>;
    dokumen_id: number;
    nomor: number;
    judul: string;
    catatan: Optional<string>;
    berkas_id: number;
    created_at: Generated<Date>;
    created_by: Optional<number>;
  };

  lke_bagian: Row & {
    satuan_kerja_id: number;
    tahun: number;
    nama: string;
    user_id: Optional<number>;
    struktur_organisasi_id: Optional<number>;
    tenggat: DateText;
    keadaan: Generated<'dibagikan' | 'diserahkan' | 'dikembalikan' | 'ditutup'>;
    catatan: Optional<string>;
  };

  lke_bagian_kriteria: {
    id: Generated<number>;
    bagian_id: number;
    satuan_kerja_id: number;
    tahun: number;
    kriteria_id: number;
  };

  lke_bagian_langkah: {
    id: Generated<number>;
    bagian_id: number;
    dari: string;
    ke: string;
    catatan: Optional<string>;
    user_id: number;
    waktu: Generated<Date>;
  };

  lke_bukti: Row & {
    penilaian_id: number;
    satuan_kerja_id: number;
    tahun: number;
    kriteria_id: number;
    tahap: 1 | 2;
    eviden_versi_id: number;
    putusan: Optional<'diterima' | 'ditandai'>;
    alasan: Optional<string>;
    halaman_dari: Optional<number>;
    halaman_sampai: Optional<number>;
  };

  lke_eviden: PlanningRow & {
    satuan_kerja_id: number;
    tahun: number;
    jenis: 'berkas' | 'tautan' | 'portal';
    nama: string;
    tanggal_dokumen: Optional<DateText>;
    periode: Optional<string>;
    sumber: Optional<string>;
  };

  lke_eviden_versi: {
    id: Generated<number>;
    eviden_id: number;
    satuan_kerja_id: number;
    nomor: number;
    berkas_id: Optional<number>;
    tautan: Optional<string>;
    isi: Optional<string>;
    sha256: string;
    dinilai_sejak: Optional<Date>;
    created_at: Generated<Date>;
    created_by: Optional<number>;
  };

  lke_frasa: { id: Generated<number>; user_id: number; teks: string; created_at: Generated<Date> };

  lke_instrumen: Row & { tahun: number; nama: string };

  lke_instrumen_riwayat: {
    id: Generated<number>;
    instrumen_id: number;
    versi: number;
    ringkasan: string;
    user_id: Optional<number>;
    waktu: Generated<Date>;
  };

  lke_jawaban: Row & {
    penilaian_id: number;
    satuan_kerja_id: number;
    tahun: number;
    kriteria_id: number;
    tahap: 1 | 2;
    jawaban: Optional<string>;
    uraian: Optional<string>;
    nilai: Optional<string>;
    catatan: Optional<string>;
    rekomendasi: Optional<string>;
    catatan_internal: Optional<string>;
    perlu_perbaikan: Optional<boolean>;
  };

  lke_komentar: Row & {
    penilaian_id: number;
    satuan_kerja_id: number;
    tahun: number;
    kriteria_id: number;
    percakapan_id: Optional<number>;
    internal: Generated<boolean>;
    pihak: 'unit' | 'penilai';
    teks: string;
    diubah: Generated<boolean>;
    selesai: Generated<boolean>;
  };

  lke_komponen: {
    id: Generated<number>;
    instrumen_id: number;
    urutan: number;
    nomor: string;
    nama: string;
    bobot: number;
  };

  lke_koordinator: {
    id: Generated<number>;
    satuan_kerja_id: number;
    tahun: number;
    user_id: number;
    created_at: Generated<Date>;
    created_by: Optional<number>;
  };

  lke_kriteria: {
    id: Generated<number>;
    sub_komponen_id: number;
    nomor: number;
    uraian: string;
    sumber: Generated<string[]>;
  };

  lke_langkah: {
    id: Generated<number>;
    penilaian_id: number;
    satuan_kerja_id: number;
    tahun: number;
    langkah: string;
    dari: string;
    ke: string;
    alasan: Optional<string>;
    user_id: number;
    waktu: Generated<Date>;
  };

  lke_penilai: {
    id: Generated<number>;
    satuan_kerja_id: number;
    tahun: number;
    user_id: number;
    created_at: Generated<Date>;
    created_by: Optional<number>;
  };

  lke_penilaian: Row & {
    satuan_kerja_id: number;
    tahun: number;
    instrumen_id: number;
    keadaan: Generated<
      | 'draft'
      | 'diajukan'
      | 'dinilai_1'
      | 'selesai_1'
      | 'perbaikan'
      | 'diajukan_2'
      | 'dinilai_2'
      | 'selesai_2'
      | 'pleno'
      | 'final'
    >;
  };

  lke_pleno: Row & {
    penilaian_id: number;
    satuan_kerja_id: number;
    tahun: number;
    komponen_id: number;
    nilai_awal: number;
    nilai: number;
    alasan: Optional<string>;
  };

  lke_skala: {
    id: Generated<number>;
    instrumen_id: number;
    urutan: number;
    kode: string;
    nilai: number;
    uraian: string;
  };

  lke_sub_komponen: {
    id: Generated<number>;
    komponen_id: number;
    urutan: number;
    nomor: string;
    nama: string;
    aspek: Optional<'keberadaan' | 'kualitas' | 'pemanfaatan'>;
    bobot: number;
  };

  lke_tindak_lanjut: Row & {
    penilaian_id: number;
    satuan_kerja_id: number;
    tahun: number;
    kriteria_id: number;
    rekomendasi: string;
    keadaan: Generated<'terbuka' | 'diajukan' | 'dikembalikan' | 'selesai'>;
    rencana: Optional<string>;
    penanggung_jawab: Optional<string>;
    tenggat: Optional<DateText>;
    catatan: Optional<string>;
    ditarik: Optional<string>;
    diperbaiki: Generated<boolean>;
  };

  lke_tindak_lanjut_bukti: {
    id: Generated<number>;
    tindak_lanjut_id: number;
    satuan_kerja_id: number;
    tahun: number;
    eviden_versi_id: number;
    created_at: Generated<Date>;
    created_by: Optional<number>;
    halaman_dari: Optional<number>;
    halaman_sampai: Optional<number>;
  };

  lke_tindak_lanjut_langkah: {
    id: Generated<number>;
    tindak_lanjut_id: number;
    dari: string;
    ke: string;
    catatan: Optional<string>;
    user_id: number;
    waktu: Generated<Date>;
  };

  lke_unggahan: {
    id: string;
    user_id: number;
    nama: string;
    ukuran: number;
    berkas_id: Optional<number>;
    created_at: Generated<Date>;
    pemegang: Optional<string>;
    dipegang_sampai: Optional<Date>;
    diminta: Generated<boolean>;
  };
}

declare module '../../database/tables' {
  interface Tables extends Refined<LkeTables, Stored> {}
}
