import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { registerCascading } from './features/cascading/cascading-routes';
import { registerDashboard } from './features/dashboard/dashboard-routes';
import { registerDefinisiOperasional } from './features/definisi-operasional/definisi-operasional-routes';
import { registerHealth } from './features/health/health-routes';
import { registerKinerjaLangkahAksi } from './features/kinerja-langkah-aksi/kinerja-langkah-aksi-routes';
import { registerKinerjaWakilDirektur } from './features/kinerja-wakil-direktur/kinerja-wakil-direktur-routes';
import { registerOption } from './features/option/option-routes';
import { registerPerjanjianKinerja } from './features/perjanjian-kinerja/perjanjian-kinerja-routes';
import { registerReferensi } from './features/referensi/referensi-routes';
import { registerRegistry } from './features/registry/registry-routes';
import { registerRekapAnggaran } from './features/rekap-anggaran/rekap-anggaran-routes';
import { registerRencanaAksi } from './features/rencana-aksi/rencana-aksi-routes';
import { registerSession } from './features/session/session-routes';
import { registerSolusiMasalah } from './features/solusi-masalah/solusi-masalah-routes';
import { registerUsers } from './features/users/user-routes';
import { registerValidasiPerencanaan } from './features/validasi-perencanaan/validasi-perencanaan-routes';
import { registerWeb } from './features/web/web-routes';
import { registerAccessLog } from './plugins/access-log';
import { registerCompression } from './plugins/compression';
import type { Context } from './plugins/context';
import { registerGuardRails } from './plugins/guard-rails';
import { registerOpenApi } from './plugins/open-api';
import { registerNotFound, registerProblems } from './plugins/problem';
import { refuseRoutesWithoutPermission } from './plugins/route';
import { registerSecurityHeaders } from './plugins/security-headers';

export interface AppOptions extends Context {
  readonly log?: FastifyBaseLogger;
}

/** One megabyte: no JSON body of the portal comes near it. */
const BODY_LIMIT = 1024 * 1024;

/** The whole HTTP side over the given database, clock and settings; nothing is read from the environment. */
export async function buildApp({ log, ...context }: AppOptions): Promise<FastifyInstance> {
  z.config(z.locales.id());
  const { trustProxy } = context.config;
  const app: FastifyInstance = Fastify({
    ...(log && { loggerInstance: log }),
    // A logger of its own for each request costs more than the rest of a small answer; lines name the request instead.
    childLoggerFactory: (logger) => logger,
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    bodyLimit: BODY_LIMIT,
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('context', context);
  app.decorate('calls', []);
  app.decorateRequest('actor', null);
  registerProblems(app);
  const metrics = registerHealth(app);

  await app.register(async (portal) => {
    registerSecurityHeaders(portal);
    registerNotFound(portal);
    registerAccessLog(portal);
    metrics.observe(portal);
    await registerGuardRails(portal);
    await registerCompression(portal);
    await registerOpenApi(portal);
    refuseRoutesWithoutPermission(portal);
    registerFeatures(portal);
    await registerWeb(portal, registerRegistry(portal));
  });
  return app;
}

/** Every feature below `/api`. */
function registerFeatures(app: FastifyInstance): void {
  registerSession(app);
  registerUsers(app);
  registerReferensi(app);
  registerValidasiPerencanaan(app);
  registerOption(app);
  registerDashboard(app);
  registerPerjanjianKinerja(app);
  registerRekapAnggaran(app);
  registerCascading(app);
  registerRencanaAksi(app);
  registerDefinisiOperasional(app);
  registerSolusiMasalah(app);
  registerKinerjaWakilDirektur(app);
  registerKinerjaLangkahAksi(app);
}
