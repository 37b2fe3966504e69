import { type AnswerOf, defineEntity, entityCalls, resourceRoutes } from '@selaras/contracts';
import { staffOfUnit, unitWriters } from '@selaras/roles';

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
    sifat: {
      kind: 'choice',
      label: 'Sifat',
      half: true,
      codes: ['biasa', 'rahasia'],
      words: { biasa: 'Biasa', rahasia: 'Rahasia' },
      initial: 'biasa',
    },
    perihal: { kind: 'area', label: 'Perihal' },
    lembar: { kind: 'number', label: 'Lembar', initial: 1, half: true },
  },
  stored: { table: 'arsip', label: ['nomor'] },
});

export const arsipRoutes = resourceRoutes(arsipEntity);
export const arsipCalls = entityCalls(arsipEntity);

export type Arsip = AnswerOf<typeof arsipCalls.get>['data'];
