import { setTimeZone } from '@selaras/domain';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Domain } from './domain';
import { cascading } from './domains/cascading';
import { display } from './domains/display';
import { lke } from './domains/lke';
import { planning } from './domains/planning';
import { portal } from './domains/portal';
import { rapor } from './domains/rapor';
import { timKerja } from './domains/tim-kerja';
import { registerFiles } from './kit/files/file-routes';
import { registerPageCounter } from './kit/files/pages/page-counter';
import { registerPictureRemaker } from './kit/files/picture/picture-remaker';
import { registerImports } from './kit/import/import-routes';
import { registerJobs } from './kit/jobs/register-jobs';
import { countFaults } from './platform/health/fault-metrics';
import { registerHealth } from './platform/health/health-routes';
import { registerIncidents } from './platform/incidents/incident-routes';
import { registerRegistry } from './platform/registry/registry-routes';
import { remoteRegistry } from './platform/registry/remote-registry';
import { registerRemotes } from './platform/registry/remotes-routes';
import { registerWeb } from './platform/web/web-routes';
import { registerCompression } from './plugins/compression';
import type { Context } from './plugins/context';
import { registerFileBody } from './plugins/file-body';
import { registerGuardRails } from './plugins/guard-rails';
import { inputWords } from './plugins/input-words';
import { registerAccessLog } from './plugins/log/access-log';
import { registerOpenApi } from './plugins/open-api';
import { answerUnreadable, registerNotFound, registerProblems } from './plugins/problem/answer-problems';
import { refuseRoutesWithoutPermission } from './plugins/route';
import { registerSecurityHeaders, securityHeaders } from './plugins/security-headers';

export interface AppOptions extends Context {
  readonly log?: FastifyBaseLogger;
}

/** The domains, each behind its own door. */
export const domains: readonly Domain[] = [portal, cascading, planning, display, lke, rapor, timKerja];

/** One megabyte: no JSON body of the portal comes near it. */
const BODY_LIMIT = 1024 * 1024;

/** The whole HTTP side over the given database, clock and settings; nothing is read from the environment. */
export async function buildApp({ log, ...context }: AppOptions): Promise<FastifyInstance> {
  setTimeZone(context.config.timeZone);
  z.config({ ...z.locales.id(), customError: inputWords });
  const { trustProxy } = context.config;
  const app: FastifyInstance = Fastify({
    ...(log && { loggerInstance: log }),
    // A logger of its own for each request costs more than the rest of a small answer; lines name the request instead.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: false,
    frameworkErrors: answerUnreadable,
    routerOptions: { maxParamLength: 200 },
    bodyLimit: BODY_LIMIT,
    requestTimeout: context.config.limits.fileMs,
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('context', context);
  app.decorate('headersOfEvery', securityHeaders(context.config));
  app.decorate('remotes', remoteRegistry({ context, log: app.log }));
  app.decorate('calls', []);
  app.decorate('fileOwners', new Map());
  registerPageCounter(app);
  registerPictureRemaker(app);
  app.decorate('potretSources', new Map());
  app.decorate('pekerjaanSources', []);
  app.decorate('temuanSources', []);
  app.decorate('penerbit', new Map());
  app.decorate('pageTexts', []);
  app.decorate('publicPages', []);
  app.decorate('datasets', []);
  app.decorateRequest('actor', null);
  app.decorateRequest('deployer', null);
  registerProblems(app);
  const metrics = registerHealth(app);
  registerJobs(app, countFaults(metrics.register));

  await app.register(async (portalApp) => {
    registerSecurityHeaders(portalApp);
    registerNotFound(portalApp);
    registerAccessLog(portalApp);
    metrics.observe(portalApp);
    await registerGuardRails(portalApp);
    await registerCompression(portalApp);
    registerFileBody(portalApp);
    await registerOpenApi(portalApp);
    refuseRoutesWithoutPermission(portalApp);
    registerFiles(portalApp);
    registerImports(
      portalApp,
      domains.flatMap(({ imports = [] }) => imports),
    );
    for (const domain of domains) domain.register?.(portalApp);
    const { remotes } = portalApp;
    registerRegistry(portalApp, remotes);
    const health = registerRemotes(portalApp, remotes, metrics.register);
    registerIncidents(portalApp, metrics.register, remotes, health);
    await registerWeb(portalApp, remotes);
  });
  return app;
}
