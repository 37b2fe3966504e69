import { panelPage } from '@selaras/resource/panel';
import { detail } from './kamus-fungsional-detail';
import { form } from './kamus-fungsional-form';
import { list } from './kamus-fungsional-list';

/** `/kamus-indikator-fungsional`: outputs per functional position (spec 2 §2.2). */
export const Page = panelPage(list, { detail, form });
