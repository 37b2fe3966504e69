import { panelPage, preparePanel } from '@selaras/resource/panel';
import { list } from './kamus-list';

/** `/kamus-indikator`: the indicator dictionary (spec 2 §2.2). */
export const Page = panelPage(list, {
  detail: () => import('./kamus-detail'),
  form: () => import('./kamus-form'),
});

export const prepare = preparePanel(list);
