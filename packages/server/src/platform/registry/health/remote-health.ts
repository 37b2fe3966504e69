import type { FastifyInstance } from 'fastify';
import { Counter, type Registry as MetricsRegistry } from 'prom-client';
import { ProblemError } from '../../../plugins/problem';
import type { AdmissionGate } from '../admission/admission-gate';
import type { RemoteRegistry } from '../remote-registry';
import { adoptionOf } from './adoption-repository';
import { breakCircuit } from './circuit-breaker';
import { LoadLedger, type LoadReport } from './load-ledger';
import { healthOf } from './load-repository';

/** Reports are written down so often. */
const FLUSH_MS = 5_000;

interface HealthOptions {
  readonly registry: RemoteRegistry;
  readonly gate: AdmissionGate;
  readonly metrics: MetricsRegistry;
}

export type RemoteHealth = ReturnType<typeof remoteHealth>;

/** What browsers say of the versions they load: kept as figures, and the reason to take a version back by itself. */
export function remoteHealth(app: FastifyInstance, { registry, gate, metrics }: HealthOptions) {
  const { context } = app;
  const ledger = new LoadLedger(context.db);
  const returned = new Counter({
    name: 'selaras_remote_dikembalikan_total',
    help: 'Versi remote yang dikembalikan otomatis karena gagal dimuat',
    labelNames: ['remote'],
    registers: [metrics],
  });
  const write = () => app.jobs.start('kesehatan-remote', () => ledger.flush());
  const timer = setInterval(write, FLUSH_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    write();
    await app.jobs.idle();
  });

  async function judge(remote: string, version: string): Promise<void> {
    await ledger.flush();
    const bundledOf = async (name: string) => (await registry.bundled()).remotes[name];
    const broken = await breakCircuit({ context, gate, bundledOf }, remote, version).catch((err: unknown) => {
      if (!(err instanceof ProblemError)) throw err;
      app.log.warn({ err, remote, versi: version }, 'versi remote gagal dimuat, tetapi tidak dikembalikan');
      return null;
    });
    if (broken === null) return;
    returned.inc({ remote });
    app.log.error({ remote, versi: version, ...broken }, 'versi remote dikembalikan otomatis');
    await registry.refresh();
  }

  return {
    /** Takes reports in; a version that fails at somebody who is signed in is judged at once. */
    report(reports: readonly LoadReport[]): void {
      const now = context.clock();
      for (const report of reports) ledger.add(report, now);
      for (const { remote, version, load, userId } of reports) {
        if (load?.ok !== false || userId === null) continue;
        app.jobs.start('pemutus-remote', () => judge(remote, version));
      }
    },
    /** Figures of the last day: of each version, and how all of them spread. */
    async of(remote: string) {
      await ledger.flush();
      const now = context.clock();
      const [byVersion, adoption] = await Promise.all([
        healthOf(context.db, remote, now),
        adoptionOf(context.db, remote, now),
      ]);
      return { byVersion, adoption };
    },
  };
}
