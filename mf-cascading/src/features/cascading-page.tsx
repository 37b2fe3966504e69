import { cascadingQueries } from '@selaras/api-client';
import { useSession } from '@selaras/portal';
import { seesAllUnits } from '@selaras/roles';
import { PageHeader } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { loadPainters } from '../diagram/canvas/detail-painters';
import { DiagramPageProvider } from '../diagram/context/diagram-page-context';
import { loadDagre } from '../diagram/store/centres';
import { unseenPart } from '../lazy/lazy-part';
import { usePageAddress } from './page-address';
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
  const tree = useQuery({
    ...cascadingQueries.tree({ satuanKerjaId: satuanKerjaId ?? undefined, publik: kind.publik, tahun }),
    enabled: !missing,
    // A stream tells when the data has changed; see LiveTree below.
    refetchOnWindowFocus: false,
  });
  useEffect(() => void loadDagre().catch(() => {}), []);
  // An address that names a box or a place mostly shows its cards at high or low zoom.
  const placed = address.node !== null || address.lihat !== null;
  useEffect(() => {
    if (placed) void loadPainters().catch(() => {});
  }, [placed]);
  const page = useMemo(
    () => ({ tahun, satuanKerjaId, publik: kind.publik, title: kind.title }),
    [tahun, satuanKerjaId, kind],
  );
  const subject = `${satuanKerjaId ?? 'kabupaten'}/${tahun}`;
  const root = useRef<HTMLElement>(null);
  const [painted, setPainted] = useState<string | null>(null);
  const onReady = useCallback(() => setPainted(subject), [subject]);
  const state: DataState = tree.isLoadingError
    ? 'error'
    : missing || painted === subject
      ? 'ready'
      : 'loading';

  return (
    <DiagramPageProvider value={page}>
      <PageHeader
        title={kind.title}
        description={kind.description}
        actions={
          <UnitField
            ready={state !== 'loading'}
            kind={kind}
            value={satuanKerjaId}
            onChange={(unit) => change({ satuanKerjaId: unit })}
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
          missing={missing}
          tahun={tahun}
          address={address}
          onAddress={change}
          root={root}
          onReady={onReady}
        />
      </section>
    </DiagramPageProvider>
  );
}
