import type { CascadingTree } from '@selaras/contracts';
import { diagramConstants } from '@selaras/domain';
import { Button, EmptyState, ErrorState, LoadingState, tokens } from '@selaras/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { type RefObject, useCallback, useMemo } from 'react';
import styled from 'styled-components';
import { Diagram } from '../diagram/diagram';
import { buildTree } from '../tree/build';
import type { PageAddress } from './page-address';
import type { PageKind } from './page-kind';

const Place = styled.div`
  display: grid;
  place-content: center;
  min-height: 560px;
  border: 1px solid ${tokens.colour.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.colour.surface};
`;

interface TreeAreaProps {
  kind: PageKind;
  tree: UseQueryResult<CascadingTree>;
  missing: boolean;
  tahun: number;
  address: PageAddress;
  onAddress: (change: Partial<PageAddress>) => void;
  root: RefObject<HTMLElement | null>;
  onReady: () => void;
}

/** The diagram, or what stands in its place: no unit yet, loading, failed, nothing to show. */
export function TreeArea(props: TreeAreaProps) {
  const { kind, tree, missing, tahun, address, onAddress, root, onReady } = props;
  const { type } = kind;
  const { showIcons, showSkp } = address;
  const settings = useMemo(
    () => ({ type, showSkp, showIcons: kind.iconSwitch && showIcons }),
    [type, showSkp, kind.iconSwitch, showIcons],
  );
  const { data } = tree;
  const model = useMemo(
    () => (data === undefined ? null : buildTree(data, { maxDepth: diagramConstants.treeDepth })),
    [data],
  );
  const onIcons = useCallback((shown: boolean) => onAddress({ showIcons: shown }), [onAddress]);

  if (missing) {
    return (
      <Place>
        <EmptyState
          icon={<Building2 size={22} />}
          title="Pilih satuan kerja terlebih dahulu"
          description="Cascading tampil setelah satuan kerja dipilih."
        />
      </Place>
    );
  }
  if (tree.isError) {
    return (
      <Place>
        <ErrorState
          title="Pohon kinerja gagal dimuat"
          onRetry={() => void tree.refetch()}
          retrying={tree.isFetching}
        />
      </Place>
    );
  }
  if (model === null) {
    return (
      <Place>
        <LoadingState />
      </Place>
    );
  }
  if (model.count === 0) {
    return (
      <Place>
        <EmptyState
          title={`Belum ada data cascading tahun ${tahun}`}
          description={
            kind.publik
              ? 'Pohon kinerja tampil untuk umum setelah perencanaan tahun ini disetujui.'
              : 'Pohon kinerja tampil setelah perencanaan diisi atau disetujui.'
          }
          action={<Button onClick={() => void tree.refetch()}>Muat ulang</Button>}
        />
      </Place>
    );
  }
  return (
    <Diagram
      model={model}
      settings={settings}
      address={address}
      onAddress={onAddress}
      iconSwitch={kind.iconSwitch}
      onIcons={onIcons}
      onReady={onReady}
      root={root}
      label={`Kerangka ${kind.title}`}
    />
  );
}
