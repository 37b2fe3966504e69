/** What may be imported from a package, as folders below the root; itself is always allowed. */
const packages = {
  'packages/domain': [],
  'packages/roles': [],
  'packages/contracts': ['packages/roles', 'packages/domain'],
  'packages/admission': ['packages/contracts', 'packages/roles'],
  'packages/api-client': ['packages/contracts', 'packages/roles', 'packages/domain'],
  'packages/ui': ['packages/contracts', 'packages/roles', 'packages/domain'],
  'packages/portal': ['packages/contracts', 'packages/roles', 'packages/domain', 'packages/api-client'],
  'packages/resource': [
    'packages/contracts',
    'packages/roles',
    'packages/domain',
    'packages/api-client',
    'packages/ui',
    'packages/portal',
  ],
  'packages/sheet': ['packages/domain', 'packages/api-client', 'packages/ui', 'packages/resource'],
  'packages/federation': [
    'packages/admission',
    'packages/contracts',
    'packages/roles',
    'packages/portal',
    'packages/api-client',
  ],
  'packages/cascading-react': [],
  'packages/server': ['packages/admission', 'packages/contracts', 'packages/roles', 'packages/domain'],
  'packages/cli': ['packages/admission', 'packages/contracts', 'packages/roles', 'packages/config/scaffold'],
  'packages/config': [],
};

/** What tests of a package may import besides, as folders below the root. */
const alsoOfTests = {
  'packages/server': ['packages/cli'],
  'packages/config': ['packages/domain', 'packages/contracts'],
};

const workspaces = '^(shell|mf-[^/]+|packages/[^/]+|e2e)/';

/** What shell and remotes are made of. */
const browserPackages = `^(${Object.keys(packages)
  .filter((name) => !['packages/server', 'packages/cli', 'packages/config'].includes(name))
  .join('|')})/`;

const purePackages = '^packages/(domain|roles|contracts)/';

const tests = ['[.]test[.]tsx?$', '[.]fixture[.]tsx?$', '/testing/'];

/** What tests of any room may import: what tests are made with, and a remote's description of itself. */
const forTests = ['[.]fixture[.]tsx?$', '/testing/', '^mf-[^/]+/src/manifest[.]ts$'];

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** A zone for what ships from `path`, and the same for its tests, which may reach for what tests are made with. */
const zone = (name, comment, path, to, ofTests = []) => [
  rule(name, comment, { path, pathNot: tests }, to),
  rule(
    `${name}, its tests`,
    comment,
    { path: tests.map((test) => `${path}.*${test}`) },
    {
      ...to,
      pathNot: [...to.pathNot, ...forTests, ...ofTests],
    },
  ),
];

/** Who may import whom: workspaces, the rooms of the server and of the contracts, tests and what ships. */
export const zoneRules = [
  ...Object.entries(packages).flatMap(([folder, allowed]) =>
    zone(
      `zone of ${folder}`,
      allowed.length === 0 ? 'imports nothing of ours' : `imports of ours only ${allowed.join(', ')}`,
      `^${folder}/`,
      { path: workspaces, pathNot: [folder, ...allowed].map((other) => `^${other}/`) },
      (alsoOfTests[folder] ?? []).map((other) => `^${other}/`),
    ),
  ),
  rule(
    'package without a zone',
    'a new package says in zones.mjs what it may import',
    { path: '^(packages/[^/]+)/', pathNot: Object.keys(packages).map((folder) => `^${folder}/`) },
    { path: workspaces, pathNot: '^$1/' },
  ),
  rule(
    'zone of a remote',
    'a remote imports packages, never another remote, the shell or the server',
    { path: '^(mf-[^/]+)/' },
    { path: workspaces, pathNot: ['^$1/', browserPackages] },
  ),
  ...zone(
    'cascading: tree',
    'the tree and its rules are pure and the lowest layer',
    '^mf-cascading/src/tree/',
    { path: workspaces, pathNot: ['^mf-cascading/src/tree/', purePackages] },
  ),
  ...zone(
    'cascading: view',
    'how the tree is seen and painted is pure and knows the tree alone',
    '^mf-cascading/src/view/',
    { path: workspaces, pathNot: ['^mf-cascading/src/(tree|view)/', purePackages] },
    ['^mf-cascading/src/diagram/theme/'],
  ),
  ...zone('ui: cells', 'what grids of cells have in common is pure', '^packages/ui/src/cells/', {
    path: workspaces,
    pathNot: ['^packages/ui/src/cells/', purePackages],
  }),
  ...zone(
    'sheet: core',
    'selection, clipboard, undo and the queue of saves are pure',
    '^packages/sheet/src/core/',
    {
      path: workspaces,
      pathNot: ['^packages/(sheet/src/core|ui/src/cells|resource/src/core/typed)/', purePackages],
    },
  ),
  rule(
    'zone of the shell',
    'the shell imports packages, never a remote or the server',
    { path: '^shell/' },
    { path: workspaces, pathNot: ['^shell/', browserPackages] },
  ),
  rule(
    'zone of e2e',
    'stories and figures drive what is built; of sources they know packages, descriptions, words, settings and what tests are made with',
    { path: '^e2e/' },
    {
      path: '^(shell|mf-[^/]+|packages/(server|config))/',
      pathNot: [
        ...forTests,
        '^shell/(rsbuild[.]config|src/manifest)[.]ts$',
        '^mf-cascading/src/embed/words/',
        '^packages/server/src/kit/seed/',
      ],
    },
  ),
  rule(
    'server: domain to domain',
    'what two domains need lies below them, in the kit',
    { path: '^packages/server/src/domains/([^/]+)/' },
    { path: '^packages/server/src/(domains|platform)/', pathNot: '^packages/server/src/domains/$1/' },
  ),
  rule(
    'server: kit to domain',
    'kit, plugins and database know no domain',
    { path: '^packages/server/src/(kit|plugins|database)/' },
    { path: '^packages/server/src/(domains|platform)/' },
  ),
  rule(
    'server: seed to domain',
    'what a domain adds to the example stands behind its door',
    { path: '^packages/server/src/seed/', pathNot: tests },
    { path: '^packages/server/src/(domains|platform)/' },
  ),
  rule(
    'server: plugins and database to kit',
    'plugins and database lie below the kit',
    { path: '^packages/server/src/(plugins|database)/' },
    { path: '^packages/server/src/kit/' },
  ),
  rule(
    'contracts: domain to domain',
    'what the calls of two domains share lies beside their folders, or in those of files, imports, key indicators, comments and the origin of figures',
    { path: '^packages/contracts/src/([^/]+)/' },
    {
      path: '^packages/contracts/src/[^/]+/',
      pathNot: '^packages/contracts/src/($1|asal-angka|files|iku|import|komentar)/',
    },
  ),
  rule(
    'what ships to tests',
    'nothing that ships imports a test, a fixture or what tests are made with',
    { path: '/src/', pathNot: tests },
    { path: tests },
  ),
  rule(
    'cycle of files',
    'files that import each other in a ring cannot be read, tested or moved alone',
    {},
    { circular: true },
  ),
];

/** Folders are layered: of two, one lies below the other. Tests reach for whatever they test and are left out. */
export const folderRules = [
  {
    ...rule('cycle of folders', 'of two folders one lies below the other', {}, { circular: true }),
    scope: 'folder',
  },
];

export const testFiles = tests.join('|');
