import type { PageModule } from '@selaras/federation';
import type { PageId } from './manifest';

export const pages: Record<PageId, () => Promise<PageModule>> = {
  isi: () => import(/* webpackChunkName: "isi" */ './isi-page'),
};
