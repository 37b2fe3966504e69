/** Address of a document as it may be linked: nothing but the web's own; null for anything else that was typed. */
export function documentLink(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
