/** Who may do what of this domain, written down apart from the rules: a right that is given or taken shows here too. */
export const rights: Readonly<Record<string, string>> = {
  'lke-instrumen.read':
    'any: super pemerintah_daerah perangkat_daerah pemda validator_lke validator_lke_pleno',
  'lke.read': 'own: super pemerintah_daerah perangkat_daerah pemda validator_lke validator_lke_pleno',
  'lke.ajukan': 'own: perangkat_daerah',
  'lke.mulai-penilaian': 'any: validator_lke validator_lke_pleno',
  'lke.tutup-penilaian': 'any: validator_lke validator_lke_pleno',
  'lke.mulai-perbaikan': 'own: perangkat_daerah',
  'lke.ajukan-perbaikan': 'own: perangkat_daerah',
  'lke.mulai-penilaian-2': 'any: validator_lke validator_lke_pleno',
  'lke.tutup-penilaian-2': 'any: validator_lke validator_lke_pleno',
  'lke.mulai-pleno': 'any: validator_lke_pleno',
  'lke.finalkan': 'any: validator_lke_pleno',
  'lke.buka-kembali': 'any: super',
  'lke-hasil.read': 'own: super pemerintah_daerah perangkat_daerah pemda validator_lke validator_lke_pleno',
  'lke-hasil.rekap': 'any: super validator_lke validator_lke_pleno',
  'lke-hasil-publik.read': 'any: everybody',
  'lke-pengisian.isi': 'own: perangkat_daerah',
  'lke-pengisian.baca-tahun-lalu':
    'own: super pemerintah_daerah perangkat_daerah pemda validator_lke validator_lke_pleno',
  'lke-pengisian.baca-pembagian': 'own: perangkat_daerah',
  'lke-pengisian.bagikan': 'own: perangkat_daerah',
  'lke-pengisian.serahkan': 'own: perangkat_daerah',
};
