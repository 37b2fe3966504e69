import { relative } from 'node:path';
import type { TestRecord } from './test-record';

interface Found {
  readonly root: string;
  /** Every file of the workspace, from its root. */
  readonly present: readonly string[];
  /** Files that Jest runs, as whole paths. */
  readonly jest: readonly string[];
  /** Stories that Playwright runs, with their files from `e2e/`. */
  readonly stories: readonly Pick<TestRecord, 'id' | 'file'>[];
}

const isTest = (file: string) => /[.](test|spec)[.][cm]?[jt]sx?$/.test(file);
const isProof = (file: string) => /[.]proof[.]test[.]tsx?$/.test(file);

/** Test files that no runner runs, and how many tests are in which tier. */
export function findStrays({ root, present, jest, stories }: Found): { strays: string[]; counts: string[] } {
  const files = jest.map((file) => relative(root, file));
  const run = new Set([...files, ...stories.map(({ file }) => `e2e/${file}`)]);
  const proofs = files.filter(isProof).length;
  const storiesOf = (project: string) => stories.filter(({ id }) => id.startsWith(`${project} `)).length;
  return {
    strays: present.filter((file) => isTest(file) && !run.has(file)),
    counts: [
      `npm test: ${files.length - proofs} files of unit and API tests, ${storiesOf('core')} core stories`,
      `npm run test:all, beside them: ${proofs} files of proofs, ${storiesOf('stories')} other stories, ${storiesOf('proofs')} proofs in a browser`,
    ],
  };
}
