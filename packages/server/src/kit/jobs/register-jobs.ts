import type { FastifyInstance } from 'fastify';
import { withLimits } from '../../database/pool/limits';
import { Jobs, type OnFault } from './jobs';

declare module 'fastify' {
  interface FastifyInstance {
    /** Work that goes on after the answer that began it. */
    readonly jobs: Jobs;
    /** Logs and counts what failed where nobody waited for it. */
    readonly onFault: OnFault;
  }
}

/** One place for all failures that no request hears of: a line in the log, and a count by name. */
export function registerJobs(app: FastifyInstance, count: (name: string) => void): void {
  const onFault: OnFault = (name, err) => {
    app.log.error({ err, pekerjaan: name }, 'pekerjaan gagal');
    count(name);
  };
  app.decorate('onFault', onFault);
  const { job } = app.context.config.limits.database;
  app.decorate('jobs', new Jobs(onFault, (work) => withLimits(job, work)));
}
