import { panelMark, useLocation, useSearchParams } from '@selaras/portal';
import { latePart, Skeleton } from '@selaras/ui';
import type { QueryClient } from '@tanstack/react-query';
import type { DetailDescription } from '../../core/detail/detail-description';
import type { FormDescription } from '../../core/form/form-description';
import type { ListDescription } from '../../core/list/list-description';
import { NEW, PANEL, panelPlaces, readPanel } from '../../core/panel/panel-address';
import type { ResourceRow } from '../../core/resource';
import { listPage, prepareList } from '../list/list-page';
import { usePanelFocus } from './use-panel-focus';

const kinds = { whole: [NEW], ofRow: ['lihat', 'ubah'] } as const;

/** Modules of the views, fetched when one is opened: who looks at a list has no use for a form. */
interface PanelViews<Row extends ResourceRow> {
  detail(): Promise<{ readonly detail: DetailDescription<Row> }>;
  form(): Promise<{ readonly form: FormDescription }>;
}
interface Place<Id> {
  readonly id: Id;
  readonly back: string;
}

const inItsPlace = () => <Skeleton height="60vh" />;

function detailOf<Row extends ResourceRow>(views: PanelViews<Row>) {
  return latePart<Place<number>>(async () => {
    const [{ DetailView }, { detail }] = await Promise.all([import('../detail/detail-page'), views.detail()]);
    return (place) => <DetailView detail={detail} {...place} />;
  }, inItsPlace);
}

function formOf<Row extends ResourceRow>(views: PanelViews<Row>) {
  return latePart<Place<number | null>>(async () => {
    const [{ FormView }, { form }] = await Promise.all([import('../form/form-page'), views.form()]);
    return (place) => <FormView form={form} {...place} />;
  }, inItsPlace);
}

/** Asks for what the address of an entity's page names, its list or one row, before the page is drawn. */
export const preparePanel =
  <ListRow extends ResourceRow>(list: ListDescription<ListRow>) =>
  async (opening: { readonly queries: QueryClient; readonly address: URLSearchParams }): Promise<void> => {
    const panel = readPanel(opening.address.get(PANEL), kinds);
    if (panel.kind === 'daftar') await prepareList(list)(opening);
    if (panel.kind === 'lihat') await opening.queries.prefetchQuery(list.resource.queries.detail(panel.id));
  };

/** An entity on one page: its list, and in the list's place one row or its form, as the address says. */
export function panelPage<ListRow extends ResourceRow, Row extends ResourceRow>(
  list: ListDescription<ListRow>,
  views: PanelViews<Row>,
) {
  const List = listPage(list);
  const Detail = detailOf(views);
  const Form = formOf(views);

  function View() {
    const [address] = useSearchParams();
    const { pathname, search } = useLocation();
    const panel = readPanel(address.get(PANEL), kinds);
    const back = panelPlaces.list(pathname + search);
    switch (panel.kind) {
      case NEW:
        return <Form id={null} back={back} />;
      case 'ubah':
        return <Form id={panel.id} back={back} />;
      case 'lihat':
        return <Detail id={panel.id} back={back} />;
      default:
        return <List />;
    }
  }

  return function Page() {
    const [address] = useSearchParams();
    const place = usePanelFocus(readPanel(address.get(PANEL), kinds).kind);
    return (
      <div ref={place} tabIndex={-1} {...panelMark(PANEL)}>
        <View />
      </div>
    );
  };
}
