// Made by `npm run tables` out of the migrated database: a migration changes it, never a hand.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { DateText, Optional, PlanningRow, Refined, Row } from '../../database/columns';
import type { Stored } from './stored';

interface PlanningTables {
  baris_diperiksa: {
    user_id: number;
    satuan_kerja_id: number;
    tahun: number;
    tahap: number;
    level:
      | 'sasaran-strategis-pd'
      | 'kinerja-program'
      | 'kinerja-kegiatan'
      | 'kinerja-sub-kegiatan'
      | 'kinerja-langkah-aksi';
    baris_id: number;
    sidik: string;
    pada: Generated<Date>;
  };

  bukti_langkah_aksi: {
    id: GeneratedAlways<number>;
    langkah_aksi_id: number;
    satuan_kerja_id: number;
    tahun_kinerja: number;
    triwulan: number;
    berkas_id: number;
    created_at: Generated<Date>;
    created_by: Optional<number>;
    langkah_aksi_anggota_id: Optional<number>;
  };

  impor: {
    id: GeneratedAlways<number>;
    jenis: 'nomenklatur' | 'kaskade' | 'pegawai';
    tahun: number;
    satuan_kerja_id: number;
    nama_file: string;
    keadaan: Generated<'pratinjau' | 'berjalan' | 'selesai' | 'dibatalkan' | 'gagal'>;
    tertulis: Generated<number>;
    pesan: Optional<string>;
    denyut: Optional<Date>;
    created_at: Generated<Date>;
    created_by: number;
    dilewati: ColumnType<unknown, string | undefined, string | undefined>;
  };

  impor_baris: {
    impor_id: number;
    nomor: number;
    keadaan: 'baru' | 'berubah' | 'sama' | 'masalah';
    baris: ColumnType<unknown, string, string>;
  };

  indikator_sasaran_strategis: PlanningRow & {
    sasaran_strategis_id: number;
    nomor: string;
    indikator: string;
  };

  indikator_tujuan: PlanningRow & {
    tujuan_id: number;
    tahun_mulai: number;
    nomor: string;
    indikator: string;
    satuan: Optional<string>;
    polaritas: Generated<'maximize' | 'minimize' | 'range'>;
    baseline: Optional<number>;
    target_1: Optional<number>;
    target_2: Optional<number>;
    target_3: Optional<number>;
    target_4: Optional<number>;
    target_5: Optional<number>;
    realisasi_1: Optional<number>;
    realisasi_2: Optional<number>;
    realisasi_3: Optional<number>;
    realisasi_4: Optional<number>;
    realisasi_5: Optional<number>;
  };

  kamus_fungsional_sub_kegiatan: {
    kamus_indikator_fungsional_id: number;
    kinerja_sub_kegiatan_id: number;
    satuan_kerja_id: number;
    tahun: number;
  };

  kamus_indikator: PlanningRow & {
    tahun: number;
    satuan_kerja_id: number;
    level: string;
    kinerja_id: number;
    definisi: Optional<string>;
    formula: Optional<string>;
    satuan: Optional<string>;
    polaritas: Optional<'maximize' | 'minimize' | 'range'>;
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
    indikator: string;
  };

  kamus_indikator_fungsional: PlanningRow & {
    tahun: number;
    satuan_kerja_id: number;
    jabatan: string;
    indikator: string;
    satuan: string;
    keterangan: Optional<string>;
  };

  kinerja_cross: PlanningRow & {
    tahun: number;
    level_induk: string;
    induk_id: number;
    level_anak: string;
    anak_id: number;
    satuan_kerja_induk_id: number;
    satuan_kerja_id: number;
    status: Generated<'diusulkan' | 'disetujui' | 'ditolak'>;
    catatan: Optional<string>;
    pengusul: Generated<'induk' | 'anak'>;
  };

  kinerja_csf: PlanningRow & {
    tahun: number;
    satuan_kerja_id: number;
    level: string;
    kinerja_id: number;
    jenis: 'tercapai' | 'tidak_tercapai';
    catatan: string;
  };

