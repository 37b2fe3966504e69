import { panelPage } from '@selaras/resource/panel';
import { detail } from './kamus-detail';
import { form } from './kamus-form';
import { list } from './kamus-list';

/** `/kamus-indikator`: the indicator dictionary (spec 2 §2.2). */
export const Page = panelPage(list, { detail, form });
