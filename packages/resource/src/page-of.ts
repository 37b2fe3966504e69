import type { DetailDescription } from './core/detail/detail-description';
import type { FormDescription } from './core/form/form-description';
import type { ListDescription } from './core/list/list-description';
import type { ResourceRow } from './core/resource';

/**
 * The list page of an entity whose views lie in one module: the kit and the views are fetched side by side, both under
 * the chunk name of the page, so that its preload list names them all.
 */
export async function listOf<Row extends ResourceRow>(
  kit: Promise<typeof import('./react/list')>,
  views: Promise<{ readonly list: ListDescription<Row> }>,
) {
  const [{ listPage, prepareList }, { list }] = await Promise.all([kit, views]);
  return { Page: listPage(list), prepare: prepareList(list) };
}

/** The page of a new row and of a change, as `listOf`. */
export async function formOf(
  kit: Promise<typeof import('./react/form')>,
  views: Promise<{ readonly form: FormDescription }>,
) {
  const [{ formPage, prepareForm }, { form }] = await Promise.all([kit, views]);
  return { Page: formPage(form), prepare: prepareForm(form) };
}

/** The page of one row, as `listOf`. */
export async function detailOf<Row extends ResourceRow>(
  kit: Promise<typeof import('./react/detail')>,
  views: Promise<{ readonly detail: DetailDescription<Row> }>,
) {
  const [{ detailPage, prepareDetail }, { detail }] = await Promise.all([kit, views]);
  return { Page: detailPage(detail), prepare: prepareDetail(detail) };
}