  kinerja_kegiatan: PlanningRow & {
    tahun_kinerja: number;
    satuan_kerja_id: number;
    sasaran: string;
    indikator: string;
    satuan: Optional<string>;
    polaritas: Generated<'maximize' | 'minimize' | 'range'>;
    range_min: Optional<number>;
    range_max: Optional<number>;
    tipe_hitung: Generated<'akumulasi' | 'posisi_akhir' | 'rata_rata'>;
    target: Optional<number>;
    target_tw1: Optional<number>;
    target_tw2: Optional<number>;
    target_tw3: Optional<number>;
    target_tw4: Optional<number>;
    realisasi: Optional<number>;
    realisasi_tw1: Optional<number>;
    realisasi_tw2: Optional<number>;
    realisasi_tw3: Optional<number>;
    realisasi_tw4: Optional<number>;
    capaian: Optional<number>;
    anggaran: Optional<number>;
    anggaran_tw1: Optional<number>;
    anggaran_tw2: Optional<number>;
    anggaran_tw3: Optional<number>;
    anggaran_tw4: Optional<number>;
    realisasi_anggaran_tw1: Optional<number>;
    realisasi_anggaran_tw2: Optional<number>;
    realisasi_anggaran_tw3: Optional<number>;
    realisasi_anggaran_tw4: Optional<number>;
    realisasi_anggaran: GeneratedAlways<number | null>;
    pengampu: Optional<'unit-kerja' | 'tim-kerja'>;
    struktur_organisasi_id: Optional<number>;
    tim_kerja_id: Optional<number>;
    do_narasi: Optional<string>;
    do_rumus: Optional<string>;
    do_keterangan: Optional<string>;
    do_sumber: Optional<string>;
    penyebab_kegagalan: Optional<string>;
    status_upload_pk: Optional<'draf' | 'ditandatangani'>;
    skp: Generated<boolean>;
    is_kinerja_direktur_to_wakil_direktur_rsud: Generated<boolean>;
    kinerja_bayangan_sasaran: Optional<string>;
    kinerja_bayangan_indikator: Optional<string>;
    kinerja_program_id: number;
    kegiatan_id: Optional<number>;
  };

  kinerja_langkah_aksi: PlanningRow & {
    tahun_kinerja: number;
    satuan_kerja_id: number;
    kinerja_sub_kegiatan_id: number;
    sasaran: string;
    indikator: string;
    satuan: Optional<string>;
    target_tw1: Optional<number>;
    target_tw2: Optional<number>;
    target_tw3: Optional<number>;
    target_tw4: Optional<number>;
    realisasi_tw1: Optional<number>;
    realisasi_tw2: Optional<number>;
    realisasi_tw3: Optional<number>;
    realisasi_tw4: Optional<number>;
    anggaran: Optional<number>;
    penyebab_kegagalan_id: Optional<number>;
  };

  kinerja_program: PlanningRow & {
    tahun_kinerja: number;
    satuan_kerja_id: number;
    sasaran: string;
    indikator: string;
    satuan: Optional<string>;
    polaritas: Generated<'maximize' | 'minimize' | 'range'>;
    range_min: Optional<number>;
    range_max: Optional<number>;
    tipe_hitung: Generated<'akumulasi' | 'posisi_akhir' | 'rata_rata'>;
    target: Optional<number>;
    target_tw1: Optional<number>;
    target_tw2: Optional<number>;
    target_tw3: Optional<number>;
    target_tw4: Optional<number>;
    realisasi: Optional<number>;
    realisasi_tw1: Optional<number>;
    realisasi_tw2: Optional<number>;
    realisasi_tw3: Optional<number>;
    realisasi_tw4: Optional<number>;
    capaian: Optional<number>;
    anggaran: Optional<number>;
    anggaran_tw1: Optional<number>;
    anggaran_tw2: Optional<number>;
    anggaran_tw3: Optional<number>;
    anggaran_tw4: Optional<number>;
    realisasi_anggaran_tw1: Optional<number>;
    realisasi_anggaran_tw2: Optional<number>;
    realisasi_anggaran_tw3: Optional<number>;
    realisasi_anggaran_tw4: Optional<number>;
    realisasi_anggaran: GeneratedAlways<number | null>;
    pengampu: Optional<'unit-kerja' | 'tim-kerja'>;
    struktur_organisasi_id: Optional<number>;
    tim_kerja_id: Optional<number>;
    do_narasi: Optional<string>;
    do_rumus: Optional<string>;
    do_keterangan: Optional<string>;
    do_sumber: Optional<string>;
    penyebab_kegagalan: Optional<string>;
    status_upload_pk: Optional<'draf' | 'ditandatangani'>;
    skp: Generated<boolean>;
    is_kinerja_direktur_to_wakil_direktur_rsud: Generated<boolean>;
    kinerja_bayangan_sasaran: Optional<string>;
    kinerja_bayangan_indikator: Optional<string>;
    sasaran_strategis_pd_id: number;
    program_id: Optional<number>;
  };

