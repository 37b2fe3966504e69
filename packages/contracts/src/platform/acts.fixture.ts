/** Who may do what with remotes, written down apart from the rules: a right that is given or taken shows here too. */
export const rights: Readonly<Record<string, string>> = {
  'remote.list': 'any: super',
  'remote.read': 'any: every role',
  'remote.read-portal': 'any: super',
  'remote.publish': 'any: super',
  'remote.promote': 'any: super',
  'remote.roll-back': 'any: super',
  'remote.retire': 'any: super',
  'remote.list-tokens': 'any: super',
  'remote.create-token': 'any: super',
  'remote.revoke-token': 'any: super',
};
