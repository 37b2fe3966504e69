import { filesByOwner, ownerLines, ownerOf } from './owners.mjs';

const lines = ownerLines(`# Who is asked.
*               @selaras/platform

/mf-lke/        @selaras/lke
/packages/      @selaras/kit
/packages/lke/  @selaras/lke
`);

it.each([
  ['mf-lke/src/manifest.ts', '@selaras/lke'],
  ['packages/lke/index.ts', '@selaras/lke'],
  ['packages/lkek/index.ts', '@selaras/kit'],
  ['e2e/mf-lke/story.ts', '@selaras/platform'],
  ['README.md', '@selaras/platform'],
])('of %s the last line that fits says whose it is', (file, owner) => {
  expect(ownerOf(lines, file)).toBe(owner);
});

it('files stand under who is asked about them', () => {
  const files = ['mf-lke/a.ts', 'README.md', 'packages/lke/b.ts'];
  expect([...filesByOwner(lines, files)]).toEqual([
    ['@selaras/lke', ['mf-lke/a.ts', 'packages/lke/b.ts']],
    ['@selaras/platform', ['README.md']],
  ]);
});

it('a file that no line fits belongs to nobody', () => {
  expect(ownerOf([['/mf-lke/', '@selaras/lke']], 'README.md')).toBeNull();
});
