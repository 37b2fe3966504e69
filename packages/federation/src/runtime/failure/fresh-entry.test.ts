const ENTRY = '/remotes/mf_contoh/1.0.0-a/remoteEntry.js';

/** The address of the first new attempt of a visit. */
async function visit(at: string): Promise<string> {
  jest.resetModules();
  const { freshEntry } = await import('./fresh-entry');
  return freshEntry(ENTRY, new Date(at));
}

it('a new attempt has an address that no earlier one had, in this visit or in another', async () => {
  const { freshEntry } = await import('./fresh-entry');
  const now = new Date('2025-03-01T00:00:00Z');
  const addresses = [
    freshEntry(ENTRY, now),
    freshEntry(ENTRY, now),
    await visit('2025-03-01T00:00:01Z'),
    await visit('2025-03-01T00:00:02Z'),
  ];
  expect(new Set(addresses).size).toBe(4);
  for (const address of addresses)
    expect(address).toMatch(/^\/remotes\/mf_contoh\/1\.0\.0-a\/remoteEntry\.js\?coba=/);
});
