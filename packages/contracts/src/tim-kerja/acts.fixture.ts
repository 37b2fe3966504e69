/** Who may do what of this domain, written down apart from the rules: a right that is given or taken shows here too. */
export const rights: Readonly<Record<string, string>> = {
  'tim-saya.read': 'any: every role',
  'tim-saya.bagi': 'any: every role',
  'tim-saya.putuskan': 'any: every role',
  'tim-saya.lapor': 'any: every role',
};
