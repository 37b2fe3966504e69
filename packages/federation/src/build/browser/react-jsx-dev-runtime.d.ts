import type { ReactElement } from 'react';

export { Fragment } from 'react/jsx-runtime';
export function jsxDEV(
  type: string,
  props: object,
  key: string | undefined,
  isStatic: boolean,
): ReactElement<{ children?: unknown }>;
