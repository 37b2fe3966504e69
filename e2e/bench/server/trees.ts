import { Agent, get } from 'node:http';

interface Reader {
  readonly path: string;
  readonly headers: Record<string, string>;
}

/** How often every tree is made: neighbours on the machine take time of single answers, seldom of most. */
const ROUNDS = 5;

/**
 * Milliseconds of the first answer for every unit, each out of the database and not out of the server's memory, as two
 * readers get them who do not see the same; before each round, something changes on which every tree depends. The first
 * round is not counted: it prepares the statements. `headers` are those of a super.
 */
export async function firstTrees(origin: string, headers: Record<string, string>): Promise<number[]> {
  const options = await (await fetch(`${origin}/api/public-display/option/satuan-kerja`)).json();
  const units = (options as { value: number }[]).map(({ value }) => value);
  const readers: Reader[] = [
    { path: '/api/cascading', headers },
    { path: '/api/public-display/cascading', headers: {} },
  ];
  const years = { 'Default-Key-Tahun-Kinerja': '2024', 'Default-Key-Tahun-Kinerja-Public': '2024' };
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const samples: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    await writeDeadline(origin, { ...headers, ...years });
    if (round === 1) samples.length = 0;
    for (const reader of readers) {
      for (const unit of units) {
        const path = `${reader.path}?satuan_kerja_id=${unit}`;
        samples.push(await answerTime(agent, origin + path, { ...reader.headers, ...years }));
      }
    }
  }
  agent.destroy();
  return samples;
}

interface Deadline {
  readonly id: number;
  readonly versi: number;
  readonly kemampuan: object;
}

/** Writes a deadline of the year as it is: a change of the regency's data, so that every tree is another. */
async function writeDeadline(origin: string, headers: Record<string, string>): Promise<void> {
  const url = `${origin}/api/referensi`;
  const { data } = (await (await fetch(url, { headers })).json()) as { data: Deadline[] };
  const [first] = data;
  if (first === undefined) throw new Error('The year has no deadline');
  const { id, versi, kemampuan: _, ...row } = first;
  const answer = await fetch(`${url}/${id}`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json', 'if-match': `"${versi}"` },
    body: JSON.stringify(row),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
}

/** Time until the last byte, compressed as browsers ask for it. */
function answerTime(agent: Agent, url: string, headers: Record<string, string>): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { ...headers, 'accept-encoding': 'br' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
      answer.resume().on('end', () => resolve(performance.now() - started));
    }).on('error', reject);
  });
}
