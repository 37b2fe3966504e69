import type * as contracts from '@selaras/contracts';
import type { DescribedTables, EntityLists } from './described-tables';
import type * as kinerja from './tables-kinerja';
import type * as organisasi from './tables-organisasi';
import type * as pelengkap from './tables-pelengkap';

/**
 * Every table of the database by name, for Kysely. Names are those of the domain model. Tables of described entities come
 * from their descriptions, the others are written down.
 */
export interface Tables extends DescribedTables<EntityLists<typeof contracts>> {
  satuan_kerja: organisasi.SatuanKerjaTable;
  struktur_organisasi: organisasi.StrukturOrganisasiTable;
  pegawai: organisasi.PegawaiTable;
  users: organisasi.UsersTable;
  sessions: organisasi.SessionsTable;
  login_percobaan: organisasi.LoginPercobaanTable;
  idempotensi: organisasi.IdempotensiTable;
  referensi: organisasi.ReferensiTable;
  tim_kerja: organisasi.TimKerjaTable;
  tim_kerja_anggota: organisasi.TimKerjaAnggotaTable;

  visi: kinerja.VisiTable;
  misi: kinerja.MisiTable;
  tujuan: kinerja.TujuanTable;
  indikator_tujuan: kinerja.IndikatorTujuanTable;
  sasaran_strategis: kinerja.SasaranStrategisTable;
  indikator_sasaran_strategis: kinerja.IndikatorSasaranStrategisTable;
  sasaran_strategis_rpjmd: kinerja.SasaranStrategisRpjmdTable;
  indikator_merge: kinerja.IndikatorMergeTable;
  sasaran_strategis_pd: kinerja.SasaranStrategisPdTable;
  kinerja_program: kinerja.KinerjaProgramTable;
  kinerja_kegiatan: kinerja.KinerjaKegiatanTable;
  kinerja_sub_kegiatan: kinerja.KinerjaSubKegiatanTable;
  penyebab_kegagalan: kinerja.PenyebabKegagalanTable;
  kinerja_langkah_aksi: kinerja.KinerjaLangkahAksiTable;
  langkah_aksi_anggota: kinerja.LangkahAksiAnggotaTable;

  kinerja_cross: pelengkap.KinerjaCrossTable;
  kinerja_csf: pelengkap.KinerjaCsfTable;
  solusi: pelengkap.SolusiTable;
  kamus_indikator: pelengkap.KamusIndikatorTable;
  kamus_indikator_fungsional: pelengkap.KamusIndikatorFungsionalTable;
  kamus_fungsional_sub_kegiatan: pelengkap.KamusFungsionalSubKegiatanTable;
  rencana_aksi: pelengkap.RencanaAksiTable;
  perjanjian_kinerja: pelengkap.PerjanjianKinerjaTable;
  pk_item: pelengkap.PkItemTable;
  pk_anggaran: pelengkap.PkAnggaranTable;
  validasi_perencanaan: pelengkap.ValidasiPerencanaanTable;
  validasi_perencanaan_riwayat: pelengkap.ValidasiPerencanaanRiwayatTable;
  berkas: pelengkap.BerkasTable;
  bukti_langkah_aksi: pelengkap.BuktiLangkahAksiTable;
  impor: pelengkap.ImporTable;
  impor_baris: pelengkap.ImporBarisTable;
  versi_data: pelengkap.VersiDataTable;
  audit_log: pelengkap.AuditLogTable;
}
