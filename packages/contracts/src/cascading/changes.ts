import { z } from 'zod';
import { defineCall } from '../call';
import { idSchema } from '../paging';
import { cascadingRoutes } from './cascading-routes';

/**
 * Data of each event: the version of the tree as `meta.versi` of the tree's answer has it. The first event comes at
 * once, so that who was away learns what he missed.
 */
export interface PerubahanEvent {
  readonly versi: number;
}

const query = z.object({
  /** Left out: the whole regency. */
  satuan_kerja_id: idSchema.optional(),
});

export const watchCascadingCall = defineCall(cascadingRoutes.watchCascading, {
  summary: 'Aliran kejadian: versi pohon kinerja setiap kali datanya berubah',
  query,
  produces: 'text/event-stream',
  latar: true,
});

export const watchPublicCascadingCall = defineCall(cascadingRoutes.watchPublicCascading, {
  summary: 'Aliran kejadian: versi pohon kinerja publik setiap kali datanya berubah',
  query,
  produces: 'text/event-stream',
  latar: true,
});
