import { findStrays } from './find-strays';

const root = '/here';
const stories = [
  { id: 'core stories/a.spec.ts › opens', file: 'stories/a.spec.ts' },
  { id: 'stories stories/a.spec.ts › closes', file: 'stories/a.spec.ts' },
  { id: 'proofs proofs/b.spec.ts › weighs', file: 'proofs/b.spec.ts' },
];

describe('test files that no tier runs', () => {
  it('are those that neither runner lists, whatever they are called', () => {
    const present = [
      'shell/src/a.test.tsx',
      'shell/src/a.proof.test.ts',
      'shell/src/a.ts',
      'shell/src/lost.spec.ts',
      'tools/lost.test.ts',
      'e2e/stories/a.spec.ts',
      'e2e/proofs/b.spec.ts',
      'e2e/lost.spec.ts',
    ];
    const jest = ['/here/shell/src/a.test.tsx', '/here/shell/src/a.proof.test.ts'];
    const { strays, counts } = findStrays({ root, present, jest, stories });
    expect(strays).toEqual(['shell/src/lost.spec.ts', 'tools/lost.test.ts', 'e2e/lost.spec.ts']);
    expect(counts).toEqual([
      'npm test: 1 files of unit and API tests, 1 core stories',
      'npm run test:all, beside them: 1 files of proofs, 1 other stories, 1 proofs in a browser',
    ]);
  });
});
