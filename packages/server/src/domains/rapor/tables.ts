// Made by `npm run tables` out of the migrated database: a migration changes it, never a hand.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { DateText, Optional, Refined, Row } from '../../database/columns';
import type { Stored } from './stored';

interface RaporTables {
  lkip: Row & {
    satuan_kerja_id: Optional<number>;
    tahun: number;
    keadaan: Generated<
      'disusun' | 'direviu' | 'selesai_direviu' | 'diformalkan' | 'dipublikasikan' | 'disampaikan'
    >;
    keadaan_sejak: Optional<Date>;
    berkas_id: Optional<number>;
    dokumen_id: Optional<number>;
  };

  lkip_angka: {
    id: Generated<number>;
    lkip_id: number;
    lkip_bab_id: Optional<number>;
    tabel: ColumnType<unknown, string, string>;
    pada: Date;
  };

  lkip_bab: Row & {
    lkip_id: number;
    bagian: string;
    isi: ColumnType<unknown, string | null | undefined, string | null | undefined>;
    ditulis_pada: Optional<Date>;
    ditulis_oleh: Optional<number>;
    lkip_narasi_id: Optional<number>;
    analisis: Optional<number>;
  };

  lkip_bab_versi: {
    id: Generated<number>;
    lkip_bab_id: number;
    isi: ColumnType<unknown, string, string>;
    sebab: 'tersimpan' | 'tersisih' | 'diajukan';
    ditulis_pada: Date;
    ditulis_oleh: Optional<number>;
    created_at: Generated<Date>;
    created_by: Optional<number>;
  };

  lkip_ekspor: {
    id: GeneratedAlways<number>;
    tahun: number;
    satuan_kerja_id: Optional<number>;
    bentuk: 'docx' | 'pdf';
    nama: string;
    keadaan: Generated<'antre' | 'berjalan' | 'selesai' | 'gagal' | 'dibatalkan'>;
    tahap: Optional<'data' | 'gambar' | 'halaman' | 'berkas'>;
    halaman: Optional<number>;
    ukuran: Optional<number>;
    nama_acak: Optional<string>;
    kode: Optional<string>;
    pesan: Optional<string>;
    denyut: Date;
    created_at: Generated<Date>;
    created_by: number;
  };

  lkip_komentar: Row & {
    lkip_id: number;
    bagian: string;
    kutipan: Optional<string>;
    percakapan_id: Optional<number>;
    pihak: 'penyusun' | 'pereviu';
    teks: string;
    selesai: Generated<boolean>;
  };

  lkip_langkah: {
    id: Generated<number>;
    lkip_id: number;
    langkah: string;
    dari: string;
    ke: string;
    catatan: Optional<string>;
    nomor: Optional<string>;
    tanggal: Optional<DateText>;
    berkas_id: Optional<number>;
    user_id: number;
    waktu: Date;
  };

  lkip_narasi: Row & {
    lkip_id: number;
    sasaran_strategis_rpjmd_id: Optional<number>;
    sasaran_strategis_pd_id: Optional<number>;
  };

  lkip_narasi_draf: Row & {
    lkip_bab_id: number;
    draf: string;
    keputusan: 'diambil' | 'ditolak';
    diputuskan_pada: Date;
    diputuskan_oleh: Optional<number>;
  };

  lkip_sewa: {
    lkip_bab_id: number;
    sewa: string;
    session_id: number;
    user_id: number;
    sejak: Date;
    detak: Date;
    dicatat: Optional<Date>;
  };

  nilai_jenjang_kinerja: Row & {
    satuan_kerja_id: number;
    tahun: number;
    sasaran_strategis_pd_id: number;
    opsi: Optional<'ultimate' | 'intermediate' | 'immediate' | 'output'>;
    keterangan: Optional<string>;
  };

  penambahan_output: Row & {
    satuan_kerja_id: number;
    tahun: number;
    tw1: Optional<number>;
    tw2: Optional<number>;
    tw3: Optional<number>;
    tw4: Optional<number>;
  };
}

declare module '../../database/tables' {
  interface Tables extends Refined<RaporTables, Stored> {}
}
