import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import id from 'zod/v4/locales/id.js';
import { registerSession } from './features/session/session-routes';
import { registerUsers } from './features/users/user-routes';
import type { Context } from './plugins/context';
import { registerProblems } from './plugins/problem';

export interface AppOptions extends Context {
  readonly log?: FastifyBaseLogger;
}

/** One megabyte: no JSON body of the portal comes near it. */
const BODY_LIMIT = 1024 * 1024;

/** The whole HTTP side over the given database, clock and settings; nothing is read from the environment. */
export async function buildApp({ log, ...context }: AppOptions): Promise<FastifyInstance> {
  z.config(id());
  const app: FastifyInstance = Fastify({
    ...(log && { loggerInstance: log }),
    bodyLimit: BODY_LIMIT,
    trustProxy: context.config.trustProxy.length > 0 ? context.config.trustProxy : false,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorate('context', context);
  app.decorateRequest('actor', null);
  registerProblems(app);

  registerSession(app);
  registerUsers(app);

  return app;
}
