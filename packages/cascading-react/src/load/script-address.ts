/** Where a portal's script lies: that of one version for ever, or the active one. */
export function scriptAddress(origin: string, version?: string): string {
  const path =
    version === undefined ? '/sematkan/cascading.js' : `/remotes/mf_cascading/${version}/sematkan.js`;
  return `${origin.replace(/\/+$/, '')}${path}`;
}
