/** Who may do what of this domain, written down apart from the rules: a right that is given or taken shows here too. */
export const rights: Readonly<Record<string, string>> = {
  'kinerja.update': 'own: super perangkat_daerah setda',
  'cascading.read': 'any: super pemerintah_daerah perangkat_daerah setda pemda',
  'cascading.watch': 'any: super pemerintah_daerah perangkat_daerah setda pemda',
  'publik.cascading': 'any: everybody',
  'publik.cascading-watch': 'any: everybody',
  'publik.rencana-aksi': 'any: everybody',
  'publik.rencana-aksi-gubernur': 'any: everybody',
  'publik.definisi-operasional': 'any: everybody',
  'publik.kamus-indikator': 'any: everybody',
  'publik.kinerja-wakil-direktur-rsud': 'any: everybody',
  'publik.kinerja-langkah-aksi': 'any: everybody',
  'solusi-masalah.read': 'any: everybody',
};
