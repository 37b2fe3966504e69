import { dataFormats } from '@selaras/contracts';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { answerText } from '../../../testing/walk/answer-text';
import { markDrafts, marksIn } from '../../../testing/walk/canaries';
import { datasetSources } from './dataset-sources';

const [YEAR, FINAL, DRAFT] = [2025, 9999, 1022];

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await markDrafts(test.db, [DRAFT], YEAR);
});
afterAll(() => test.close());

/** Addresses of a page with what is asked for by a unit, and by the ids of indicators of that unit. */
async function addressesOf(path: string, unit: number): Promise<string[]> {
  if (path.includes('{id}')) {
    const { rows } = await sql<{ id: number }>`
      select id from sasaran_strategis_pd where satuan_kerja_id = ${unit} and deleted_at is null`.execute(
      test.db,
    );
    return rows.map(({ id }) => path.replace('{pemilik}', 'pd').replace('{id}', String(id)));
  }
  return [path];
}

async function read(unit: number) {
  const statuses = new Set<number>();
  const texts: string[] = [];
  for (const { path } of datasetSources) {
    for (const page of await addressesOf(path, unit)) {
      for (const format of dataFormats) {
        const url = `${page}.${format}?tahun=${YEAR}&satuan_kerja_id=${unit}`;
        const answer = await test.app.inject({ url });
        if (answer.statusCode >= 500) throw new Error(`${url}: ${answer.body}`);
        if (path.includes('/display-mikro/') && !path.includes('program-inovatif'))
          statuses.add(answer.statusCode);
        texts.push(answerText(answer));
      }
    }
  }
  return { statuses: [...statuses], all: texts.join('\n') };
}

it('a draft shows in no format of any page, and no version of it is kept', async () => {
  const { statuses, all } = await read(DRAFT);
  expect(statuses).toEqual([404]);
  expect(marksIn(all)).toEqual([]);
  const { rows } = await sql<{ pilihan: string }>`
    select pilihan from data_terbuka_versi where pilihan like ${`%display-mikro%satuan_kerja_id=${DRAFT}%`}
      and pilihan not like '%program-inovatif%'`.execute(test.db);
  expect(rows).toEqual([]);
});

it('no personal number and no user name stands in any format of any page', async () => {
  const { statuses, all } = await read(FINAL);
  expect(statuses).toEqual([200]);
  const { rows } = await sql<{ rahasia: string }>`
    select peg_nip as rahasia from pegawai union select password_hash from users`.execute(test.db);
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter(({ rahasia }) => rahasia.length > 3 && all.includes(rahasia))).toEqual([]);
  expect(all).not.toMatch(/\bnip\b|username|password/i);
});
