import type { FastifyInstance } from 'fastify';
import { registerPekerjaan } from '../../../kit/hari-ini/pekerjaan-source';
import { bappedaMenunggu, rencanaMenunggu } from './rencana-menunggu';
import { rencanaSendiri } from './rencana-sendiri';

/** What of planning waits for planners, for who validates plans, and for Bappeda. */
export function registerPlanningPekerjaan(app: FastifyInstance): void {
  registerPekerjaan(app, rencanaSendiri);
  registerPekerjaan(app, rencanaMenunggu);
  registerPekerjaan(app, bappedaMenunggu);
}
