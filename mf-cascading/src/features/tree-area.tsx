import type { CascadingTree } from '@selaras/contracts';
import { framed, LoadingState, tokens, useShownAtLeast } from '@selaras/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import styled from 'styled-components';
import { asksForBeginning } from '../diagram/address/diagram-address';
import { type BoxActs, BoxActsProvider } from '../diagram/context/box-acts-context';
import { DiagramPageProvider, useDiagramPage } from '../diagram/context/diagram-page-context';
import { PlanCheckProvider } from '../diagram/context/plan-check-context';
import type { PageHead, PageSwitch } from '../diagram/toolbar/toolbar-group';
import { Diagram } from '../frame/diagram';
import { useSettledSign } from '../frame/use-settled-sign';
import { lazyPart, unseenPart } from '../lazy/lazy-part';
import type { TreeModel } from '../tree/model/model';
import { type YearPicture, yearsAreComing } from '../years/year-picture';
import { BeneathSign } from './beneath-sign';
import type { PageAddress } from './page-address';
import type { PageKind } from './page-kind';
import type { PlaceholderReason } from './tree-placeholder';
import { useEarlyModel, useTreeModel } from './use-tree-model';

const TreePlaceholder = lazyPart(() => import('./tree-placeholder'), <LoadingState />);
const PlanCheck = lazyPart(() => import(/* webpackChunkName: "panel" */ './plan-check'), <LoadingState />);
const Documents = unseenPart(() => import(/* webpackChunkName: "susulan" */ './documents'));
const EditPaths = unseenPart(() => import(/* webpackChunkName: "susulan" */ './edit/edit-paths'));
const YearLoader = unseenPart(() => import('../years/year-loader'));

const Place = styled.div`
  display: grid;
  place-content: center;
  min-height: 560px;
  /* The page's title stands where it will stand beside the tools. */
  &:has(> h1) { grid-template-rows: auto 1fr; place-content: stretch; place-items: center; }
  & > h1 { justify-self: start; padding: 10px 14px; font-size: ${tokens.text[16]}; }
  ${framed}
`;

interface TreeAreaProps {
  kind: PageKind;
  tree: UseQueryResult<CascadingTree>;
  /** Goals of a large tree that are there before the rest. */
  early: readonly unknown[] | null;
  missing: boolean;
  tahun: number;
  address: PageAddress;
  onAddress: (change: Partial<PageAddress>) => void;
  root: RefObject<HTMLElement | null>;
  onReady: () => void;
  head: PageHead;
  /** The page's title, where it stands beside the tools. */
  title: ReactNode;
  /** Tells whether something else stands in the diagram's place. */
  onPlaceholder: (placeholder: boolean) => void;
}

