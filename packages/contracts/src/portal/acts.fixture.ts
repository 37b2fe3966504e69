/** Who may do what of this domain, written down apart from the rules: a right that is given or taken shows here too. */
export const rights: Readonly<Record<string, string>> = {
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
  'publik.ringkasan': 'any: everybody',
  'cari.indikator': 'any: super pemerintah_daerah perangkat_daerah setda pemda',
  'insiden.catat': 'any: everybody',
  'dashboard.read': 'any: every role',
  'dashboard-pd.read': 'own: super pemerintah_daerah perangkat_daerah setda pemda',
};
