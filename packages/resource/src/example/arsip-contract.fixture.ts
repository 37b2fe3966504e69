import { type AnswerOf, defineEntity } from '@selaras/contracts';
import { staffOfUnit, unitWriters } from '@selaras/roles';
import { z } from 'zod';
import { bodyShape, rowShape } from '../../../contracts/src/entity-schema';
import { resourceCalls } from '../../../contracts/src/resource';
import { resourceRoutes } from '../../../contracts/src/resource-routes';

/** What would be `packages/contracts/src/arsip/`: an entity that no plan, lock or year knows. */
export const arsipEntity = defineEntity({
  name: 'arsip',
  title: 'Arsip',
  sebutan: 'arsip',
  acts: {
    read: staffOfUnit,
    history: staffOfUnit,
    create: unitWriters,
    update: unitWriters,
    remove: unitWriters,
  },
  orders: ['nomor', 'lembar'],
  filters: ['sifat'],
  fields: {
    nomor: { kind: 'text', label: 'Nomor', half: true, maxLength: 40 },
    perihal: { kind: 'area', label: 'Perihal' },
    lembar: { kind: 'number', label: 'Lembar', initial: 1, half: true },
  },
});

export const arsipRoutes = resourceRoutes(arsipEntity);

const row = rowShape(arsipEntity.fields);
export const arsipCalls = resourceCalls(arsipEntity, {
  row,
  listRow: row,
  body: z.object(bodyShape(arsipEntity.fields)),
  filter: { sifat: z.enum(['biasa', 'rahasia']).optional() },
});

export type Arsip = AnswerOf<typeof arsipCalls.get>['data'];
