/** Reads how the data at an address are cited, from their metadata. Fails when they cannot be read. */
export async function citationAt(address: string): Promise<string> {
  const answer = await fetch(address);
  const metadata: unknown = answer.ok ? await answer.json() : null;
  if (typeof metadata === 'object' && metadata !== null && 'kutipan' in metadata)
    return String(metadata.kutipan);
  throw new Error(`No citation at ${address}`);
}
