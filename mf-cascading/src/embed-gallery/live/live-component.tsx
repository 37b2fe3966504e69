import type { CascadingComponentProps } from '@selaras/cascading-react/adapter';
import type { CascadingProps, Selaras } from '@selaras/cascading-react/contract';
import * as React from 'react';
import { callbacksOf, type Tell } from './told';

interface LiveComponentProps {
  props: CascadingProps;
  tell: Tell;
}

/** The component that the script makes of this page's own React. */
export function LiveComponent({ selaras, props, tell }: LiveComponentProps & { selaras: Selaras }) {
  const [Cascading] = React.useState(
    () => selaras.reactCascading(React as never) as React.ComponentType<CascadingComponentProps>,
  );
  return <Cascading {...props} {...callbacksOf(tell)} />;
}