/** The diagram, or its placeholder: no unit yet, loading, failed, nothing to show. */
export function TreeArea(props: TreeAreaProps) {
  const { kind, tree, missing, tahun, address, root, onReady } = props;
  const { underWay, onAddress } = useSettledSign(root, address, props.onAddress);
  const { type } = kind;
  const { showIcons, showEdit, showSkp } = address;
  const settings = useMemo(
    () => ({ type, showSkp, showIcons: showIcons || !kind.iconSwitch }),
    [type, showSkp, kind.iconSwitch, showIcons],
  );
  const { data } = tree;
  const whole = useTreeModel(data, address.tingkatMaks);
  // Where the address asks for something within the tree, all of it is waited for.
  const goals = whole === null && asksForBeginning(address) ? props.early : null;
  const early = useEarlyModel(goals, { tahun, maxDepth: address.tingkatMaks });
  const model = whole ?? early;
  const page = useDiagramPage();
  const [years, setYears] = useState<YearPicture | null>(null);
  const comingYears = yearsAreComing(address, tahun, years);
  useEffect(() => underWay.mark('years', comingYears), [underWay, comingYears]);
  const shownYear = years?.tahun ?? tahun;
  const shownPage = useMemo(() => ({ ...page, tahun: shownYear }), [page, shownYear]);
  // The edit pages are those of the chosen year.
  const mayEdit = kind.editSwitch && data?.meta.kemampuan.ubah === true && shownYear === tahun;
  const mayAdd = data?.meta.kemampuan.tambah === true;
  const reportOnly = data?.meta.kemampuan.hanya_realisasi === true;
  // A plan is that of the chosen year and one unit.
  const planned = !kind.publik && page.satuanKerjaId !== null && shownYear === tahun;
  const [edit, setEdit] = useState<BoxActs['edit']>(null);
  const [openDocument, setOpenDocument] = useState<BoxActs['openDocument'] | null>(null);
  const late = useMemo(
    () => (
      <>
        <Documents onDocuments={setOpenDocument} />
        {mayEdit && <EditPaths mayAdd={mayAdd} onEdit={setEdit} />}
      </>
    ),
    [mayEdit, mayAdd],
  );
  const switches = useMemo(
    () => switchesOf(kind, { showIcons, showEdit }, edit !== null, onAddress),
    [kind, showIcons, showEdit, edit, onAddress],
  );
  const acts = useMemo(
    () => ({
      openModal: (modal: string) => onAddress({ modal }),
      openDocument: openDocument ?? (() => {}),
      editIcons: showEdit,
      edit,
      reportOnly,
    }),
    [onAddress, openDocument, showEdit, edit, reportOnly],
  );
  const reason = reasonOf(missing, tree.isLoadingError, model);
  const loading = useShownAtLeast(reason === null && model === null);
  const [painted, setPainted] = useState(false);
  const onPainted = useCallback(() => setPainted(true), []);
  const seen = !loading && (painted || model?.count === 0);
  useLayoutEffect(() => {
    if (seen) onReady();
  }, [seen, onReady]);

  const { onPlaceholder } = props;
  const placeholder = !loading && reason !== null;
  useLayoutEffect(() => onPlaceholder(placeholder), [placeholder, onPlaceholder]);

  const sign = (loading || reason !== null) && (
    <Place>
      {props.title}
      {loading || reason === null ? (
        <LoadingState />
      ) : (
        <TreePlaceholder
          reason={reason}
          publik={kind.publik}
          tahun={tahun}
          onRetry={() => void tree.refetch()}
          retrying={tree.isFetching}
        />
      )}
    </Place>
  );
  return (
    <BeneathSign sign={sign}>
      {reason === null && model !== null && (
        <DiagramPageProvider value={shownPage}>
          <BoxActsProvider value={acts}>
            {address.tahun !== null && (
              <YearLoader
                satuanKerjaId={page.satuanKerjaId}
                publik={kind.publik}
                tahun={tahun}
                model={model}
                maxDepth={address.tingkatMaks}
                address={address}
                onPicture={setYears}
              />
            )}
            <PlanCheckProvider value={planned ? PlanCheck : null}>
              <Diagram
                model={years?.boxes?.model ?? model}
                settings={settings}
                address={address}
                onAddress={onAddress}
                switches={switches}
                head={props.head}
                title={props.title}
                years={years}
                publik={kind.publik}
                underWay={underWay}
                covered={loading}
                onReady={onPainted}
                root={root}
                label={`Kerangka ${kind.title}`}
                late={late}
              />
            </PlanCheckProvider>
          </BoxActsProvider>
        </DiagramPageProvider>
      )}
    </BeneathSign>
  );
}

/** The switches that only some pages have (spec 1 §2). */
function switchesOf(
  kind: PageKind,
  { showIcons, showEdit }: Pick<PageAddress, 'showIcons' | 'showEdit'>,
  mayEdit: boolean,
  onAddress: TreeAreaProps['onAddress'],
): readonly PageSwitch[] {
  const icons: PageSwitch = {
    label: 'Tampilkan icon capaian',
    checked: showIcons,
    onChange: (shown) => onAddress({ showIcons: shown }),
  };
  const edit: PageSwitch = {
    label: 'Tampilkan icon edit kinerja',
    checked: showEdit,
    onChange: (shown) => onAddress({ showEdit: shown }),
  };
  return [...(kind.iconSwitch ? [icons] : []), ...(mayEdit ? [edit] : [])];
}

function reasonOf(missing: boolean, failed: boolean, model: TreeModel | null): PlaceholderReason | null {
  if (missing) return 'no-unit';
  if (failed) return 'failed';
  if (model === null || model.count > 0) return null;
  return model.problems.length > 0 ? 'broken' : 'empty';
}
