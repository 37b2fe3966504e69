import type { Entity, ResourceRules } from './entity';
import { defineRoute, defineVersionedRoute } from './route';

/** Where the calls lie that every entity has: list, detail, create, update, remove, history, export. */
export function resourceRoutes<Name extends string, Rules extends ResourceRules>({
  path,
  acts,
}: Pick<Entity<Name, Rules>, 'path' | 'acts'>) {
  return {
    list: defineRoute('GET', path, acts.read, 'kinerja'),
    get: defineRoute('GET', `${path}/{id}`, acts.read, 'kinerja'),
    create: defineRoute('POST', path, acts.create, 'kinerja'),
    update: defineVersionedRoute('PUT', `${path}/{id}`, acts.update, 'kinerja'),
    remove: defineVersionedRoute('DELETE', `${path}/{id}`, acts.remove, 'kinerja'),
    history: defineRoute('GET', `${path}/{id}/riwayat`, acts.history, 'kinerja'),
    export: defineRoute('GET', `${path}/ekspor`, acts.read, 'kinerja'),
  };
}

/** Where values of the same performance in the year before are asked for, to begin a new row with. */
export const autofillRoute = <Name extends string, Rules extends ResourceRules>({
  path,
  acts,
}: Pick<Entity<Name, Rules>, 'path' | 'acts'>) =>
  defineRoute('GET', `${path}/isian-tahun-lalu`, acts.read, 'kinerja');
