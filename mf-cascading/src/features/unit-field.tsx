import { Skeleton, space } from '@selaras/ui';
import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import type { PageKind } from './page-kind';

const UnitPicker = lazy(() => import('./unit-picker'));

const Place = styled.div`
  max-width: 480px;
  min-height: 72px;
  margin-bottom: ${space(3)};
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
