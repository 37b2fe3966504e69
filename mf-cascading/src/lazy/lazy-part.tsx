import { type LateOptions, latePart } from '@selaras/ui';
import type { ComponentType, ReactNode } from 'react';

/** A late part of the page (`latePart`) that is the default of its module; its painted sign stays its minimum time. */
export const lazyPart = <Props extends object>(
  fetchPart: () => Promise<{ default: ComponentType<Props> }>,
  placeholder: ReactNode = null,
  options: LateOptions = {},
) =>
  latePart<Props>(
    async () => (await fetchPart()).default,
    () => placeholder,
    { signStays: true, ...options },
  );

/** A late part that draws nothing of its own, or that nobody looks for: while it does not come nothing is said. */
export const unseenPart = <Props extends object>(
  fetchPart: () => Promise<{ default: ComponentType<Props> }>,
) => lazyPart(fetchPart, null, { silent: true });
