import { cascadingQueries, useSession } from '@selaras/api-client';
import { seesAllUnits } from '@selaras/roles';
import { PageHeader } from '@selaras/ui';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { DiagramPageProvider } from '../diagram/diagram-page-context';
import { loadDagre } from '../tree/layout/centres';
import { usePageAddress } from './page-address';
import type { PageKind } from './page-kind';
import { TreeArea } from './tree-area';
import { UnitField } from './unit-field';

type DataState = 'loading' | 'ready' | 'error';

/** One of the six pages with the diagram: whose tree, its title, and the diagram or what stands in its place. */
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
  });
  useEffect(() => void loadDagre().catch(() => {}), []);
  const page = useMemo(() => ({ tahun }), [tahun]);
  const subject = `${satuanKerjaId ?? 'kabupaten'}/${tahun}`;
  const root = useRef<HTMLElement>(null);
  const [painted, setPainted] = useState<string | null>(null);
  const onReady = useCallback(() => setPainted(subject), [subject]);
  const empty = missing || tree.data?.data.length === 0;
  const state: DataState = tree.isError ? 'error' : empty || painted === subject ? 'ready' : 'loading';

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
