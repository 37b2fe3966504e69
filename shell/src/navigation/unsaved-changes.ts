/**
 * A form that holds something unsaved says so in the document: `<form data-unsaved={isDirty}>`. Pages of every remote,
 * whatever they are made with, are understood without sharing code.
 */
const UNSAVED = '[data-unsaved="true"]';

export function hasUnsavedChanges(root: ParentNode = document): boolean {
  return root.querySelector(UNSAVED) !== null;
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
