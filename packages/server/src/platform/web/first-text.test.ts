import type { PageText } from '../../kit/html/page-text';
import { ProblemError } from '../../plugins/problem';
import { firstText } from './first-text';

const asked = { path: '/x', query: {}, origin: 'http://localhost', title: 'X' };
const text: PageText = { title: 'T', description: 'D', head: '', body: '' };
const plain = { status: 200, text: null };
const strict = { patienceMs: 50, onFault: fail };

it('hears the first who has something to say', async () => {
  const sources = [async () => null, async () => text, async () => ({ ...text, title: 'Lain' })];
  expect(await firstText(sources, asked, strict)).toEqual({ status: 200, text });
  expect(await firstText([async () => null], asked, strict)).toEqual(plain);
});

it('tells crawlers that a page is not there, and leaves everything else to the portal', async () => {
  const refusing = (kode: 'TIDAK_DITEMUKAN' | 'PERMINTAAN_RUSAK') => async () => {
    throw new ProblemError(kode);
  };
  expect(await firstText([refusing('TIDAK_DITEMUKAN')], asked, strict)).toEqual({ status: 404, text: null });
  expect(await firstText([refusing('PERMINTAAN_RUSAK')], asked, strict)).toEqual(plain);
});

it('a fault or a database that does not answer leaves the portal itself', async () => {
  const faults: unknown[] = [];
  const fault = new Error('Basis data terputus');
  expect(
    await firstText([() => Promise.reject(fault)], asked, {
      ...strict,
      onFault: (cause) => faults.push(cause),
    }),
  ).toEqual(plain);
  expect(faults).toEqual([fault]);
  expect(await firstText([() => new Promise(() => undefined)], asked, strict)).toEqual(plain);
});

function fail(cause: unknown): never {
  throw cause;
}