  kinerja_sub_kegiatan: PlanningRow & {
    tahun_kinerja: number;
    satuan_kerja_id: number;
    sasaran: string;
    indikator: string;
    satuan: Optional<string>;
    polaritas: Generated<'maximize' | 'minimize' | 'range'>;
    range_min: Optional<number>;
    range_max: Optional<number>;
    tipe_hitung: Generated<'akumulasi' | 'posisi_akhir' | 'rata_rata'>;
    target: Optional<number>;
    target_tw1: Optional<number>;
    target_tw2: Optional<number>;
    target_tw3: Optional<number>;
    target_tw4: Optional<number>;
    realisasi: Optional<number>;
    realisasi_tw1: Optional<number>;
    realisasi_tw2: Optional<number>;
    realisasi_tw3: Optional<number>;
    realisasi_tw4: Optional<number>;
    capaian: Optional<number>;
    anggaran: Optional<number>;
    anggaran_tw1: Optional<number>;
    anggaran_tw2: Optional<number>;
    anggaran_tw3: Optional<number>;
    anggaran_tw4: Optional<number>;
    realisasi_anggaran_tw1: Optional<number>;
    realisasi_anggaran_tw2: Optional<number>;
    realisasi_anggaran_tw3: Optional<number>;
    realisasi_anggaran_tw4: Optional<number>;
    realisasi_anggaran: GeneratedAlways<number | null>;
    pengampu: Optional<'unit-kerja' | 'tim-kerja'>;
    struktur_organisasi_id: Optional<number>;
    tim_kerja_id: Optional<number>;
    do_narasi: Optional<string>;
    do_rumus: Optional<string>;
    do_keterangan: Optional<string>;
    do_sumber: Optional<string>;
    penyebab_kegagalan: Optional<string>;
    status_upload_pk: Optional<'draf' | 'ditandatangani'>;
    skp: Generated<boolean>;
    is_kinerja_direktur_to_wakil_direktur_rsud: Generated<boolean>;
    kinerja_bayangan_sasaran: Optional<string>;
    kinerja_bayangan_indikator: Optional<string>;
    kinerja_kegiatan_id: number;
    sub_kegiatan_id: Optional<number>;
    indikator_kemendagri: Optional<string>;
    is_external: Generated<boolean>;
    validasi_bappeda: Optional<boolean>;
    validasi_bappeda_catatan: Optional<string>;
  };

  komentar_rencana: Row & {
    satuan_kerja_id: number;
    tahun: number;
    level:
      | 'sasaran-strategis-pd'
      | 'kinerja-program'
      | 'kinerja-kegiatan'
      | 'kinerja-sub-kegiatan'
      | 'kinerja-langkah-aksi';
    baris_id: number;
    baris_nama: string;
    isian: Optional<'sasaran' | 'indikator' | 'satuan' | 'target' | 'tipe_hitung' | 'pengampu' | 'anggaran'>;
    percakapan_id: Optional<number>;
    tahap: number;
    pihak: 'validator' | 'satuan_kerja';
    teks: string;
    selesai: Generated<boolean>;
  };

  langkah_aksi_anggota: PlanningRow & {
    langkah_aksi_id: number;
    satuan_kerja_id: number;
    nip: string;
    target: Optional<number>;
    satuan: Optional<string>;
    realisasi_tw1: Optional<number>;
    realisasi_tw2: Optional<number>;
    realisasi_tw3: Optional<number>;
    realisasi_tw4: Optional<number>;
    target_tw1: Optional<number>;
    target_tw2: Optional<number>;
    target_tw3: Optional<number>;
    target_tw4: Optional<number>;
  };

  misi: PlanningRow & { visi_id: number; nomor: string; misi: string };

  penyebab_kegagalan: PlanningRow & {
    tahun_kinerja: number;
    satuan_kerja_id: number;
    kinerja_sub_kegiatan_id: number;
    triwulan: number;
    penyebab: string;
    kinerja_csf_id: Optional<number>;
  };

