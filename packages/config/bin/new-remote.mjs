import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { federationName } from '../build/part.mjs';
import { addToApp, addToContracts, addToLock, addToOwners } from '../new-remote/edits.mjs';
import { read, scaffold } from '../scaffold/files.mjs';
import { ownerOf } from '../scaffold/names.mjs';
import { camelOf, isIdentifier, titleOf } from '../scaffold/words.mjs';
import { ensureNode, fail, install, root } from '../workspace/workspace.mjs';

/**
 * `npm run new:remote -- survei-layanan "Survei Layanan"`: the three rooms of a new domain, with a page, its test, a door on the
 * server and a place in the sidebar. `npm run new:entity` then adds entities to it. Ends with installing it, unless
 * `--skip-install` says that somebody else does.
 */
ensureNode();
const SKIP_INSTALL = '--skip-install';
const [name = '', title = titleOf(name)] = process.argv.slice(2).filter((word) => word !== SKIP_INSTALL);
if (!/^[a-z]+(-[a-z]+)*$/.test(name)) {
  fail('Pakai: npm run new:remote -- NAMA ["Judul"], NAMA huruf kecil dengan tanda hubung.');
}
if (!/^[^'"`<>{}\\]+$/.test(title)) fail('Judul memuat tanda kutip atau kurung. Pilih judul lain.');

const contracts = `packages/contracts/src/${name}`;
const server = `packages/server/src/domains/${name}`;
const remote = `mf-${name}`;
const app = 'packages/server/src/app.ts';
const camel = camelOf(name);
const owner = [contracts, server, remote].find((room) => existsSync(join(root, room))) ?? ownerOf(name);
if (owner !== undefined) fail(`Nama ${name} sudah ada: ${owner}. Pilih nama lain.`);
if (!isIdentifier(camel) || new RegExp(`\\b${camel}\\b`).test(read(app))) {
  fail(`Nama ${name} sudah dipakai kode. Pilih nama lain.`);
}

const templates = new URL('../new-remote/', import.meta.url);
const { dependencies, devDependencies } = JSON.parse(
  readFileSync(new URL('package.json.txt', templates), 'utf8'),
);

await scaffold({
  templates,
  written: {
    'package.json': `${remote}/package.json`,
    'rsbuild.config.ts': `${remote}/rsbuild.config.ts`,
    'manifest.ts': `${remote}/src/manifest.ts`,
    'pages.tsx': `${remote}/src/pages.tsx`,
    'open-page.ts': `${remote}/src/testing/open-page.ts`,
    'page.tsx': `${remote}/src/features/${name}/${name}-page.tsx`,
    'page.test.tsx': `${remote}/src/features/${name}/${name}-page.test.tsx`,
    'contracts-index.ts': `${contracts}/index.ts`,
    'acts.fixture.ts': `${contracts}/acts.fixture.ts`,
    'door.ts': `${server}/index.ts`,
  },
  changed: {
    'packages/contracts/src/index.ts': addToContracts,
    [app]: addToApp,
    CODEOWNERS: addToOwners,
    'pnpm-lock.yaml': addToLock,
  },
  words: {
    name,
    title,
    camel,
    federation: federationName(name),
    dependencies: { dependencies, devDependencies },
  },
});
if (!process.argv.includes(SKIP_INSTALL)) await install();
