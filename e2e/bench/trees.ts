import { Agent, get } from 'node:http';

interface Reader {
  readonly path: string;
  readonly headers: Record<string, string>;
}

/**
 * Milliseconds of the first answer for every unit, each out of the database and not out of the server's memory, as two
 * readers get them who do not see the same. The other year comes first: it prepares the statements.
 */
export async function firstTrees(origin: string, headers: Record<string, string>): Promise<number[]> {
  const options = await (await fetch(`${origin}/api/public-display/option/satuan-kerja`)).json();
  const units = (options as { value: number }[]).map(({ value }) => value);
  const readers: Reader[] = [
    { path: '/api/cascading', headers },
    { path: '/api/public-display/cascading', headers: {} },
  ];
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const samples: number[] = [];
  for (const year of ['2025', '2024']) {
    samples.length = 0;
    for (const reader of readers) {
      const years = { 'Default-Key-Tahun-Kinerja': year, 'Default-Key-Tahun-Kinerja-Public': year };
      for (const unit of units) {
        const path = `${reader.path}?satuan_kerja_id=${unit}`;
        samples.push(await answerTime(agent, origin + path, { ...reader.headers, ...years }));
      }
    }
  }
  agent.destroy();
  return samples;
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
