import type { CascadingTree } from '@selaras/contracts';
import { diagramConstants } from '@selaras/domain';
import { LoadingState, tokens } from '@selaras/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, type RefObject, Suspense, useCallback, useMemo } from 'react';
import styled from 'styled-components';
import { Diagram } from '../diagram/diagram';
import { buildTree } from '../tree/build';
import type { TreeModel } from '../tree/model';
import type { PageAddress } from './page-address';
import type { PageKind } from './page-kind';
import type { StandInReason } from './stand-in';

const StandIn = lazy(() => import('./stand-in'));

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
  const reason = reasonOf(missing, tree.isError, model);

  if (reason !== null || model === null) {
    return (
      <Place>
        <Suspense fallback={<LoadingState />}>
          {reason === null ? (
            <LoadingState />
          ) : (
            <StandIn
              reason={reason}
              publik={kind.publik}
              tahun={tahun}
              onRetry={() => void tree.refetch()}
              retrying={tree.isFetching}
            />
          )}
        </Suspense>
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

function reasonOf(missing: boolean, failed: boolean, model: TreeModel | null): StandInReason | null {
  if (missing) return 'tanpa-unit';
  if (failed) return 'gagal';
  return model?.count === 0 ? 'kosong' : null;
}
