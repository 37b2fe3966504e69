import type { Files } from './new-project';

/** What opens a remote's pages without a portal: in tests, and in a browser. */
export const testingFiles: Files = {
  'src/testing/open-page.ts': `import { openPagesOf } from '@selaras/resource/testing';
import { manifest } from '../manifest';
import { pages } from '../pages';

/** Opens a page of this remote by its address. */
export const openPage = openPagesOf(manifest, pages);
`,
  'src/testing/answers.ts': `import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';

/** What the stub portal of \`selaras dev alone\` answers; tests may use it, too. */
export function answer({ method, url }: SentRequest): FakeAnswer {
  console.info('The stub portal has no answer to', method, url);
  return problem(404, 'TIDAK_DITEMUKAN');
}
`,
  'src/testing/alone.tsx': `import { showAlone } from '@selaras/resource/alone';
import { manifest } from '../manifest';
import { pages } from '../pages';
import { answer } from './answers';

showAlone({ manifest, pages, answer });
`,
};
