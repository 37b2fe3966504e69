import { recordIncidentCall } from '@selaras/contracts';
import { withoutSecrets } from '@selaras/domain';
import type { FastifyInstance } from 'fastify';
import type { Registry as MetricsRegistry } from 'prom-client';
import { ProblemError } from '../../plugins/problem';
import { route } from '../../plugins/route';
import type { RegistryText } from '../registry/remote-store';
import { addressLimit } from './address-limit';
import { incidentMetrics } from './incident-metrics';

/** Messages that one address may send in a minute; an office shares one. */
const MESSAGES_PER_MINUTE = 60;

/**
 * What went wrong in browsers and how long they waited for the files of remotes: a line in the log and figures by remote
 * and version. Nothing is stored, and nothing names who sent it. Texts are cleaned once more, because anybody may send.
 */
export function registerIncidents(
  app: FastifyInstance,
  metrics: MetricsRegistry,
  readRegistry: () => Promise<RegistryText>,
): void {
  const figures = incidentMetrics(metrics);
  const limit = addressLimit(MESSAGES_PER_MINUTE, app.context.clock);

  route(app, recordIncidentCall, async ({ body, request }) => {
    const retryAfter = limit(request.ip);
    if (retryAfter !== null) throw new ProblemError('TERLALU_SERING', { retryAfter });
    const { registry } = await readRegistry();
    for (const insiden of body.insiden) {
      figures.count(insiden, registry);
      const { jenis, remote, versi, jumlah } = insiden;
      const pesan = withoutSecrets(insiden.pesan);
      const halaman = withoutSecrets(insiden.halaman);
      request.log.warn({ jenis, remote, versi, halaman, jumlah, pesan }, 'insiden di peramban');
    }
    for (const waktu of body.waktu) figures.time(waktu, registry);
  });
}
