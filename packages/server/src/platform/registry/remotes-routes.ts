import {
  getPortalAbilitiesCall,
  getRemoteCall,
  listRemotesCall,
  promoteRemoteCall,
  publishRemoteCall,
  remoteActs,
  retireRemoteCall,
  rollBackRemoteCall,
} from '@selaras/contracts';
import { can } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import type { Registry as MetricsRegistry } from 'prom-client';
import { openStore } from '../../kit/files/open-store';
import { atMost } from '../../plugins/at-most';
import { readFile } from '../../plugins/file-body';
import { ProblemError } from '../../plugins/problem';
import { route } from '../../plugins/route';
import { promote } from './acts/promote';
import { publisherOf } from './acts/publisher';
import { retire } from './acts/retire';
import { rollBack, rollBackTarget } from './acts/roll-back';
import { admissionGate } from './admission/admission-gate';
import { runningPortal } from './admission/running-portal';
import { checkBuild } from './archive/check-build';
import { unpackBuild } from './archive/unpack-build';
import { type RemoteHealth, remoteHealth } from './health/remote-health';
import { publishVersion } from './publish/publish-version';
import { removeOldVersions } from './publish/remove-old-versions';
import { forReaders } from './reading/for-readers';
import { listRemotes, readRemote } from './reading/read-remotes';
import type { RemoteRegistry } from './remote-registry';
import { registerDeployTokens } from './tokens/token-routes';

/**
 * Remotes as everybody reads of them, and as their teams and super change them. Who may do something with a deploy token has no session: what
 * is written of him comes from `publisherOf`, never from `actor`.
 */
export function registerRemotes(
  app: FastifyInstance,
  registry: RemoteRegistry,
  metrics: MetricsRegistry,
): RemoteHealth {
  const { config, db } = app.context;
  const { remotesDir } = config;
  const store = openStore(config);
  const portal = runningPortal({ shellDir: config.shellDir, calls: app.calls, registry });
  const gate = admissionGate({ context: app.context, store, portal });
  const health = remoteHealth(app, { registry, gate, metrics });
  // Unpacking and compressing take processor and memory: one at a time.
  const inTurn = atMost(1, 4);
  const bundledOf = async (name: string) => (await registry.bundled()).remotes[name];
  const detailOf = async (name: string) => {
    const detail = await readRemote(
      {
        db,
        remotesDir,
        bundled: await bundledOf(name),
        health: await health.of(name),
        unreadable: await registry.unreadable(),
      },
      name,
    );
    if (detail === undefined)
      throw new ProblemError('TIDAK_DITEMUKAN', { pesan: `Remote ${name} tidak dikenal.` });
    return detail;
  };
  const versionOf = async (name: string, version: string) => {
    const row = (await detailOf(name)).versions.find((one) => one.version === version);
    if (row === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    return row;
  };

  route(app, listRemotesCall, async () => ({
    data: await listRemotes(db, await registry.bundled(), await registry.unreadable()),
  }));

  route(app, getRemoteCall, async ({ params, actor, request }) => {
    const detail = await detailOf(params.name);
    const seesTokens = request.deployer !== null || can(actor, remoteActs['list-tokens']);
    return { data: seesTokens ? detail : forReaders(detail) };
  });

  route(app, getPortalAbilitiesCall, async () => ({ data: await portal() }));

  route(app, publishRemoteCall, async ({ params, request, clock }) => {
    const publisher = publisherOf(request);
    const archive = readFile(request);
    const { replayed, version } = await inTurn(async () => {
      const checked = checkBuild(await unpackBuild(archive), params.name);
      const publishing = { db, store, remotesDir, gate, now: clock(), publisher };
      return { replayed: await publishVersion(publishing, checked), version: checked.build.version };
    });
    await registry.refresh();
    if (!replayed) app.jobs.start('bersih-remote', () => removeOldVersions(db, clock()));
    return { data: await versionOf(params.name, version), replayed };
  });

  route(app, promoteRemoteCall, async ({ params, body, request, clock }) => {
    const { name: remote, channel } = params;
    const { version, reason, audience = null, versi: seen } = body;
    if ((audience === null) === (channel === 'canary')) {
      const pesan =
        audience === null ? 'Pilih siapa yang mencoba versi ini' : 'Kanal stable untuk semua orang';
      throw new ProblemError('MASUKAN_TIDAK_SESUAI', { errors: { audience: [pesan] } });
    }
    const bundled = await bundledOf(remote);
    const publisher = publisherOf(request);
    await gate.admitAgain({ name: remote, version }, publisher, channel);
    const act = { db, now: clock(), publisher, remote, channel, bundled, reason, seen };
    const data = await promote({ ...act, version, audience });
    await registry.refresh();
    return { data };
  });

  route(app, rollBackRemoteCall, async ({ params, body, request, clock }) => {
    const { name: remote } = params;
    const { channel, reason, versi: seen } = body;
    const bundled = await bundledOf(remote);
    const publisher = publisherOf(request);
    const target = channel === 'stable' ? await rollBackTarget(db, { remote, bundled }) : null;
    if (target !== null) await gate.admitAgain({ name: remote, version: target }, publisher, channel);
    const data = await rollBack({ db, now: clock(), publisher, remote, channel, bundled, reason, seen });
    await registry.refresh();
    return { data };
  });

  route(app, retireRemoteCall, async ({ params, body, request, clock }) => {
    const { name: remote, version } = params;
    const bundled = await bundledOf(remote);
    await retire({ db, now: clock(), publisher: publisherOf(request), remote, version, bundled, ...body });
    await registry.refresh();
    return { data: await versionOf(remote, version) };
  });

  registerDeployTokens(app);
  return health;
}
