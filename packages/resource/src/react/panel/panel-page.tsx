import { panelMark } from '@selaras/portal';
import { Skeleton } from '@selaras/ui';
import { lazy, Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { DetailDescription } from '../../core/detail/detail-description';
import type { FormDescription } from '../../core/form/form-description';
import type { ListDescription } from '../../core/list/list-description';
import { BARU, PANEL, panelPlaces, readPanel } from '../../core/panel/panel-address';
import type { ResourceRow } from '../../core/resource';
import { listPage } from '../list/list-page';
import { usePanelFocus } from './use-panel-focus';

const DetailView = lazy(async () => ({ default: (await import('../detail/detail-page')).DetailView }));
const FormView = lazy(async () => ({ default: (await import('../form/form-page')).FormView }));

const views = { whole: [BARU], ofRow: ['lihat', 'ubah'] } as const;

interface PanelViews<Row extends ResourceRow> {
  readonly detail: DetailDescription<Row>;
  readonly form: FormDescription;
}

/** An entity on one page: its list, and in the list's place one row or its form, as the address says. */
export function panelPage<ListRow extends ResourceRow, Row extends ResourceRow>(
  list: ListDescription<ListRow>,
  { detail, form }: PanelViews<Row>,
) {
  const List = listPage(list);

  function View() {
    const [address] = useSearchParams();
    const { pathname, search } = useLocation();
    const panel = readPanel(address.get(PANEL), views);
    const back = panelPlaces.list(pathname + search);
    switch (panel.kind) {
      case BARU:
        return <FormView form={form} id={null} back={back} />;
      case 'ubah':
        return <FormView form={form} id={panel.id} back={back} />;
      case 'lihat':
        return <DetailView detail={detail as DetailDescription<ResourceRow>} id={panel.id} back={back} />;
      default:
        return <List />;
    }
  }

  return function Page() {
    const [address] = useSearchParams();
    const place = usePanelFocus(readPanel(address.get(PANEL), views).kind);
    return (
      <div ref={place} tabIndex={-1} {...panelMark(PANEL)}>
        <Suspense fallback={<Skeleton height="60vh" />}>
          <View />
        </Suspense>
      </div>
    );
  };
}
