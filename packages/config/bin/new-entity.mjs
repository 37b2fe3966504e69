import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { addToDoor, addToIndex, addToPages, addToRights } from '../new-entity/edits.mjs';
import { read, scaffold } from '../scaffold/files.mjs';
import { exporterOf, ownerOf } from '../scaffold/names.mjs';
import { camelOf, isIdentifier, titleOf } from '../scaffold/words.mjs';
import { ensureNode, fail, root } from '../workspace/workspace.mjs';

/**
 * `npm run new:entity -- planning papan-skor "Papan Skor"`: an entity of a domain as one description, with its table, its
 * calls, its pages and their tests. What it writes lies in the domain's three rooms alone.
 */
ensureNode();
const [domain = '', name = '', title = titleOf(name)] = process.argv.slice(2);
if (!/^[a-z]+(-[a-z]+)*$/.test(domain) || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
  fail('Pakai: npm run new:entity -- DOMAIN NAMA ["Judul"], keduanya huruf kecil dengan tanda hubung.');
}

const contracts = `packages/contracts/src/${domain}`;
const server = `packages/server/src/domains/${domain}`;
const remote = `mf-${domain}/src`;
const places = {
  index: `${contracts}/index.ts`,
  rights: `${contracts}/acts.fixture.ts`,
  door: `${server}/index.ts`,
  pages: `${remote}/pages.tsx`,
  manifest: `${remote}/manifest.ts`,
};
for (const place of [...Object.values(places), `${remote}/testing/open-page.ts`]) {
  if (!existsSync(join(root, place))) {
    fail(`${place} tidak ada: buat dahulu domainnya dengan npm run new:remote -- ${domain}.`);
  }
}
const owner = existsSync(join(root, contracts, name))
  ? `${contracts}/${name}`
  : (ownerOf(name) ?? exporterOf(name));
if (owner !== undefined) fail(`Nama ${name} sudah ada: ${owner}. Pilih nama lain.`);
const camel = camelOf(name);
if (!isIdentifier(camel)) fail(`Nama ${name} adalah kata bahasa pemrograman. Pilih nama lain.`);

const manifest = read(places.manifest);
const words = {
  domain: camelOf(domain),
  name,
  title,
  sebutan: title.toLowerCase(),
  table: name.replaceAll('-', '_'),
  camel,
  group: /group: '([^']+)'/.exec(manifest)?.[1] ?? title,
};

await scaffold({
  templates: new URL('../new-entity/', import.meta.url),
  written: {
    'entity.ts': `${contracts}/${name}/${name}-entity.ts`,
    'calls.ts': `${contracts}/${name}/${name}-calls.ts`,
    'migration.sql': `${server}/migrations/${nextNumber()}_${words.table}.sql`,
    'server.test.ts': `${server}/${name}/${name}.test.ts`,
    'feature.ts': `${remote}/features/${name}/${name}.ts`,
    'feature.test.tsx': `${remote}/features/${name}/${name}.test.tsx`,
  },
  changed: {
    [places.index]: addToIndex,
    [places.rights]: addToRights,
    [places.door]: addToDoor,
    [places.pages]: addToPages,
  },
  words,
});
console.log('Berikutnya: npm run calls (mencatat panggilan barunya bagi remote di repositori lain).');

/** One after the newest migration of platform and domains, which share their numbers. */
function nextNumber() {
  const base = join(root, 'packages/server/src');
  const numbers = readdirSync(base, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    const [, number] = /migrations[\\/](\d{4})_\w+\.sql$/.exec(file) ?? [];
    return number === undefined ? [] : [Number(number)];
  });
  return String(Math.max(...numbers) + 1).padStart(4, '0');
}
