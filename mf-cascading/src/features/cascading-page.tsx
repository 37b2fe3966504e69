import { useSession } from '@selaras/portal';
import { seesAllUnits } from '@selaras/roles';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { isHeadOpen } from '../diagram/address/folds';
import { loadPainters } from '../diagram/canvas/detail-painters';
import { DiagramPageProvider } from '../diagram/context/diagram-page-context';
import { useSmallScreen } from '../diagram/elements/use-small-screen';
import { unseenPart } from '../lazy/lazy-part';
import { ArrivingGoals } from './by-goal/arriving-goals';
import { subjectOf, treeQuery } from './by-goal/tree-query';
import { usePageAddress } from './page-address';
import { PageHead } from './page-head';
import type { PageKind } from './page-kind';
import { TreeArea } from './tree-area';
import { UnitField } from './unit-field';

const LiveTree = unseenPart(() => import(/* webpackChunkName: "susulan" */ '../live-updates/live-tree'));

type DataState = 'loading' | 'ready' | 'error';

/** One of the six pages with the diagram: whose tree, its title, and the diagram or its placeholder. */
export function CascadingPage({ kind }: { kind: PageKind }) {
  const { user, tahunKinerja, tahunPublik } = useSession();
  const [address, change] = usePageAddress(kind.crossOpen);
  const own = kind.units === 'pengguna' && !seesAllUnits(user) ? (user?.satuan_kerja_id ?? null) : null;
  const satuanKerjaId = address.satuanKerjaId ?? own;
  const missing = satuanKerjaId === null && kind.withoutUnit === 'pilih';
  const tahun = kind.publik ? tahunPublik : tahunKinerja;
  const [arriving] = useState(() => new ArrivingGoals());
  const pembaca = kind.publik ? null : (user?.id ?? null);
  const asked = { pembaca, satuanKerjaId, publik: kind.publik, tahun, maxDepth: address.tingkatMaks };
  const tree = useQuery({
    ...treeQuery(asked, arriving),
    enabled: !missing,
    // A stream tells when the data has changed; see LiveTree below.
    refetchOnWindowFocus: false,
  });
  // An address that names a box or a place mostly shows its cards at high or low zoom.
  const placed = address.node !== null || address.lihat !== null;
  useEffect(() => {
    if (placed) void loadPainters().catch(() => {});
  }, [placed]);
  const page = useMemo(
    () => ({ tahun, satuanKerjaId, publik: kind.publik, title: kind.title }),
    [tahun, satuanKerjaId, kind],
  );
  const subject = subjectOf(asked);
  const early = useSyncExternalStore(arriving.subscribe, arriving.get);
  const root = useRef<HTMLElement>(null);
  const [painted, setPainted] = useState<string | null>(null);
  const chosen = useRef(false);
  const onReady = useCallback(() => {
    setPainted(subject);
    // The choice of the unit is folded away with the focus in it: whoever chose goes on in the picture.
    if (chosen.current && document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>('[aria-roledescription]')?.focus({ preventScroll: true });
    chosen.current = false;
  }, [subject]);
  const state: DataState = tree.isLoadingError
    ? 'error'
    : missing || painted === subject
      ? 'ready'
      : 'loading';

  const small = useSmallScreen();
  const [placeholder, setPlaceholder] = useState(missing);
  const inBar = !small && !placeholder;
  const open = isHeadOpen(address);
  const title = useMemo(() => <h1 title={kind.title}>{kind.title}</h1>, [kind.title]);
  const head = useMemo(
    () => ({ open, onOpen: (wanted: boolean) => change({ kepala: wanted ? 'buka' : null }) }),
    [open, change],
  );

  return (
    <DiagramPageProvider value={page}>
      <PageHead
        title={inBar ? null : title}
        description={kind.description}
        shown={!inBar || open}
        actions={
          <UnitField
            ready={state !== 'loading'}
            kind={kind}
            value={satuanKerjaId}
            onChange={(unit) => {
              chosen.current = true;
              change({ satuanKerjaId: unit });
            }}
          />
        }
      />
      {state === 'ready' && (
        <LiveTree satuanKerjaId={satuanKerjaId} publik={kind.publik} versi={tree.data?.meta?.versi} settled />
      )}
      <section ref={root} data-state={state} aria-busy={state === 'loading'} aria-label={kind.title}>
        <TreeArea
          key={subject}
          kind={kind}
          tree={tree}
          early={early?.of === subject ? early.goals : null}
          missing={missing}
          tahun={tahun}
          address={address}
          onAddress={change}
          root={root}
          onReady={onReady}
          head={head}
          title={inBar ? title : null}
          onPlaceholder={setPlaceholder}
        />
      </section>
    </DiagramPageProvider>
  );
}
