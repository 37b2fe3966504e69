import { setTimeout as wait } from 'node:timers/promises';
import { kodeReferensi } from '@selaras/contracts';

const YEAR = { 'default-key-tahun-kinerja': '2025' };
/** A client that was told to come back, or met a closed port, tries again after so long. */
const AGAIN_MS = 20;

interface Row {
  readonly id: number;
  readonly versi: number;
}

/** Clients that write one row each, over and over, as people do who save again until it is said to be saved. */
export interface Writers {
  readonly clients: number;
  /** Marks of the writes that were answered with success, in their order. */
  readonly acknowledged: readonly string[];
  /** Writes that met no answer, or one that says to come back. */
  readonly unanswered: () => number;
  /** Answers that are neither: an error that nobody should see. */
  readonly faults: readonly string[];
  /** Resolves once more writes than these have been acknowledged. */
  beyond(count: number, limitMs: number): Promise<void>;
  stop(): Promise<void>;
}

/** Signs in as `super` and begins to write; `origin` says where the server is now. */
export async function startWriters(origin: () => string, password: string): Promise<Writers> {
  const login = await fetch(`${origin()}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'super', password }),
  });
  const { token } = (await login.json()) as { token: string };
  const headers = { ...YEAR, authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const acknowledged: string[] = [];
  const faults: string[] = [];
  let unanswered = 0;
  let going = true;

  async function ask(path: string, init: RequestInit): Promise<Row | null> {
    try {
      const answer = await fetch(`${origin()}/api${path}`, {
        ...init,
        headers: { ...headers, ...init.headers },
      });
      const body = await answer.text();
      if (answer.ok) return (JSON.parse(body) as { data: Row }).data;
      if (answer.status !== 503) faults.push(`${init.method} ${answer.status}: ${body.slice(0, 200)}`);
    } catch {
      // The server is gone, or went while it was asked.
    }
    unanswered += 1;
    await wait(AGAIN_MS);
    return null;
  }

  const bodyOf = (kode: string, mark: string) =>
    JSON.stringify({ nama: 'Uji', kode, nilai_date: null, nilai_text: mark });

  async function firstOf(kode: string): Promise<Row> {
    const row = await ask('/referensi', { method: 'POST', body: bodyOf(kode, 'awal') });
    if (row === null) throw new Error(`The first write of ${kode} was refused: ${faults.join('; ')}`);
    return row;
  }

  async function write(kode: string, first: Row): Promise<void> {
    let row = first;
    const path = `/referensi/${row.id}`;
    for (let turn = 0; going; turn += 1) {
      const mark = `${kode}-${turn}`;
      const written: Row | null = await ask(path, {
        method: 'PUT',
        body: bodyOf(kode, mark),
        headers: { 'if-match': `"${row.versi}"` },
      });
      if (written !== null) acknowledged.push(mark);
      // A write without an answer may have been stored: who saves again looks first.
      for (let now = written; going; now = await ask(path, { method: 'GET' })) {
        if (now === null) continue;
        row = now;
        break;
      }
    }
  }

  const rows = await Promise.all(kodeReferensi.map(firstOf));
  const writing = Promise.all(rows.map((row, at) => write(kodeReferensi[at] ?? '', row)));
  // Told by `stop`; until then no failure of a client may end the process.
  writing.catch(() => {});
  return {
    clients: kodeReferensi.length,
    acknowledged,
    unanswered: () => unanswered,
    faults,
    async beyond(count, limitMs) {
      const limit = Date.now() + limitMs;
      while (acknowledged.length <= count) {
        if (Date.now() > limit) {
          throw new Error(
            `No write was acknowledged for ${limitMs / 1000} s; ${faults.slice(-3).join('; ')}`,
          );
        }
        await wait(5);
      }
    },
    async stop() {
      going = false;
      await writing;
    },
  };
}
