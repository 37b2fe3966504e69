/** Who may do what of this domain, written down apart from the rules: a right that is given or taken shows here too. */
export const rights: Readonly<Record<string, string>> = {
  'lkip.read': 'own: pemerintah_daerah perangkat_daerah pemda',
  'lkip.tulis': 'own: perangkat_daerah',
  'lkip-kabupaten.read': 'any: pemerintah_daerah perangkat_daerah pemda',
  'lkip-kabupaten.tulis': 'any: pemerintah_daerah pemda',
  'nilai-jenjang-kinerja.read': 'any: super',
  'nilai-jenjang-kinerja.update': 'any: super',
  'penambahan-output.read': 'any: super pemerintah_daerah perangkat_daerah',
  'penambahan-output.history': 'own: super pemerintah_daerah perangkat_daerah',
  'penambahan-output.update': 'own: super perangkat_daerah',
  'penyebab-kegagalan.read': 'any: super pemerintah_daerah perangkat_daerah pemda',
  'penyebab-kegagalan.history': 'own: super pemerintah_daerah perangkat_daerah pemda',
  'penyebab-kegagalan.create': 'own: super perangkat_daerah',
  'penyebab-kegagalan.update': 'own: super perangkat_daerah',
  'penyebab-kegagalan.remove': 'own: super perangkat_daerah',
  'rapor.read': 'any: super pemerintah_daerah perangkat_daerah pemda',
  'rapor-publik.read': 'any: everybody',
};
