import { Skeleton, space } from '@selaras/ui';
import { lazy, Suspense } from 'react';
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

/** The unit's picker; it comes beside the tree, not before it. */
export function UnitField(props: UnitFieldProps) {
  return (
    <Place>
      <Suspense fallback={<Skeleton height="64px" />}>
        <UnitPicker {...props} />
      </Suspense>
    </Place>
  );
}
