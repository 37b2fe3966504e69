import { HEADER_TAHUN_KINERJA } from '@selaras/contracts';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { ProblemError } from '../problem';
import { writeOnce } from './idempotency';

const YEAR = HEADER_TAHUN_KINERJA.toLowerCase();

let test: TestApp;
let actor: { id: number };
beforeAll(async () => {
  test = await startTestApp();
  const { id } = await test.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'super')
    .executeTakeFirstOrThrow();
  actor = { id };
});
afterAll(() => test.close());

const first = {
  method: 'POST',
  url: '/api/kinerja-program?satuan_kerja_id=1012',
  body: { sasaran: 'Jalan mantap' },
  headers: { [YEAR]: '2024', 'if-match': '"1"' } as Record<string, string>,
};

/** Sends a request under a key; answers how often the write has run, or the code of its refusal. */
function sender(key: string) {
  let runs = 0;
  return async (request: typeof first) => {
    const headers = { ...request.headers, 'idempotency-key': key };
    try {
      return await writeOnce({ db: test.db, actor, request: { ...request, headers } }, async () => {
        runs += 1;
        return runs;
      });
    } catch (error) {
      if (error instanceof ProblemError) return error.kode;
      throw error;
    }
  };
}

describe('a write under an idempotency key', () => {
  it('runs once, however often the same request comes', async () => {
    const send = sender('sama');
    expect(await Promise.all([send(first), send(first)])).toEqual([1, 1]);
    expect(await send(first)).toBe(1);
  });

  it.each([
    ['another body', { ...first, body: { sasaran: 'Jalan rusak' } }],
    ['another query', { ...first, url: '/api/kinerja-program?satuan_kerja_id=1013' }],
    ['another path', { ...first, url: '/api/kinerja-kegiatan?satuan_kerja_id=1012' }],
    ['another year', { ...first, headers: { ...first.headers, [YEAR]: '2025' } }],
    ['another version', { ...first, headers: { ...first.headers, 'if-match': '"2"' } }],
  ])('is refused for %s, instead of answering what another request did', async (name, other) => {
    const send = sender(name);
    expect(await send(first)).toBe(1);
    expect(await send(other)).toBe('BENTROK');
    expect(await send(first)).toBe(1);
  });
});
