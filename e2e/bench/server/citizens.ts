import { setTimeout as wait } from 'node:timers/promises';

interface Crowd {
  origin: string;
  headers: Record<string, string>;
  count: number;
  /** How long they read; every load is bounded. */
  seconds: number;
}

const THINKING_MS = { least: 2_000, most: 8_000 };
const API = '/api/public-display';
const DISPLAY = `${API}/display`;

/** What a citizen's browser asks the server for when a page is opened, page by page. */
const visits = [
  ['/public-display/display-makro/dashboard', `${API}/ringkasan`, `${DISPLAY}/peringkat?page=1`],
  [`${DISPLAY}/cari-indikator?q=kemiskinan`],
  ['/public-display/display-makro/rpjmd', `${DISPLAY}/rpjmd`],
  ['/public-display/display-makro/capaian-kinerja-pemda', `${DISPLAY}/capaian-kabupaten`],
  [`${DISPLAY}/rkpd`],
];

/** Citizens who each read one page after the other, with time to think between; answers how many answers failed. */
export async function citizens({ origin, headers, count, seconds }: Crowd) {
  const end = Date.now() + seconds * 1_000;
  let answers = 0;
  let failed = 0;
  const ask = async (path: string) => {
    const ok = await fetch(origin + path, { headers }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.ok;
      },
      () => false,
    );
    answers += 1;
    if (!ok) failed += 1;
  };
  const think = ({ least, most }: typeof THINKING_MS) => wait(least + Math.random() * (most - least));
  const read = async (first: number) => {
    await think({ least: 0, most: THINKING_MS.most });
    for (let page = first; Date.now() < end; page += 1) {
      await Promise.all((visits[page % visits.length] ?? []).map(ask));
      await think(THINKING_MS);
    }
  };
  await Promise.all(Array.from({ length: count }, (_, citizen) => read(citizen)));
  return { answers, failed };
}
