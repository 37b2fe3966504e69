/** Who may do what of this domain, written down apart from the rules: a right that is given or taken shows here too. */
export const rights: Readonly<Record<string, string>> = {
  'sesi.login': 'any: everybody',
  'sesi.logout': 'any: every role',
  'sesi.read': 'any: every role',
  'sesi.end-all': 'any: every role',
  'sesi.list': 'any: every role',
  'pengguna.read': 'any: super',
  'pengguna.create': 'any: super',
  'pengguna.update': 'any: super',
  'pengguna.reset-password': 'any: super',
  'pengguna.deactivate': 'any: super',
  'pengguna.reactivate': 'any: super',
  'publik.summary': 'any: everybody',
  'indikator.search': 'any: super pemerintah_daerah perangkat_daerah setda pemda',
  'insiden.record': 'any: everybody',
  'dashboard.read': 'any: every role',
  'dashboard-pd.read': 'own: super pemerintah_daerah perangkat_daerah setda pemda',
};
