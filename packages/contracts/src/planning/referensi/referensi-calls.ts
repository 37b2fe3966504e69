import { z } from 'zod';
import { bodyShape, rowShape } from '../../entity-schema';
import { resourceCalls } from '../../resource';
import { referensiEntity } from './referensi-entity';

const { fields } = referensiEntity;
const row = { tahun: z.number().int(), ...rowShape(fields) };

/** Deadlines of the chosen year, one row a code. Super only (domain §9). */
export const referensiCalls = resourceCalls(referensiEntity, {
  row,
  listRow: row,
  body: z.object(bodyShape(fields)),
  filter: {},
});
