/** Who may do what of this domain, written down apart from the rules: a right that is given or taken shows here too. */
export const rights: Readonly<Record<string, string>> = {
  'display.read': 'any: super pemerintah_daerah perangkat_daerah setda pemda',
  'publik.display': 'any: everybody',
  'program-inovatif.create': 'own: super perangkat_daerah setda',
  'program-inovatif.update': 'own: super perangkat_daerah setda',
  'program-inovatif.remove': 'own: super perangkat_daerah setda',
};
