import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addToDoor, addToIndex, addToPages, addToRights } from '../new-entity/edits.mjs';
import { bin, ensureNode, fail, root, run } from './workspace.mjs';

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
  if (!existsSync(join(root, place))) fail(`${place} tidak ada: buat dahulu domain ${domain}.`);
}
if (existsSync(join(root, contracts, name))) fail(`${contracts}/${name} sudah ada.`);

const words = {
  domain,
  name,
  title,
  sebutan: title.toLowerCase(),
  table: name.replaceAll('-', '_'),
  camel: camelOf(name),
  group: /title: '([^']+)'/.exec(read(places.manifest))?.[1] ?? title,
};
const written = {
  'entity.ts': `${contracts}/${name}/${name}-entity.ts`,
  'calls.ts': `${contracts}/${name}/${name}-calls.ts`,
  'migration.sql': `${server}/migrations/${nextNumber()}_${words.table}.sql`,
  'server.test.ts': `${server}/${name}/${name}.test.ts`,
  'feature.ts': `${remote}/features/${name}/${name}.ts`,
  'feature.test.tsx': `${remote}/features/${name}/${name}.test.tsx`,
};
const changed = {
  [places.index]: addToIndex,
  [places.rights]: addToRights,
  [places.door]: addToDoor,
  [places.pages]: addToPages,
};

for (const [template, place] of Object.entries(written)) write(place, filled(template));
for (const [place, change] of Object.entries(changed)) write(place, change(read(place), words));

const touched = [...Object.values(written), ...Object.keys(changed)];
const code = await run(
  bin('biome'),
  ['check', '--write', ...touched.filter((place) => !place.endsWith('.sql'))],
  {
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
if (code !== 0) fail('Berkas yang ditulis tidak lolos pemeriksaan gaya.');
for (const place of touched) console.log(place);

function read(place) {
  return readFileSync(join(root, place), 'utf8');
}

function write(place, text) {
  mkdirSync(dirname(join(root, place)), { recursive: true });
  writeFileSync(join(root, place), text);
}

function filled(template) {
  const text = readFileSync(new URL(`../new-entity/${template}.txt`, import.meta.url), 'utf8');
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, word) => words[word]);
}

/** One after the newest migration of platform and domains, which share their numbers. */
function nextNumber() {
  const base = join(root, 'packages/server/src');
  const numbers = readdirSync(base, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    const [, number] = /migrations[\\/](\d{4})_\w+\.sql$/.exec(file) ?? [];
    return number === undefined ? [] : [Number(number)];
  });
  return String(Math.max(...numbers) + 1).padStart(4, '0');
}

function titleOf(text) {
  return text
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

function camelOf(text) {
  return text.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
}
