import type { Entity, ResourceRules } from './entity';
import { defineRoute } from './route';

/** Where the calls lie that every entity has: list, detail, create, update, remove, history, export. */
export function resourceRoutes<Name extends string, Rules extends ResourceRules>({
  path,
  acts,
}: Pick<Entity<Name, Rules>, 'path' | 'acts'>) {
  return {
    list: defineRoute('GET', path, acts.lihat, 'kinerja'),
    get: defineRoute('GET', `${path}/{id}`, acts.lihat, 'kinerja'),
    create: defineRoute('POST', path, acts.buat, 'kinerja'),
    update: defineRoute('PUT', `${path}/{id}`, acts.ubah, 'kinerja'),
    remove: defineRoute('DELETE', `${path}/{id}`, acts.hapus, 'kinerja'),
    riwayat: defineRoute('GET', `${path}/{id}/riwayat`, acts.riwayat, 'kinerja'),
    ekspor: defineRoute('GET', `${path}/ekspor`, acts.lihat, 'kinerja'),
  };
}

/** Where values of the same performance in the year before are asked for, to begin a new row with. */
export const isianTahunLaluRoute = <Name extends string, Rules extends ResourceRules>({
  path,
  acts,
}: Pick<Entity<Name, Rules>, 'path' | 'acts'>) =>
  defineRoute('GET', `${path}/isian-tahun-lalu`, acts.lihat, 'kinerja');
