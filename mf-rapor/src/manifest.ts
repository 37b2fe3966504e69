import { entityMenu, entityPages, type RemoteManifest, raporEntities } from '@selaras/contracts';

/** Pages, guards and menu entries of report cards, the annual report and the class of each performance. */
export const manifest = {
  name: 'mf_rapor',
  title: 'Rapor',
  platformApi: 1,
  pages: [...raporEntities.flatMap(entityPages)],
  menu: [...entityMenu(raporEntities)],
} as const satisfies RemoteManifest;

export type PageId = (typeof manifest)['pages'][number]['id'];
