import { setTimeout as wait } from 'node:timers/promises';
import { type Account, tokenOf } from '../../support/accounts';
import { atMost, type Figure, median } from '../figure/figure';
import { TAHUN, UNIT } from './large-report';

const POLL_MS = 100;
const LONGEST_MS = 180_000;
const PAUSE_MS = 50;
const QUIET_ASKS = 40;
/** What others do meanwhile: open a list that is read from the database each time. */
const OTHERS = '/rapor/data?triwulan=3&satuan_kerja_id=1013';

interface Report {
  readonly what: string;
  readonly account: Account;
  readonly path: string;
  readonly limit: number;
}

const unit: Report = {
  what: 'report of a unit',
  account: 'dinkes',
  path: `/lkip/satuan-kerja/${UNIT}/ekspor`,
  limit: 10,
};
const regency: Report = {
  what: 'report of the regency',
  account: 'pemda',
  path: '/lkip/kabupaten/ekspor',
  limit: 30,
};

const headersOf = async (origin: string, account: Account, tahun = TAHUN) => ({
  authorization: `Bearer ${await tokenOf(origin, account)}`,
  'default-key-tahun-kinerja': String(tahun),
});

/** Files of a unit's report of 100 pages and of the regency's of 400, and what others notice of the latter. */
export async function exportFigures(origin: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const report of [unit, regency])
    for (const bentuk of ['docx', 'pdf'] as const) {
      const quiet = report === regency ? median(await othersWhile(origin, QUIET_ASKS)) : null;
      let running = true;
      const made = exported(origin, report, bentuk).finally(() => {
        running = false;
      });
      const beside = quiet === null ? [] : await othersWhile(origin, () => running);
      const { seconds, halaman } = await made;
      figures.push(atMost(`${report.what} as ${bentuk}`, seconds, 's', report.limit, `${halaman} pages`));
      if (quiet !== null)
        figures.push(
          atMost(
            `others during the ${report.what} as ${bentuk}, beside a quiet server`,
            median(beside) / quiet,
            '×',
            1.2,
            `median ${median(beside).toFixed(1)} ms of ${beside.length} answers, quiet ${quiet.toFixed(1)} ms`,
          ),
        );
    }
  return figures;
}

/** Asks for a file and waits until it stands. */
async function exported(origin: string, { account, path }: Report, bentuk: 'docx' | 'pdf') {
  const headers = await headersOf(origin, account);
  const ask = async (address: string, init: RequestInit = {}) => {
    const answer = await fetch(`${origin}/api${address}`, {
      ...init,
      headers: { ...headers, ...init.headers },
    });
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
    const { data } = (await answer.json()) as {
      data: { id: number; keadaan: string; halaman: number | null; masalah: unknown };
    };
    return data;
  };
  const begun = performance.now();
  let state = await ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ bentuk }),
  });
  while (state.keadaan !== 'selesai') {
    if (performance.now() - begun > LONGEST_MS || !['antre', 'berjalan'].includes(state.keadaan))
      throw new Error(`The file is ${state.keadaan}: ${JSON.stringify(state.masalah)}`);
    await wait(POLL_MS);
    state = await ask(`/lkip/ekspor/${state.id}`);
  }
  return { seconds: (performance.now() - begun) / 1000, halaman: state.halaman };
}

/** What answers take that somebody asks for with pauses: so many of them, or as long as something goes on. */
async function othersWhile(origin: string, goesOn: number | (() => boolean)): Promise<number[]> {
  const headers = await headersOf(origin, 'super', 2024);
  const taken: number[] = [];
  while (typeof goesOn === 'number' ? taken.length < goesOn : goesOn()) {
    const begun = performance.now();
    const answer = await fetch(`${origin}/api${OTHERS}`, { headers });
    await answer.text();
    if (!answer.ok) throw new Error(`${OTHERS} answered ${answer.status}`);
    taken.push(performance.now() - begun);
    await wait(PAUSE_MS);
  }
  return taken;
}
