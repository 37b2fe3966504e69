import { HEADER_TAHUN_KINERJA, HEADER_TAHUN_PUBLIK } from '@selaras/contracts';
import { startTestApp, type TestApp } from '../test-app';

interface Asking {
  username?: string | undefined;
  tahun?: number;
  headers?: Readonly<Record<string, string>>;
}

/** A server whose displays are asked for by path; without a username as the public does. */
export function displayServer() {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  return {
    get db() {
      return test.db;
    },
    /** Every call of the server. */
    get calls() {
      return test.app.calls;
    },
    async ask(path: string, { username, tahun = 2025, headers = {} }: Asking = {}) {
      const answer = await test.app.inject({
        url: `/api${path}`,
        headers: {
          ...(username && (await test.signIn(username))),
          [HEADER_TAHUN_KINERJA]: String(tahun),
          [HEADER_TAHUN_PUBLIK]: String(tahun),
          ...headers,
        },
      });
      return {
        status: answer.statusCode,
        headers: answer.headers,
        text: answer.body,
        json: () => answer.json(),
      };
    },
  };
}
