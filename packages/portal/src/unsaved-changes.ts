const UNSAVED = 'data-unsaved';
const PANEL = 'data-panel';
const UPLOAD = 'data-upload';

/**
 * Marks the element that holds what was typed: `<form {...unsavedMark(isDirty)}>`. As long as it is true the portal asks
 * before a navigation, a change of year, signing out, a reload or closing the tab would lose it.
 */
export const unsavedMark = (unsaved: boolean) => ({ [UNSAVED]: unsaved }) as const;

/**
 * Marks the element that shows files on their way: as long as one is, the portal asks as it does for what was typed, in
 * other words. `outlives`: they go on when the page is left or another year is chosen, and only end with the tab.
 */
export const uploadMark = (uploading: boolean, { outlives = false } = {}) =>
  ({ [UNSAVED]: uploading, [UPLOAD]: outlives ? 'outlives' : 'ends' }) as const;

/**
 * Marks the element of a panel that a search parameter keeps open: `<div {...panelMark('panel')}>`. Leaving a marked form
 * inside it, by changing that parameter, is asked about too.
 */
export const panelMark = (parameter: string) => ({ [PANEL]: parameter }) as const;

/**
 * The marked elements, as hosts look for them. What is marked stands in the document, so that pages of every remote are
 * understood, whatever they are made with.
 */
export const unsavedSelector = `[${UNSAVED}="true"]`;

/** Whether the document, or a part of it, holds something unsaved. */
export function hasUnsavedChanges(root: ParentNode = document): boolean {
  return root.querySelector(unsavedSelector) !== null;
}

/** What would be lost; the worst of it where there is more than one. */
export type UnsavedKind = 'typed' | 'upload' | 'outliving-upload';

/** What the marked elements hold; null when nothing is unsaved. */
export function unsavedKind(root: ParentNode = document): UnsavedKind | null {
  const marks = [...root.querySelectorAll(unsavedSelector)].map((element) => element.getAttribute(UPLOAD));
  if (marks.length === 0) return null;
  if (marks.includes(null)) return 'typed';
  return marks.includes('ends') ? 'upload' : 'outliving-upload';
}

/** The search parameter that keeps the panel open in which an element stands; null outside panels. */
export function panelOf(element: Element): string | null {
  return element.closest(`[${PANEL}]`)?.getAttribute(PANEL) || null;
}

/** What the portal knows of forms that were typed in, on this page and whoever drew them. */
export interface UnsavedChanges {
  exist(): boolean;
  /**
   * To be asked before an act of the page itself throws away what was typed; true at once when nothing was.
   * @param act the end of "akan hilang bila Anda …", as in 'mengganti satuan kerja'
   */
  mayLeave(act?: string): Promise<boolean>;
}
