import { FieldSkeleton, space, useShownAtLeast, wrapRow } from '@selaras/ui';
import { useDeferredValue } from 'react';
import styled from 'styled-components';
import { lazyPart } from '../lazy/lazy-part';
import type { UnitToolsProps } from './unit-tools';

const UnitTools = lazyPart(() => import('./unit-tools'), <FieldSkeleton />);

const Place = styled.div`
  ${wrapRow(2)}
  min-width: min(360px, calc(100vw - ${space(8)}));
`;

interface Timing {
  /** The first paint is over: the list of units is not needed for it. */
  ready: boolean;
}

/** The unit's picker, loaded after the tree. */
export function UnitField({ ready, ...props }: UnitToolsProps & Timing) {
  const waiting = useShownAtLeast(!useDeferredValue(ready));
  return <Place>{waiting ? <FieldSkeleton /> : <UnitTools {...props} />}</Place>;
}
