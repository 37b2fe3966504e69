import { setTimeout as wait } from 'node:timers/promises';

export type Headers = Record<string, string>;

interface Job {
  readonly id: number;
  readonly keadaan: string;
  readonly tertulis: number;
}

interface Sent {
  readonly origin: string;
  readonly headers: Headers;
  /** Below `/api/impor`, with its query. */
  readonly path: string;
  readonly file: string;
}

/** One call of the imports; throws what a bad answer says. */
async function callImport(
  { origin, headers }: Pick<Sent, 'origin' | 'headers'>,
  method: string,
  path: string,
  body?: string,
): Promise<Job> {
  const answer = await fetch(`${origin}/api/impor${path}`, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/octet-stream' }) },
    ...(body !== undefined && { body }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: Job }).data;
}

/** Seconds from sending a file to its last row being written, and how often it told of another number of rows meanwhile. */
export async function importTime(sent: Sent & { readonly rows: number }) {
  const started = performance.now();
  const { id } = await callImport(sent, 'POST', sent.path, sent.file);
  let { keadaan, tertulis } = await callImport(sent, 'POST', `/${id}/jalankan`);
  const told = new Set<number>();
  while (keadaan === 'berjalan') {
    told.add(tertulis);
    await wait(50);
    ({ keadaan, tertulis } = await callImport(sent, 'GET', `/${id}`));
  }
  if (keadaan !== 'selesai' || tertulis !== sent.rows) {
    throw new Error(`the import ended as ${keadaan} with ${tertulis} rows`);
  }
  return { seconds: (performance.now() - started) / 1000, told: told.size };
}

/** Seconds from cancelling a run of which something is written already to its end; throws unless it was cancelled. */
export async function cancelTime(sent: Sent): Promise<number> {
  const { id } = await callImport(sent, 'POST', sent.path, sent.file);
  await callImport(sent, 'POST', `/${id}/jalankan`);
  let now = await callImport(sent, 'GET', `/${id}`);
  while (now.keadaan === 'berjalan' && now.tertulis === 0) now = await callImport(sent, 'GET', `/${id}`);
  const started = performance.now();
  now = await callImport(sent, 'POST', `/${id}/batal`);
  if (now.keadaan !== 'dibatalkan') throw new Error(`the import ended as ${now.keadaan}`);
  return (performance.now() - started) / 1000;
}
