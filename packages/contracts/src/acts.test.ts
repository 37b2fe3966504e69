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
  'pengguna.read': 'any: super',
  'pengguna.create': 'any: super',
  'pengguna.update': 'any: super',
  'pengguna.reset-kata-sandi': 'any: super',
  'pengguna.nonaktifkan': 'any: super',
  'pengguna.aktifkan': 'any: super',
  'berkas.upload': 'any: super pemerintah_daerah perangkat_daerah setda validator_kepala_bidang',
  'berkas.download': 'any: every role',
  'impor.nomenklatur': 'any: super',
  'impor.kaskade': 'own: super perangkat_daerah setda',
  'impor.read': 'any: super perangkat_daerah setda',
  'referensi.count-down': 'any: every role',
  'validasi-perencanaan.status': 'any: every role',
  'kinerja.update': 'own: super perangkat_daerah setda',
  'cascading.read': 'any: super pemerintah_daerah perangkat_daerah setda pemda',
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
  'solusi-masalah.read': 'any: everybody',
  'perjanjian-kinerja.download': 'any: everybody',
  'perjanjian-kinerja.list': 'any: super pemerintah_daerah perangkat_daerah setda pemda',
  'perjanjian-kinerja.get': 'own: super pemerintah_daerah perangkat_daerah setda pemda',
  'perjanjian-kinerja.create': 'own: super perangkat_daerah setda',
  'perjanjian-kinerja.terbitkan': 'own: super perangkat_daerah setda',
  'perjanjian-kinerja.tanda-tangan': 'own: super perangkat_daerah setda',
  'perjanjian-kinerja.remove': 'own: super perangkat_daerah setda',
  'perjanjian-kinerja-pemda.create': 'any: super pemerintah_daerah',
  'perjanjian-kinerja-pemda.terbitkan': 'any: super pemerintah_daerah',
  'perjanjian-kinerja-pemda.tanda-tangan': 'any: super pemerintah_daerah',
  'perjanjian-kinerja-pemda.remove': 'any: super pemerintah_daerah',
  'perjanjian-kinerja-pegawai.list':
    'any: super pemerintah_daerah perangkat_daerah setda pemda validator_kepala_bidang',
  'perjanjian-kinerja-pegawai.get':
    'own: super pemerintah_daerah perangkat_daerah setda pemda validator_kepala_bidang',
  'perjanjian-kinerja-pegawai.create': 'own: super perangkat_daerah setda validator_kepala_bidang',
  'perjanjian-kinerja-pegawai.terbitkan': 'own: super perangkat_daerah setda validator_kepala_bidang',
  'perjanjian-kinerja-pegawai.tanda-tangan': 'own: super perangkat_daerah setda validator_kepala_bidang',
  'perjanjian-kinerja-pegawai.remove': 'own: super perangkat_daerah setda validator_kepala_bidang',
  'rekap-anggaran.print': 'any: everybody',
  'rekap-anggaran.read': 'own: super pemerintah_daerah perangkat_daerah setda pemda',
  'rekap-anggaran.kabupaten': 'any: super pemerintah_daerah pemda',
  'capaian-iku.read': 'any: super pemerintah_daerah perangkat_daerah pemda',
  'capaian-iku.update-kabupaten': 'any: super pemerintah_daerah',
  'capaian-iku.update-pd': 'own: super perangkat_daerah',
  'cari.indikator': 'any: super pemerintah_daerah perangkat_daerah setda pemda',
  'insiden.catat': 'any: everybody',
  'dashboard.read': 'any: every role',
  'dashboard-pd.read': 'own: super pemerintah_daerah perangkat_daerah setda pemda',
  'visi-misi-rpjmd.read':
    'any: super pemerintah_daerah perangkat_daerah setda pemda validator_bappeda validator_perencanaan_1 validator_perencanaan_2 validator_perencanaan_3',
  'visi-misi-rpjmd.history':
    'any: super pemerintah_daerah perangkat_daerah setda pemda validator_bappeda validator_perencanaan_1 validator_perencanaan_2 validator_perencanaan_3',
  'visi-misi-rpjmd.create': 'any: super pemerintah_daerah',
  'visi-misi-rpjmd.update': 'any: super pemerintah_daerah',
  'visi-misi-rpjmd.remove': 'any: super pemerintah_daerah',
  'sasaran-strategis-rpjmd.read':
    'any: super pemerintah_daerah perangkat_daerah setda pemda validator_bappeda validator_perencanaan_1 validator_perencanaan_2 validator_perencanaan_3',
  'sasaran-strategis-rpjmd.history':
    'any: super pemerintah_daerah perangkat_daerah setda pemda validator_bappeda validator_perencanaan_1 validator_perencanaan_2 validator_perencanaan_3',
  'sasaran-strategis-rpjmd.create': 'any: super pemerintah_daerah',
  'sasaran-strategis-rpjmd.update': 'any: super pemerintah_daerah',
  'sasaran-strategis-rpjmd.remove': 'any: super pemerintah_daerah',
  'sasaran-strategis-pd.read':
    'any: super pemerintah_daerah perangkat_daerah setda pemda validator_bappeda validator_perencanaan_1 validator_perencanaan_2 validator_perencanaan_3',
  'sasaran-strategis-pd.history':
    'own: super pemerintah_daerah perangkat_daerah setda pemda validator_bappeda validator_perencanaan_1 validator_perencanaan_2 validator_perencanaan_3',
  'sasaran-strategis-pd.create': 'own: super perangkat_daerah setda',
  'sasaran-strategis-pd.update': 'own: super perangkat_daerah setda',
  'sasaran-strategis-pd.remove': 'own: super perangkat_daerah setda',
  'kinerja-program.read':
    'any: super pemerintah_daerah perangkat_daerah setda pemda validator_bappeda validator_perencanaan_1 validator_perencanaan_2 validator_perencanaan_3',
  'kinerja-program.history':
    'own: super pemerintah_daerah perangkat_daerah setda pemda validator_bappeda validator_perencanaan_1 validator_perencanaan_2 validator_perencanaan_3',
  'kinerja-program.create': 'own: super perangkat_daerah setda',
  'kinerja-program.update': 'own: super perangkat_daerah setda',
  'kinerja-program.remove': 'own: super perangkat_daerah setda',
  'kinerja-kegiatan.read':
    'any: super pemerintah_daerah perangkat_daerah setda pemda validator_bappeda validator_perencanaan_1 validator_perencanaan_2 validator_perencanaan_3',
  'kinerja-kegiatan.history':
    'own: super pemerintah_daerah perangkat_daerah setda pemda validator_bappeda validator_perencanaan_1 validator_perencanaan_2 validator_perencanaan_3',
  'kinerja-kegiatan.create': 'own: super perangkat_daerah setda',
  'kinerja-kegiatan.update': 'own: super perangkat_daerah setda',
  'kinerja-kegiatan.remove': 'own: super perangkat_daerah setda',
  'kinerja-sub-kegiatan.read':
    'any: super pemerintah_daerah perangkat_daerah setda pemda validator_bappeda validator_perencanaan_1 validator_perencanaan_2 validator_perencanaan_3',
  'kinerja-sub-kegiatan.history':
    'own: super pemerintah_daerah perangkat_daerah setda pemda validator_bappeda validator_perencanaan_1 validator_perencanaan_2 validator_perencanaan_3',
  'kinerja-sub-kegiatan.create': 'own: super perangkat_daerah setda',
  'kinerja-sub-kegiatan.update': 'own: super perangkat_daerah setda',
  'kinerja-sub-kegiatan.remove': 'own: super perangkat_daerah setda',
  'kinerja-sub-kegiatan.validasi': 'any: super validator_bappeda',
  'kamus-indikator.read': 'any: super pemerintah_daerah perangkat_daerah setda pemda validator_bappeda',
  'kamus-indikator.history': 'own: super pemerintah_daerah perangkat_daerah setda pemda validator_bappeda',
  'kamus-indikator.create': 'own: super perangkat_daerah setda',
  'kamus-indikator.update': 'own: super perangkat_daerah setda',
  'kamus-indikator.remove': 'own: super perangkat_daerah setda',
  'kamus-indikator.validasi': 'any: super validator_bappeda',
  'kamus-indikator-fungsional.read': 'any: super pemerintah_daerah perangkat_daerah setda pemda',
  'kamus-indikator-fungsional.history': 'own: super pemerintah_daerah perangkat_daerah setda pemda',
  'kamus-indikator-fungsional.create': 'own: super perangkat_daerah setda',
  'kamus-indikator-fungsional.update': 'own: super perangkat_daerah setda',
  'kamus-indikator-fungsional.remove': 'own: super perangkat_daerah setda',
  'kinerja-langkah-aksi.read':
    'any: super pemerintah_daerah perangkat_daerah setda pemda validator_bappeda validator_perencanaan_1 validator_perencanaan_2 validator_perencanaan_3 validator_kepala_bidang',
  'kinerja-langkah-aksi.history':
    'own: super pemerintah_daerah perangkat_daerah setda pemda validator_bappeda validator_perencanaan_1 validator_perencanaan_2 validator_perencanaan_3 validator_kepala_bidang',
  'kinerja-langkah-aksi.create': 'own: super perangkat_daerah setda validator_kepala_bidang',
  'kinerja-langkah-aksi.update': 'own: super perangkat_daerah setda validator_kepala_bidang',
  'kinerja-langkah-aksi.remove': 'own: super perangkat_daerah setda validator_kepala_bidang',
  'rencana-aksi-terintegrasi.read': 'own: super pemerintah_daerah perangkat_daerah setda pemda',
  'rencana-aksi-terintegrasi.update': 'own: super perangkat_daerah setda',
  'rencana-aksi-rpjmd.read': 'any: super pemerintah_daerah perangkat_daerah setda pemda',
  'rencana-aksi-rpjmd.history': 'any: super pemerintah_daerah perangkat_daerah setda pemda',
  'rencana-aksi-rpjmd.create': 'any: super pemerintah_daerah',
  'rencana-aksi-rpjmd.update': 'any: super pemerintah_daerah',
  'rencana-aksi-rpjmd.remove': 'any: super pemerintah_daerah',
  'rencana-aksi-pd.read': 'any: super pemerintah_daerah perangkat_daerah setda pemda',
  'rencana-aksi-pd.history': 'own: super pemerintah_daerah perangkat_daerah setda pemda',
  'rencana-aksi-pd.create': 'own: super perangkat_daerah setda',
  'rencana-aksi-pd.update': 'own: super perangkat_daerah setda',
  'rencana-aksi-pd.remove': 'own: super perangkat_daerah setda',
  'kinerja-cross-cutting.read':
    'any: super pemerintah_daerah perangkat_daerah setda pemda validator_bappeda validator_perencanaan_1 validator_perencanaan_2 validator_perencanaan_3',
  'kinerja-cross-cutting.history':
    'own: super pemerintah_daerah perangkat_daerah setda pemda validator_bappeda validator_perencanaan_1 validator_perencanaan_2 validator_perencanaan_3',
  'kinerja-cross-cutting.create': 'own: super perangkat_daerah setda',
  'kinerja-cross-cutting.update': 'own: super perangkat_daerah setda',
  'kinerja-cross-cutting.remove': 'own: super perangkat_daerah setda',
  'kinerja-cross-cutting.putuskan': 'own: super perangkat_daerah setda',
  'program.read': 'any: super',
  'program.history': 'any: super',
  'program.create': 'any: super',
  'program.update': 'any: super',
  'program.remove': 'any: super',
  'kegiatan.read': 'any: super',
  'kegiatan.history': 'any: super',
  'kegiatan.create': 'any: super',
  'kegiatan.update': 'any: super',
  'kegiatan.remove': 'any: super',
  'sub-kegiatan.read': 'any: super',
  'sub-kegiatan.history': 'any: super',
  'sub-kegiatan.create': 'any: super',
  'sub-kegiatan.update': 'any: super',
  'sub-kegiatan.remove': 'any: super',
  'referensi.read': 'any: super',
  'referensi.history': 'any: super',
  'referensi.create': 'any: super',
  'referensi.update': 'any: super',
  'referensi.remove': 'any: super',
  'validasi-perencanaan.list':
    'any: super pemerintah_daerah pemda validator_perencanaan_1 validator_perencanaan_2 validator_perencanaan_3',
  'validasi-perencanaan.get':
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
