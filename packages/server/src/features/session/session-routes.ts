import { getUserCall } from '@selaras/contracts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../plugins/route';

export function registerSession(app: FastifyInstance): void {
  route(app, getUserCall, async ({ actor }) => ({ data: actor }));
}
