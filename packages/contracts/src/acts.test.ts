import { type Rule, roleNames, type Who } from '@selaras/roles';
import { everyAct } from './testing';

const everyone: readonly Who[] = ['guest', ...roleNames];

/** A rule in one line, its roles in one order, so that two of them can be compared. */
function textOf({ roles, unit }: Rule): string {
  const named = everyone.filter((who) => roles.includes(who));
  if (named.length === everyone.length) return `${unit}: everybody`;
  if (named.length === roleNames.length && !roles.includes('guest')) return `${unit}: every role`;
  return `${unit}: ${named.join(' ')}`;
}

/**
 * The permission table, written down apart from the rules: a right that is given or taken shows here too. `any` looks
 * at no unit; `own` holds roles that do not see all units to rows of their own.
 */
const table: Readonly<Record<string, string>> = {
  'sesi.masuk': 'any: everybody',
  'sesi.keluar': 'any: every role',
  'sesi.pengguna': 'any: every role',
  'sesi.akhiri-semua': 'any: every role',
  'sesi.daftar': 'any: every role',
  'pengguna.lihat': 'any: super',
  'pengguna.buat': 'any: super',
  'pengguna.ubah': 'any: super',
  'pengguna.reset-kata-sandi': 'any: super',
  'pengguna.nonaktifkan': 'any: super',
  'pengguna.aktifkan': 'any: super',
  'berkas.unggah': 'any: super pemerintah_daerah perangkat_daerah setda validator_kepala_bidang',
  'berkas.unduh': 'any: every role',
  'impor.nomenklatur': 'any: super',
  'impor.kaskade': 'own: super perangkat_daerah setda',
  'impor.lihat': 'any: super perangkat_daerah setda',
  'referensi.count-down': 'any: every role',
  'validasi-perencanaan.status': 'any: every role',
  'kinerja.ubah': 'own: super perangkat_daerah setda',
  'cascading.lihat': 'any: super pemerintah_daerah perangkat_daerah setda pemda',
  'cascading.perubahan': 'any: super pemerintah_daerah perangkat_daerah setda pemda',
  'publik.cascading': 'any: everybody',
  'publik.cascading-perubahan': 'any: everybody',
  'option.indikator': 'any: every role',
  'option.sasaran': 'any: every role',
  'option.indikator-sasaran-strategis': 'any: every role',
  'option.indikator-tujuan': 'any: every role',
  'option.kegiatan': 'any: every role',
  'option.misi': 'any: every role',
  'option.pegawai': 'any: every role',
  'option.pengampu-tim-kerja': 'any: every role',
  'option.pengampu-unit-kerja': 'any: every role',
  'option.program': 'any: every role',
  'option.sasaran-strategis': 'any: every role',
  'option.satuan-kerja': 'any: every role',
  'option.sub-kegiatan': 'own: every role',
  'option.tujuan': 'any: every role',
  'publik.option-satuan-kerja': 'any: everybody',
  'publik.rencana-aksi': 'any: everybody',
  'publik.rencana-aksi-gubernur': 'any: everybody',
  'publik.definisi-operasional': 'any: everybody',
  'publik.kamus-indikator': 'any: everybody',
  'publik.kinerja-wakil-direktur-rsud': 'any: everybody',
  'publik.kinerja-langkah-aksi': 'any: everybody',
  'publik.ringkasan': 'any: everybody',
  'solusi-masalah.lihat': 'any: everybody',
  'perjanjian-kinerja.unduh': 'any: everybody',
  'perjanjian-kinerja.lihat': 'any: super pemerintah_daerah perangkat_daerah setda pemda',
  'perjanjian-kinerja.rincian': 'own: super pemerintah_daerah perangkat_daerah setda pemda',
  'perjanjian-kinerja.buat': 'own: super perangkat_daerah setda',
  'perjanjian-kinerja.terbitkan': 'own: super perangkat_daerah setda',
  'perjanjian-kinerja.tanda-tangan': 'own: super perangkat_daerah setda',
  'perjanjian-kinerja.hapus': 'own: super perangkat_daerah setda',
  'perjanjian-kinerja-pemda.buat': 'any: super pemerintah_daerah',
  'perjanjian-kinerja-pemda.terbitkan': 'any: super pemerintah_daerah',
  'perjanjian-kinerja-pemda.tanda-tangan': 'any: super pemerintah_daerah',
  'perjanjian-kinerja-pemda.hapus': 'any: super pemerintah_daerah',
  'perjanjian-kinerja-pegawai.lihat':
    'any: super pemerintah_daerah perangkat_daerah setda pemda validator_kepala_bidang',
  'perjanjian-kinerja-pegawai.rincian':
    'own: super pemerintah_daerah perangkat_daerah setda pemda validator_kepala_bidang',
  'perjanjian-kinerja-pegawai.buat': 'own: super perangkat_daerah setda validator_kepala_bidang',
  'perjanjian-kinerja-pegawai.terbitkan': 'own: super perangkat_daerah setda validator_kepala_bidang',
  'perjanjian-kinerja-pegawai.tanda-tangan': 'own: super perangkat_daerah setda validator_kepala_bidang',
  'perjanjian-kinerja-pegawai.hapus': 'own: super perangkat_daerah setda validator_kepala_bidang',
  'rekap-anggaran.cetak': 'any: everybody',
  'rekap-anggaran.lihat': 'own: super pemerintah_daerah perangkat_daerah setda pemda',
  'rekap-anggaran.kabupaten': 'any: super pemerintah_daerah pemda',
  'capaian-iku.lihat': 'any: super pemerintah_daerah perangkat_daerah pemda',
  'capaian-iku.ubah-kabupaten': 'any: super pemerintah_daerah',
  'capaian-iku.ubah-pd': 'own: super perangkat_daerah',
  'cari.indikator': 'any: super pemerintah_daerah perangkat_daerah setda pemda',
  'insiden.catat': 'any: everybody',
  'dashboard.lihat': 'any: every role',
  'dashboard-pd.lihat': 'own: super pemerintah_daerah perangkat_daerah setda pemda',
  'visi-misi-rpjmd.lihat':
    'any: super pemerintah_daerah perangkat_daerah setda pemda validator_bappeda validator_perencanaan_1 validator_perencanaan_2 validator_perencanaan_3',
  'visi-misi-rpjmd.riwayat':
    'any: super pemerintah_daerah perangkat_daerah setda pemda validator_bappeda validator_perencanaan_1 validator_perencanaan_2 validator_perencanaan_3',
  'visi-misi-rpjmd.buat': 'any: super pemerintah_daerah',
  'visi-misi-rpjmd.ubah': 'any: super pemerintah_daerah',
  'visi-misi-rpjmd.hapus': 'any: super pemerintah_daerah',
  'sasaran-strategis-rpjmd.lihat':
    'any: super pemerintah_daerah perangkat_daerah setda pemda validator_bappeda validator_perencanaan_1 validator_perencanaan_2 validator_perencanaan_3',
  'sasaran-strategis-rpjmd.riwayat':
    'any: super pemerintah_daerah perangkat_daerah setda pemda validator_bappeda validator_perencanaan_1 validator_perencanaan_2 validator_perencanaan_3',
  'sasaran-strategis-rpjmd.buat': 'any: super pemerintah_daerah',
  'sasaran-strategis-rpjmd.ubah': 'any: super pemerintah_daerah',
  'sasaran-strategis-rpjmd.hapus': 'any: super pemerintah_daerah',
  'sasaran-strategis-pd.lihat':
    'any: super pemerintah_daerah perangkat_daerah setda pemda validator_bappeda validator_perencanaan_1 validator_perencanaan_2 validator_perencanaan_3',
  'sasaran-strategis-pd.riwayat':
    'own: super pemerintah_daerah perangkat_daerah setda pemda validator_bappeda validator_perencanaan_1 validator_perencanaan_2 validator_perencanaan_3',
  'sasaran-strategis-pd.buat': 'own: super perangkat_daerah setda',
  'sasaran-strategis-pd.ubah': 'own: super perangkat_daerah setda',
  'sasaran-strategis-pd.hapus': 'own: super perangkat_daerah setda',
  'kinerja-program.lihat':
    'any: super pemerintah_daerah perangkat_daerah setda pemda validator_bappeda validator_perencanaan_1 validator_perencanaan_2 validator_perencanaan_3',
  'kinerja-program.riwayat':
    'own: super pemerintah_daerah perangkat_daerah setda pemda validator_bappeda validator_perencanaan_1 validator_perencanaan_2 validator_perencanaan_3',
  'kinerja-program.buat': 'own: super perangkat_daerah setda',
  'kinerja-program.ubah': 'own: super perangkat_daerah setda',
  'kinerja-program.hapus': 'own: super perangkat_daerah setda',
  'kinerja-kegiatan.lihat':
    'any: super pemerintah_daerah perangkat_daerah setda pemda validator_bappeda validator_perencanaan_1 validator_perencanaan_2 validator_perencanaan_3',
  'kinerja-kegiatan.riwayat':
    'own: super pemerintah_daerah perangkat_daerah setda pemda validator_bappeda validator_perencanaan_1 validator_perencanaan_2 validator_perencanaan_3',
  'kinerja-kegiatan.buat': 'own: super perangkat_daerah setda',
  'kinerja-kegiatan.ubah': 'own: super perangkat_daerah setda',
  'kinerja-kegiatan.hapus': 'own: super perangkat_daerah setda',
  'kinerja-sub-kegiatan.lihat':
    'any: super pemerintah_daerah perangkat_daerah setda pemda validator_bappeda validator_perencanaan_1 validator_perencanaan_2 validator_perencanaan_3',
  'kinerja-sub-kegiatan.riwayat':
    'own: super pemerintah_daerah perangkat_daerah setda pemda validator_bappeda validator_perencanaan_1 validator_perencanaan_2 validator_perencanaan_3',
  'kinerja-sub-kegiatan.buat': 'own: super perangkat_daerah setda',
  'kinerja-sub-kegiatan.ubah': 'own: super perangkat_daerah setda',
  'kinerja-sub-kegiatan.hapus': 'own: super perangkat_daerah setda',
  'kinerja-sub-kegiatan.validasi': 'any: super validator_bappeda',
  'kamus-indikator.lihat': 'any: super pemerintah_daerah perangkat_daerah setda pemda validator_bappeda',
  'kamus-indikator.riwayat': 'own: super pemerintah_daerah perangkat_daerah setda pemda validator_bappeda',
  'kamus-indikator.buat': 'own: super perangkat_daerah setda',
  'kamus-indikator.ubah': 'own: super perangkat_daerah setda',
  'kamus-indikator.hapus': 'own: super perangkat_daerah setda',
  'kamus-indikator.validasi': 'any: super validator_bappeda',
  'kamus-indikator-fungsional.lihat': 'any: super pemerintah_daerah perangkat_daerah setda pemda',
  'kamus-indikator-fungsional.riwayat': 'own: super pemerintah_daerah perangkat_daerah setda pemda',
  'kamus-indikator-fungsional.buat': 'own: super perangkat_daerah setda',
  'kamus-indikator-fungsional.ubah': 'own: super perangkat_daerah setda',
  'kamus-indikator-fungsional.hapus': 'own: super perangkat_daerah setda',
  'kinerja-langkah-aksi.lihat':
    'any: super pemerintah_daerah perangkat_daerah setda pemda validator_bappeda validator_perencanaan_1 validator_perencanaan_2 validator_perencanaan_3 validator_kepala_bidang',
  'kinerja-langkah-aksi.riwayat':
    'own: super pemerintah_daerah perangkat_daerah setda pemda validator_bappeda validator_perencanaan_1 validator_perencanaan_2 validator_perencanaan_3 validator_kepala_bidang',
  'kinerja-langkah-aksi.buat': 'own: super perangkat_daerah setda validator_kepala_bidang',
  'kinerja-langkah-aksi.ubah': 'own: super perangkat_daerah setda validator_kepala_bidang',
  'kinerja-langkah-aksi.hapus': 'own: super perangkat_daerah setda validator_kepala_bidang',
  'rencana-aksi-terintegrasi.lihat': 'own: super pemerintah_daerah perangkat_daerah setda pemda',
  'rencana-aksi-terintegrasi.ubah': 'own: super perangkat_daerah setda',
  'rencana-aksi-rpjmd.lihat': 'any: super pemerintah_daerah perangkat_daerah setda pemda',
  'rencana-aksi-rpjmd.riwayat': 'any: super pemerintah_daerah perangkat_daerah setda pemda',
  'rencana-aksi-rpjmd.buat': 'any: super pemerintah_daerah',
  'rencana-aksi-rpjmd.ubah': 'any: super pemerintah_daerah',
  'rencana-aksi-rpjmd.hapus': 'any: super pemerintah_daerah',
  'rencana-aksi-pd.lihat': 'any: super pemerintah_daerah perangkat_daerah setda pemda',
  'rencana-aksi-pd.riwayat': 'own: super pemerintah_daerah perangkat_daerah setda pemda',
  'rencana-aksi-pd.buat': 'own: super perangkat_daerah setda',
  'rencana-aksi-pd.ubah': 'own: super perangkat_daerah setda',
  'rencana-aksi-pd.hapus': 'own: super perangkat_daerah setda',
  'kinerja-cross-cutting.lihat':
    'any: super pemerintah_daerah perangkat_daerah setda pemda validator_bappeda validator_perencanaan_1 validator_perencanaan_2 validator_perencanaan_3',
  'kinerja-cross-cutting.riwayat':
    'own: super pemerintah_daerah perangkat_daerah setda pemda validator_bappeda validator_perencanaan_1 validator_perencanaan_2 validator_perencanaan_3',
  'kinerja-cross-cutting.buat': 'own: super perangkat_daerah setda',
  'kinerja-cross-cutting.ubah': 'own: super perangkat_daerah setda',
  'kinerja-cross-cutting.hapus': 'own: super perangkat_daerah setda',
  'kinerja-cross-cutting.putuskan': 'own: super perangkat_daerah setda',
  'program.lihat': 'any: super',
  'program.riwayat': 'any: super',
  'program.buat': 'any: super',
  'program.ubah': 'any: super',
  'program.hapus': 'any: super',
  'kegiatan.lihat': 'any: super',
  'kegiatan.riwayat': 'any: super',
  'kegiatan.buat': 'any: super',
  'kegiatan.ubah': 'any: super',
  'kegiatan.hapus': 'any: super',
  'sub-kegiatan.lihat': 'any: super',
  'sub-kegiatan.riwayat': 'any: super',
  'sub-kegiatan.buat': 'any: super',
  'sub-kegiatan.ubah': 'any: super',
  'sub-kegiatan.hapus': 'any: super',
  'referensi.lihat': 'any: super',
  'referensi.riwayat': 'any: super',
  'referensi.buat': 'any: super',
  'referensi.ubah': 'any: super',
  'referensi.hapus': 'any: super',
  'validasi-perencanaan.lihat':
    'any: super pemerintah_daerah pemda validator_perencanaan_1 validator_perencanaan_2 validator_perencanaan_3',
  'validasi-perencanaan.rincian':
    'own: super pemerintah_daerah perangkat_daerah setda pemda validator_bappeda validator_perencanaan_1 validator_perencanaan_2 validator_perencanaan_3',
  'validasi-perencanaan.ajukan': 'own: super perangkat_daerah setda',
  'validasi-perencanaan.putuskan':
    'any: super validator_perencanaan_1 validator_perencanaan_2 validator_perencanaan_3',
};

describe('the acts of the contracts', () => {
  it('are these, each with exactly this rule', () => {
    expect(Object.fromEntries(everyAct.map((act) => [act.name, textOf(act)]))).toEqual(table);
  });

  it('have a name each that no other has', () => {
    const names = everyAct.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it.each(everyAct)('$name names only roles that exist, each once', ({ roles }) => {
    expect(roles.filter((role) => !everyone.includes(role))).toEqual([]);
    expect(new Set(roles).size).toBe(roles.length);
  });
});
