import { test } from '@playwright/test';
import { buildRemote, remoteNames } from '../support/releases/own-remote';

/** Before the proofs, once: several workers would write into the same folder. */
for (const name of remoteNames) {
  test(`the remote ${name} is built as its team would`, () => buildRemote(name));
}
