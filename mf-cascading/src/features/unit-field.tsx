import { Skeleton, space } from '@selaras/ui';
import { lazy, Suspense, useDeferredValue } from 'react';
import styled from 'styled-components';
import type { PageKind } from './page-kind';

const UnitPicker = lazy(() => import('./unit-picker'));

const Place = styled.div`
  width: min(360px, calc(100vw - ${space(8)}));
  min-height: 60px;
`;

interface UnitFieldProps {
  kind: PageKind;
  value: number | null;
  onChange: (unit: number | null) => void;
}

interface Timing {
  /** The picture comes first; the list of units is not needed to draw it. */
  ready: boolean;
}

/** The unit's picker; it comes beside the tree, not before it. */
export function UnitField({ ready, ...props }: UnitFieldProps & Timing) {
  const settled = useDeferredValue(ready);
  return (
    <Place>
      <Suspense fallback={<Skeleton height="60px" />}>
        {settled ? <UnitPicker {...props} /> : <Skeleton height="60px" />}
      </Suspense>
    </Place>
  );
}
