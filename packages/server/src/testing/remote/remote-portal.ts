import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { buildApp } from '../../app';
import { connect } from '../../database/connection';
import { startS3 } from '../s3/s3-imitation';
import { startTestApp } from '../test-app';
import { writeShell } from './example-shell';
import { archiveOfBuild, exampleBuild } from './remote-build';
import { remoteClient } from './remote-client';

/** Version of `mf_bawaan`, which is built with the portal. */
export const BUNDLED = '0.9.0-bawaan00';
export const version = (number: number) => `1.0.0-0000000${number}`;

function writeBundled(remotes: string): void {
  const folder = join(remotes, 'mf_bawaan', BUNDLED);
  mkdirSync(folder, { recursive: true });
  const files = exampleBuild({ name: 'mf_bawaan', version: BUNDLED });
  writeFileSync(join(folder, 'remote.json'), files['remote.json']);
  writeFileSync(join(folder, 'remoteEntry.js'), files['remoteEntry.js']);
  writeFileSync(join(remotes, 'aktif.json'), JSON.stringify({ mf_bawaan: { version: BUNDLED } }));
}

export type RemotePortal = Awaited<ReturnType<typeof startRemotePortal>>;

/** Two instances of the server on one database and one bucket, with one remote that is built with the portal. */
export async function startRemotePortal() {
  let now = Date.now();
  const clock = () => new Date(now);
  const folder = mkdtempSync(join(tmpdir(), 'selaras-remote-'));
  const remotes = join(folder, 'remotes');
  writeBundled(remotes);
  writeShell(folder);
  const s3 = await startS3();
  const test = await startTestApp({ clock, env: { ...s3.env, REMOTES_DIR: remotes, SHELL_DIR: folder } });
  const otherDb = connect(test.url, { max: 2 });
  // As a server that has begun: the first connection is not made while somebody waits for an answer.
  await sql`select 1`.execute(otherDb);
  const other = await buildApp({ db: otherDb, clock, config: test.app.context.config });

  const none = join(folder, 'tanpa-bawaan');
  mkdirSync(none);

  const superOf = async (app: FastifyInstance) => remoteClient(app, await test.signIn('super'));
  const registryOf = async (app: FastifyInstance, headers = {}): Promise<Registry['remotes']> =>
    (await app.inject({ url: '/registry.json', headers })).json().remotes;
  const files = () => test.db.selectFrom('berkas').where('tujuan', '=', 'remote').where('dipakai', '=', true);

  return {
    test,
    other,
    otherDb,
    s3,
    clock,
    superOf,
    registryOf,
    /** Lets so many milliseconds go by. */
    pass: (ms: number) => {
      now += ms;
    },
    /** Another instance, which no remote is built with. */
    withoutBundled: () =>
      buildApp({ db: otherDb, clock, config: { ...test.app.context.config, remotesDir: none } }),
    shellProvides: (platformApi: number) => writeShell(folder, { platformApi }),
    publish: async (client: ReturnType<typeof remoteClient>, name: string, number: number) =>
      client.publish(name, await archiveOfBuild(exampleBuild({ name, version: version(number) }))),
    cookieOf: async (username: string) => {
      const { authorization } = await test.signIn(username);
      return { cookie: `selaras_token=${authorization.slice('Bearer '.length)}` };
    },
    /** What nothing that is refused may change. */
    state: async () => ({
      registri: await test.db.selectFrom('registri').select('versi').executeTakeFirstOrThrow(),
      berkas: (await files().select('id').execute()).length,
      registry: await registryOf(test.app),
    }),
    /** In `afterAll`. */
    close: async () => {
      await other.close();
      await otherDb.destroy().catch(() => {
        // A test may have taken it away already.
      });
      await test.close();
      await s3.close();
      rmSync(folder, { recursive: true });
    },
  };
}
