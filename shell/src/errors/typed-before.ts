import { hasUnsavedChanges } from '@selaras/portal/host';

const TYPED_BEFORE = 'data-typed-before';

/** Marks what stands in the place of a page that failed while something unsaved was typed in it. */
export const typedBeforeMark = (typed: boolean) => ({ [TYPED_BEFORE]: typed }) as const;

/**
 * Whether a reload would come over something typed: in a form of this page, or in one that a fault has just taken away,
 * which a new try may bring back with its draft.
 */
export const isTypedIn = (root: ParentNode = document): boolean =>
  hasUnsavedChanges(root) || root.querySelector(`[${TYPED_BEFORE}="true"]`) !== null;
