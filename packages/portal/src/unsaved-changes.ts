const UNSAVED = 'data-unsaved';
const PANEL = 'data-panel';

/**
 * Marks the element that holds what was typed: `<form {...unsavedMark(isDirty)}>`. As long as it is true the portal asks
 * before a navigation, a change of year, signing out, a reload or closing the tab would lose it.
 */
export const unsavedMark = (unsaved: boolean) => ({ [UNSAVED]: unsaved }) as const;

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
