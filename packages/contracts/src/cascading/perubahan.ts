import { z } from 'zod';
import { defineCall } from '../call';
import { idSchema } from '../paging';
import { cascadingActs, publicTreeActs } from './cascading-routes';

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

export const watchCascadingCall = defineCall({
  act: cascadingActs.perubahan,
  method: 'GET',
  path: '/cascading/perubahan',
  ringkasan: 'Aliran kejadian: versi pohon kinerja setiap kali datanya berubah',
  query,
  produces: 'text/event-stream',
  latar: true,
});

export const watchPublicCascadingCall = defineCall({
  act: publicTreeActs['cascading-perubahan'],
  method: 'GET',
  path: '/public-display/cascading/perubahan',
  ringkasan: 'Aliran kejadian: versi pohon kinerja publik setiap kali datanya berubah',
  query,
  produces: 'text/event-stream',
  latar: true,
});
