import { hasUnsavedChanges, panelOf, unsavedSelector } from '@selaras/portal/host';

/** Where a navigation begins or ends. */
interface Place {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Whether a navigation takes away the form that holds something unsaved: it leads to another page, or closes the panel
 * that the form stands in.
 */
export function leavesForm(from: Place, to: Place, root: ParentNode = document): boolean {
  if (from.pathname !== to.pathname) return true;
  const form = root.querySelector(unsavedSelector);
  const panel = form && panelOf(form);
  if (panel === null) return false;
  return new URLSearchParams(from.search).get(panel) !== new URLSearchParams(to.search).get(panel);
}

let leavingFreely = false;

/** Runs a navigation that was decided already, for instance after logging out: nobody is asked again. */
export async function leaveFreely(navigate: () => Promise<void>): Promise<void> {
  leavingFreely = true;
  try {
    await navigate();
  } finally {
    leavingFreely = false;
  }
}

/** Whether leaving the page now would lose something without the user having been asked. */
export function mustAskBeforeLeaving(root: ParentNode = document): boolean {
  return !leavingFreely && hasUnsavedChanges(root);
}
