import { recordIncidentCall } from '@selaras/contracts';
import { withoutSecrets } from '@selaras/domain';
import type { FastifyInstance } from 'fastify';
import type { Registry as MetricsRegistry } from 'prom-client';
import { ProblemError } from '../../plugins/problem';
import { route } from '../../plugins/route';
import type { RemoteHealth } from '../registry/health/remote-health';
import type { RemoteRegistry } from '../registry/remote-registry';
import { addressLimit } from './address-limit';
import { incidentMetrics } from './incident-metrics';
import { loadReports } from './load-reports';

/** Messages that one address may send in a minute; an office shares one. */
const MESSAGES_PER_MINUTE = 60;

/**
 * What went wrong in browsers and how long they waited for remotes: a line in the log and figures by remote and version.
 * No text is stored, and no line names who sent it. Texts are cleaned once more, because anybody may send.
 */
export function registerIncidents(
  app: FastifyInstance,
  metrics: MetricsRegistry,
  registry: Pick<RemoteRegistry, 'activeVersions'>,
  health: Pick<RemoteHealth, 'report'>,
): void {
  const figures = incidentMetrics(metrics);
  const limit = addressLimit(MESSAGES_PER_MINUTE, app.context.clock);

  route(app, recordIncidentCall, async ({ body, request }) => {
    const retryAfter = limit(request.ip);
    if (retryAfter !== null) throw new ProblemError('TERLALU_SERING', { retryAfter });
    const active = await registry.activeVersions();
    for (const insiden of body.insiden) {
      figures.count(insiden, active);
      const { jenis, remote, versi, jumlah } = insiden;
      const pesan = withoutSecrets(insiden.pesan);
      const halaman = withoutSecrets(insiden.halaman);
      request.log.warn({ jenis, remote, versi, halaman, jumlah, pesan }, 'insiden di peramban');
    }
    for (const waktu of body.waktu) figures.time(waktu, active);
    health.report(loadReports(body, active, request.actor?.id ?? null));
  });
}