  perjanjian_kinerja: PlanningRow & {
    tahun: number;
    satuan_kerja_id: Optional<number>;
    jenis:
      | 'pemda'
      | 'sasaran-strategis-pd'
      | 'kinerja-program'
      | 'kinerja-kegiatan'
      | 'kinerja-sub-kegiatan'
      | 'pegawai';
    subjek_id: Optional<number>;
    tahap: Generated<'murni' | 'perubahan'>;
    pihak_pertama_nama: string;
    pihak_pertama_nip: Optional<string>;
    pihak_pertama_pangkat: Optional<string>;
    pihak_pertama_jabatan: string;
    pihak_kedua_nama: Optional<string>;
    pihak_kedua_nip: Optional<string>;
    pihak_kedua_pangkat: Optional<string>;
    pihak_kedua_jabatan: Optional<string>;
    tanggal: Optional<DateText>;
    tempat: Optional<string>;
    status: Generated<'draf' | 'diterbitkan' | 'ditandatangani'>;
    file_ttd: Optional<string>;
    perubahan_ke: Generated<number>;
    berkas_id: Optional<number>;
  };

  pk_anggaran: {
    id: Generated<number>;
    perjanjian_kinerja_id: number;
    nomor: number;
    kode: Optional<string>;
    nama: string;
    anggaran: number;
    keterangan: Optional<string>;
  };

  pk_item: {
    id: Generated<number>;
    perjanjian_kinerja_id: number;
    nomor: number;
    sasaran: string;
    indikator: string;
    satuan: Optional<string>;
    target: Optional<number>;
    target_tw1: Optional<number>;
    target_tw2: Optional<number>;
    target_tw3: Optional<number>;
    target_tw4: Optional<number>;
    polaritas: Optional<'maximize' | 'minimize' | 'range'>;
    range_min: Optional<number>;
    range_max: Optional<number>;
  };

  rencana_aksi: PlanningRow & {
    tahun: number;
    satuan_kerja_id: number;
    level: 'rpjmd' | 'pd';
    induk_id: number;
    rencana_aksi: string;
    indikator: string;
    satuan: Optional<string>;
    tw1: Optional<number>;
    tw2: Optional<number>;
    tw3: Optional<number>;
    tw4: Optional<number>;
    tw1_realisasi: Optional<number>;
    tw2_realisasi: Optional<number>;
    tw3_realisasi: Optional<number>;
    tw4_realisasi: Optional<number>;
    kendala_tw1: Optional<string>;
    kendala_tw2: Optional<string>;
    kendala_tw3: Optional<string>;
    kendala_tw4: Optional<string>;
    eviden_tw1: Optional<string>;
    eviden_tw2: Optional<string>;
    eviden_tw3: Optional<string>;
    eviden_tw4: Optional<string>;
    kinerja_sub_kegiatan_id: Optional<number>;
    pengampu: Optional<'unit-kerja' | 'tim-kerja'>;
    struktur_organisasi_id: Optional<number>;
    tim_kerja_id: Optional<number>;
    polaritas: Generated<'maximize' | 'minimize'>;
    anggaran: Optional<number>;
    tindak_lanjut_tw1: Optional<string>;
    tindak_lanjut_tw2: Optional<string>;
    tindak_lanjut_tw3: Optional<string>;
    tindak_lanjut_tw4: Optional<string>;
    berkas_tw1: Generated<number[]>;
    berkas_tw2: Generated<number[]>;
    berkas_tw3: Generated<number[]>;
    berkas_tw4: Generated<number[]>;
  };

  sasaran_strategis: PlanningRow & { tujuan_id: number; nomor: string; sasaran: string };

