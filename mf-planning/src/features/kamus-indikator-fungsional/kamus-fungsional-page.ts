import { panelPage, preparePanel } from '@selaras/resource/panel';
import { list } from './kamus-fungsional-list';

/** `/kamus-indikator-fungsional`: outputs per functional position (spec 2 §2.2). */
export const Page = panelPage(list, {
  detail: () => import('./kamus-fungsional-detail'),
  form: () => import('./kamus-fungsional-form'),
});

export const prepare = preparePanel(list);
