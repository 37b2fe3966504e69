import type * as contracts from '@selaras/contracts';
import type { DescribedTables, EntityLists } from './described-tables';
import type * as dokumen from './tables-dokumen';
import type * as kinerja from './tables-kinerja';
import type * as lke from './tables-lke/lembar';
import type * as tindakLanjut from './tables-lke/tindak-lanjut';
import type * as organisasi from './tables-organisasi';
import type * as rapor from './tables-rapor';
import type * as supplementary from './tables-supplementary';

/**
 * Every table of the database by name, for Kysely. Names are those of the domain model. Tables of described entities come
 * from their descriptions, the others are written down.
 */
export interface Tables extends DescribedTables<EntityLists<typeof contracts>> {
  satuan_kerja: organisasi.SatuanKerjaTable;
  struktur_organisasi: organisasi.StrukturOrganisasiTable;
  pegawai: organisasi.PegawaiTable;
  jabatan_pegawai: organisasi.JabatanPegawaiTable;
  users: organisasi.UsersTable;
  sessions: organisasi.SessionsTable;
  login_percobaan: organisasi.LoginPercobaanTable;
  idempotensi: organisasi.IdempotensiTable;
  referensi: organisasi.ReferensiTable;
  tim_kerja: organisasi.TimKerjaTable;
  tim_kerja_anggota: organisasi.TimKerjaAnggotaTable;
  tim_kerja_anggota_riwayat: organisasi.TimKerjaAnggotaRiwayatTable;
  pejabat_sementara: organisasi.PejabatSementaraTable;

  visi: kinerja.VisiTable;
  misi: kinerja.MisiTable;
  tujuan: kinerja.TujuanTable;
  indikator_tujuan: kinerja.IndikatorTujuanTable;
  sasaran_strategis: kinerja.SasaranStrategisTable;
  indikator_sasaran_strategis: kinerja.IndikatorSasaranStrategisTable;
  sasaran_strategis_rpjmd: kinerja.SasaranStrategisRpjmdTable;
  sasaran_strategis_pd: kinerja.SasaranStrategisPdTable;
  kinerja_program: kinerja.KinerjaProgramTable;
  kinerja_kegiatan: kinerja.KinerjaKegiatanTable;
  kinerja_sub_kegiatan: kinerja.KinerjaSubKegiatanTable;
  penyebab_kegagalan: kinerja.PenyebabKegagalanTable;
  kinerja_langkah_aksi: kinerja.KinerjaLangkahAksiTable;
  langkah_aksi_anggota: kinerja.LangkahAksiAnggotaTable;
  realisasi_anggota: kinerja.RealisasiAnggotaTable;
  pemindahan_langkah: kinerja.PemindahanLangkahTable;

  kinerja_cross: supplementary.KinerjaCrossTable;
  kinerja_csf: supplementary.KinerjaCsfTable;
  solusi: supplementary.SolusiTable;
  kamus_indikator: supplementary.KamusIndikatorTable;
  kamus_indikator_fungsional: supplementary.KamusIndikatorFungsionalTable;
  kamus_fungsional_sub_kegiatan: supplementary.KamusFungsionalSubKegiatanTable;
  rencana_aksi: supplementary.RencanaAksiTable;
  perjanjian_kinerja: supplementary.PerjanjianKinerjaTable;
  pk_item: supplementary.PkItemTable;
  pk_anggaran: supplementary.PkAnggaranTable;
  validasi_perencanaan: supplementary.ValidasiPerencanaanTable;
  validasi_perencanaan_riwayat: supplementary.ValidasiPerencanaanRiwayatTable;
  program_inovatif: supplementary.ProgramInovatifTable;
  lke_instrumen: lke.LkeInstrumenTable;
  lke_instrumen_riwayat: lke.LkeInstrumenRiwayatTable;
  lke_skala: lke.LkeSkalaTable;
  lke_komponen: lke.LkeKomponenTable;
  lke_sub_komponen: lke.LkeSubKomponenTable;
  lke_kriteria: lke.LkeKriteriaTable;
  lke_penilaian: lke.LkePenilaianTable;
  lke_langkah: lke.LkeLangkahTable;
  lke_penilai: lke.LkePenilaiTable;
  lke_jawaban: lke.LkeJawabanTable;
  lke_eviden: lke.LkeEvidenTable;
  lke_eviden_versi: lke.LkeEvidenVersiTable;
  lke_bukti: lke.LkeBuktiTable;
  lke_unggahan: lke.LkeUnggahanTable;
  lke_pleno: lke.LkePlenoTable;
  lke_koordinator: lke.LkeKoordinatorTable;
  lke_bagian: lke.LkeBagianTable;
  lke_bagian_kriteria: lke.LkeBagianKriteriaTable;
  lke_bagian_langkah: lke.LkeBagianLangkahTable;
  lke_frasa: lke.LkeFrasaTable;
  lke_komentar: lke.LkeKomentarTable;
  lke_tindak_lanjut: tindakLanjut.LkeTindakLanjutTable;
  lke_tindak_lanjut_bukti: tindakLanjut.LkeTindakLanjutBuktiTable;
  lke_tindak_lanjut_langkah: tindakLanjut.LkeTindakLanjutLangkahTable;

  nilai_jenjang_kinerja: rapor.NilaiJenjangKinerjaTable;
  penambahan_output: rapor.PenambahanOutputTable;
  lkip: rapor.LkipTable;
  lkip_bab: rapor.LkipBabTable;
  lkip_bab_versi: rapor.LkipBabVersiTable;
  lkip_narasi: rapor.LkipNarasiTable;
  lkip_narasi_draf: rapor.LkipNarasiDrafTable;
  lkip_angka: rapor.LkipAngkaTable;
  lkip_langkah: rapor.LkipLangkahTable;
  lkip_komentar: rapor.LkipKomentarTable;
  lkip_sewa: rapor.LkipSewaTable;
  lkip_ekspor: rapor.LkipEksporTable;

  berkas: supplementary.BerkasTable;
  bukti_langkah_aksi: supplementary.BuktiLangkahAksiTable;
  impor: supplementary.ImporTable;
  impor_baris: supplementary.ImporBarisTable;
  versi_data: supplementary.VersiDataTable;
  data_terbuka_isi: supplementary.DataTerbukaIsiTable;
  data_terbuka_versi: supplementary.DataTerbukaVersiTable;
  audit_log: supplementary.AuditLogTable;

  dokumen: dokumen.DokumenTable;
  dokumen_versi: dokumen.DokumenVersiTable;
  berkas_gambar: dokumen.BerkasGambarTable;
}
