import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const SCRIPT = join(__dirname, '../bin/arrows.mjs');

/** Runs the check over a planted tree; answers its exit code and what it says. */
function arrowsOver(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'arrows-'));
  try {
    for (const [name, text] of Object.entries({ 'packages/ui/src/seed.ts': importing(), ...files })) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    }
    execFileSync('git', ['init', '-q'], { cwd: root });
    execFileSync('git', ['add', '-A'], { cwd: root });
    const { status, stderr } = spawnSync(process.execPath, [SCRIPT, root], { encoding: 'utf8' });
    return { status, lines: stderr.split('\n') };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const importing = (...paths: string[]) =>
  `${paths.map((path, at) => `import type { A as A${at} } from '${path}';`).join('\n')}\nexport type A = ${
    paths.map((_, at) => `A${at}`).join(' | ') || 'string'
  };\n`;

const wrongZones: readonly (readonly [what: string, from: string, request: string, to: string])[] = [
  ['a remote that imports another', 'mf-satu/src/a.ts', '../../mf-dua/src/b', 'mf-dua/src/b.ts'],
  ['a remote that imports the shell', 'mf-satu/src/b.ts', '../../shell/src/b', 'shell/src/b.ts'],
  [
    'the pure tree of the diagram that imports what shows it',
    'mf-cascading/src/tree/a.ts',
    '../view/b',
    'mf-cascading/src/view/b.ts',
  ],
  [
    'the pure view of the diagram that imports components',
    'mf-cascading/src/view/a.ts',
    '../../../packages/ui/src/f',
    'packages/ui/src/f.ts',
  ],
  ['a package that imports the shell', 'packages/ui/src/a.ts', '../../../shell/src/b', 'shell/src/b.ts'],
  [
    'components that import the API client',
    'packages/ui/src/b.ts',
    '../../api-client/src/b',
    'packages/api-client/src/b.ts',
  ],
  [
    'pure rules that import anything',
    'packages/domain/src/a.ts',
    '../../roles/src/b',
    'packages/roles/src/b.ts',
  ],
  ['a new package without a zone', 'packages/baru/src/a.ts', '../../roles/src/b', 'packages/roles/src/b.ts'],
  [
    'a domain of the server that imports another',
    'packages/server/src/domains/satu/a.ts',
    '../dua/b',
    'packages/server/src/domains/dua/b.ts',
  ],
  [
    'a kit that knows a domain',
    'packages/server/src/kit/a.ts',
    '../domains/dua/b',
    'packages/server/src/domains/dua/b.ts',
  ],
  [
    'an example that reaches past a domain’s door',
    'packages/server/src/seed/a.ts',
    '../domains/dua/seed/b',
    'packages/server/src/domains/dua/seed/b.ts',
  ],
  [
    'a test of pure rules that reaches for the server',
    'packages/domain/src/a.test.ts',
    '../../server/src/kit/b',
    'packages/server/src/kit/b.ts',
  ],
  [
    'a test of the kit that knows a domain',
    'packages/server/src/kit/a.test.ts',
    '../domains/dua/b',
    'packages/server/src/domains/dua/b.ts',
  ],
  [
    'a story that reaches into a remote',
    'e2e/stories/a.spec.ts',
    '../../mf-satu/src/features/b',
    'mf-satu/src/features/b.ts',
  ],
  [
    'a figure that reaches into the server',
    'e2e/bench/a.ts',
    '../../packages/server/src/kit/b',
    'packages/server/src/kit/b.ts',
  ],
  [
    'the build that imports what it builds',
    'packages/config/build/a.mjs',
    '../../ui/src/f',
    'packages/ui/src/f.ts',
  ],
  ['what ships and imports a test', 'shell/src/c.ts', './d.fixture', 'shell/src/d.fixture.ts'],
];

const crowd = ['shell/src/ruang', 'e2e/support'].flatMap((folder) =>
  Array.from({ length: 26 }, (_, at) => [`${folder}/a${at}.ts`, importing()]),
);

describe('arrows', () => {
  it('lets a tree pass whose imports all run downwards', () => {
    const { status } = arrowsOver({
      'mf-satu/src/view/page.ts': importing('../rule/rule', '../../../packages/ui/src/button'),
      'mf-satu/src/rule/rule.ts': importing(),
      'packages/ui/src/button.ts': importing(),
      'packages/domain/src/rule.test.ts': importing('../../../mf-satu/src/manifest', '../testing/rule'),
      'packages/domain/testing/rule.ts': importing(),
      'mf-satu/src/manifest.ts': importing(),
      'e2e/stories/page.spec.ts': importing('../../mf-satu/src/manifest', '../../packages/ui/src/button'),
    });
    expect(status).toBe(0);
  });

  describe('over a tree with every kind of wrong arrow', () => {
    const { status, lines } = arrowsOver({
      ...Object.fromEntries(crowd),
      ...Object.fromEntries(
        wrongZones.flatMap(([, from, request, to]) => [
          [to, importing()],
          [from, importing(request)],
        ]),
      ),
      'shell/src/ring/a.ts': importing('./b'),
      'shell/src/ring/b.ts': importing('./c'),
      'shell/src/ring/c.ts': importing('./a'),
      'mf-tiga/src/tree/model.ts': importing(),
      'mf-tiga/src/tree/marks.ts': importing('../view/view'),
      'mf-tiga/src/view/view.ts': importing('../tree/model'),
      'e2e/server/server.ts': importing('../support/unit'),
      'e2e/server/port.ts': importing(),
      'e2e/support/portal.ts': importing('../server/port'),
      'e2e/support/unit.ts': importing(),
    });

    it('fails', () => expect(status).toBe(1));

    it.each(wrongZones)('names %s', (_, from, __, to) => {
      expect(lines.join('\n')).toContain(`: ${from} → ${to}`);
    });

    it('names files that import each other, though only for a type', () => {
      expect(lines).toContain(
        'cycle of files: shell/src/ring/a.ts → shell/src/ring/b.ts → shell/src/ring/c.ts → shell/src/ring/a.ts',
      );
    });

    it('names folders that lie above each other, though no file does', () => {
      expect(lines).toContain('cycle of folders: mf-tiga/src/tree → mf-tiga/src/view → mf-tiga/src/tree');
      expect(lines).toContain('cycle of folders: e2e/server → e2e/support → e2e/server');
      expect(lines.filter((line) => /^cycle of files: (mf-tiga|e2e)/.test(line))).toEqual([]);
    });

    it.each([
      ['shell/src/ruang', 26],
      ['e2e/support', 28],
    ])('names %s, which has more files on one level than one can overlook', (folder, count) => {
      expect(lines).toContain(`crowded folder: ${folder} has ${count} files on one level (at most 25)`);
    });
  });
});
