import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { registerBerkas } from './features/berkas/berkas-routes';
import { registerCari } from './features/cari/cari-routes';
import { registerCascading } from './features/cascading/cascading-routes';
import { registerDashboard } from './features/dashboard/dashboard-routes';
import { registerDefinisiOperasional } from './features/definisi-operasional/definisi-operasional-routes';
import { registerHealth } from './features/health/health-routes';
import { registerImpor } from './features/impor/impor-routes';
import { registerInsiden } from './features/insiden/insiden-routes';
import { registerKinerjaLangkahAksi } from './features/kinerja-langkah-aksi/kinerja-langkah-aksi-routes';
import { registerKinerjaWakilDirektur } from './features/kinerja-wakil-direktur/kinerja-wakil-direktur-routes';
import { registerOption } from './features/option/option-routes';
import { registerPerencanaan } from './features/perencanaan/perencanaan-routes';
import { registerPerjanjianKinerja } from './features/perjanjian-kinerja/perjanjian-kinerja-routes';
import { registerPerubahan } from './features/perubahan/perubahan-routes';
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
import { registerFileBody } from './plugins/file-body';
import { registerGuardRails } from './plugins/guard-rails';
import { inputWords } from './plugins/input-words';
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
  z.config({ ...z.locales.id(), customError: inputWords });
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
  app.decorate('berkasOwners', new Map());
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
    registerFileBody(portal);
    await registerOpenApi(portal);
    refuseRoutesWithoutPermission(portal);
    registerFeatures(portal);
    const readRegistry = registerRegistry(portal);
    registerInsiden(portal, metrics.register, readRegistry);
    await registerWeb(portal, readRegistry);
  });
  return app;
}

/** Every feature below `/api`. */
function registerFeatures(app: FastifyInstance): void {
  registerBerkas(app);
  registerSession(app);
  registerUsers(app);
  registerReferensi(app);
  registerValidasiPerencanaan(app);
  registerOption(app);
  registerDashboard(app);
  registerPerjanjianKinerja(app);
  registerRekapAnggaran(app);
  registerCascading(app);
  registerPerubahan(app);
  registerCari(app);
  registerRencanaAksi(app);
  registerDefinisiOperasional(app);
  registerSolusiMasalah(app);
  registerKinerjaWakilDirektur(app);
  registerKinerjaLangkahAksi(app);
  registerPerencanaan(app);
  registerImpor(app);
}
