import { join } from 'node:path';

/** As the pages of every workspace take it. */
const STYLES = join(__dirname, '../ui/node_modules/styled-components');

/**
 * One test file among others in a group: what it leaves in the document and its stores is gone when it ends, and so is the
 * answer to media queries that it stood in for.
 */
export function suite(name, load) {
  describe(name, () => {
    let media;
    beforeAll(() => {
      media = globalThis.matchMedia;
    });
    load();
    if (typeof document === 'undefined') return;
    afterAll(() => {
      if (media === undefined) Reflect.deleteProperty(globalThis, 'matchMedia');
      else globalThis.matchMedia = media;
      document.body.replaceChildren();
      forgetStyles();
      localStorage.clear();
      sessionStorage.clear();
    });
  });
}

/**
 * Rules of the files before would be matched against every element whenever a test asks what is visible or how it is
 * named. What is drawn again writes its rules again.
 */
function forgetStyles() {
  const { mainSheet } = require(STYLES).__PRIVATE__;
  mainSheet.gs = {};
  mainSheet.names = new Map();
  mainSheet.clearTag();
  document.head.replaceChildren();
}