  sasaran_strategis_pd: PlanningRow & {
    tahun_mulai: number;
    satuan_kerja_id: number;
    satuan: Optional<string>;
    polaritas: Generated<'maximize' | 'minimize' | 'range'>;
    range_min: Optional<number>;
    range_max: Optional<number>;
    tipe_hitung: Generated<'akumulasi' | 'posisi_akhir' | 'rata_rata'>;
    baseline: Optional<number>;
    target_1: Optional<number>;
    target_2: Optional<number>;
    target_3: Optional<number>;
    target_4: Optional<number>;
    target_5: Optional<number>;
    realisasi_1: Optional<number>;
    realisasi_2: Optional<number>;
    realisasi_3: Optional<number>;
    realisasi_4: Optional<number>;
    realisasi_5: Optional<number>;
    capaian_1: Optional<number>;
    capaian_2: Optional<number>;
    capaian_3: Optional<number>;
    capaian_4: Optional<number>;
    capaian_5: Optional<number>;
    rata_nasional_1: Optional<number>;
    rata_nasional_2: Optional<number>;
    rata_nasional_3: Optional<number>;
    rata_nasional_4: Optional<number>;
    rata_nasional_5: Optional<number>;
    label_pembanding: Generated<'nasional' | 'regional'>;
    sumber_data: Optional<string>;
    do_narasi: Optional<string>;
    do_rumus: Optional<string>;
    do_keterangan: Optional<string>;
    do_sumber: Optional<string>;
    sasaran_strategis_rpjmd_id: number;
    tujuan_pd: Optional<string>;
    sasaran_strategis_satker: string;
    iku: string;
    definisi_operasional: Optional<string>;
    status_upload_pk: Optional<'draf' | 'ditandatangani'>;
    is_kinerja_direktur_rsud: Generated<boolean>;
    render_status: Generated<'0' | '1' | 'hide'>;
    skp: Generated<boolean>;
    kinerja_bayangan_sasaran: Optional<string>;
    kinerja_bayangan_indikator: Optional<string>;
  };

  sasaran_strategis_rpjmd: PlanningRow & {
    tahun_mulai: number;
    satuan_kerja_id: number;
    satuan: Optional<string>;
    polaritas: Generated<'maximize' | 'minimize' | 'range'>;
    range_min: Optional<number>;
    range_max: Optional<number>;
    tipe_hitung: Generated<'akumulasi' | 'posisi_akhir' | 'rata_rata'>;
    baseline: Optional<number>;
    target_1: Optional<number>;
    target_2: Optional<number>;
    target_3: Optional<number>;
    target_4: Optional<number>;
    target_5: Optional<number>;
    realisasi_1: Optional<number>;
    realisasi_2: Optional<number>;
    realisasi_3: Optional<number>;
    realisasi_4: Optional<number>;
    realisasi_5: Optional<number>;
    capaian_1: Optional<number>;
    capaian_2: Optional<number>;
    capaian_3: Optional<number>;
    capaian_4: Optional<number>;
    capaian_5: Optional<number>;
    rata_nasional_1: Optional<number>;
    rata_nasional_2: Optional<number>;
    rata_nasional_3: Optional<number>;
    rata_nasional_4: Optional<number>;
    rata_nasional_5: Optional<number>;
    label_pembanding: Generated<'nasional' | 'regional'>;
    sumber_data: Optional<string>;
    do_narasi: Optional<string>;
    do_rumus: Optional<string>;
    do_keterangan: Optional<string>;
    do_sumber: Optional<string>;
    sasaran_strategis_id: number;
    indikator_sasaran_strategis_id: number;
    status_upload_pk: Optional<'draf' | 'ditandatangani'>;
    indikator_merge: ColumnType<unknown, string | undefined, string | undefined>;
  };

  solusi: PlanningRow & {
    tahun: number;
    satuan_kerja_id: number;
    level: 'kinerja-program' | 'kinerja-kegiatan' | 'kinerja-sub-kegiatan';
    kinerja_id: number;
    kinerja_masalah_id: number;
    solusi: string;
  };

  teks_berlaku: { tabel: string; id: number; tahun: number; isi: ColumnType<unknown, string, string> };

  tujuan: PlanningRow & { misi_id: number; nomor: string; tujuan: string };

  validasi_perencanaan: Row & {
    tahun: number;
    satuan_kerja_id: number;
    status: boolean;
    tahap: number;
    keadaan: 'draf' | 'menunggu' | 'dikembalikan' | 'disetujui';
    catatan: Optional<string>;
  };

  validasi_perencanaan_riwayat: {
    id: Generated<number>;
    validasi_perencanaan_id: number;
    satuan_kerja_id: number;
    tahap: number;
    aksi: 'ajukan' | 'tarik' | 'setujui' | 'kembalikan';
    catatan: Optional<string>;
    user_id: Optional<number>;
    waktu: Generated<Date>;
    temuan: ColumnType<unknown, string | undefined, string | undefined>;
  };

  visi: PlanningRow & { tahun_mulai: number; visi: string };
}

declare module '../../database/tables' {
  interface Tables extends Refined<PlanningTables, Stored> {}
}
