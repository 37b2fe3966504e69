import { type AnyCall, HEADER_TAHUN_KINERJA, HEADER_TAHUN_PUBLIK } from '@selaras/contracts';
import { findExampleRows } from './testing/example-rows';
import { startTestApp, type TestApp } from './testing/test-app';
import { type CountedApp, countedApp } from './testing/walk/counted-app';

const UNIT = 1012;
/** A year of plans that are being written, and one whose rows the examples are. */
const [OPEN, CLOSED] = ['2025', '2024'];
/** Statements of an answer with those of its session: what the largest of the others needs. */
const MOST = 11;
/** Answers that are put together from many parts; each part asks for itself. */
const composed: Readonly<Record<string, number>> = { '/hari-ini': 70, '/salin-rencana': 19 };

let test: TestApp;
let counted: CountedApp;
let addresses: readonly { readonly path: string; readonly url: string; readonly year: string }[];
beforeAll(async () => {
  test = await startTestApp();
  counted = await countedApp(test);
  const rowOf = await findExampleRows(test.db, [UNIT]);
  const isAsked = ({ method, produces }: AnyCall) => method === 'GET' && produces === undefined;
  addresses = test.app.calls.filter(isAsked).flatMap((call) => {
    const row = rowOf(call, UNIT);
    const url = `/api${call.path.replace('{id}', String(row))}`;
    if (url.includes('{') || url.includes('undefined')) return [];
    return [{ path: call.path, url, year: call.path.includes('{id}') ? CLOSED : OPEN }];
  });
});
afterAll(async () => {
  await counted.app.close();
  await test.close();
});

describe('an answer asks for as many statements as it has parts, not as rows', () => {
  // Whoever sees the whole regency is shown the longest lists, a unit the most of its own.
  it.each([
    ['super', ''],
    ['dinkes', `?satuan_kerja_id=${UNIT}`],
  ])('for %s', async (account, query) => {
    const session = await test.signIn(account);
    const found: Record<string, number> = {};
    let answered = 0;
    for (const { path, url, year } of addresses) {
      const headers = { ...session, [HEADER_TAHUN_KINERJA]: year, [HEADER_TAHUN_PUBLIK]: CLOSED };
      const { result, queries } = await counted.count(async () =>
        counted.app.inject({ url: url + query, headers }),
      );
      if (result.statusCode === 200) answered += 1;
      if (queries > (composed[path] ?? MOST)) found[url + query] = queries;
    }
    expect(found).toEqual({});
    expect(answered).toBeGreaterThan(100);
  });
});
