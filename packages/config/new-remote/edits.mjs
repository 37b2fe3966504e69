import { insertBefore } from '../scaffold/words.mjs';

/** What a new domain adds to files that list the domains. Imports and exports are put in order by the formatter. */

/** The contracts hand out the domain's. */
export function addToContracts(text, { name }) {
  return insertBefore(text, /^export \* from/, `export * from './${name}';\n`);
}

/** The server's list of domains. */
export function addToApp(text, { name, camel }) {
  // On several lines the list ends with a comma, on one it does not.
  const list = /(domains: readonly Domain\[\] = \[)([^\]]+?),?\s*\]/;
  if (!list.test(text)) throw new Error('No list of domains in app.ts');
  return `import { ${camel} } from './domains/${name}';\n${text.replace(list, `$1$2, ${camel}]`)}`;
}

/** The team that owns the domain's three rooms. */
export function addToOwners(text, { name }) {
  const rooms = [`/mf-${name}/`, `/packages/contracts/src/${name}/`, `/packages/server/src/domains/${name}/`];
  const width = Math.max(...rooms.map((room) => room.length)) + 2;
  const rows = rooms.map((room) => `${room.padEnd(width)}@selaras/${name}\n`);
  return `${text.trimEnd()}\n\n${rows.join('')}`;
}

/**
 * The lock file's part of the new remote. Its packages are those that a remote has already, so their versions stand in
 * the lock file: nothing has to be asked of a registry, and nothing else moves.
 */
export function addToLock(text, { name, dependencies }) {
  const place = `mf-${name}`;
  const importers = text.slice(text.indexOf('\nimporters:\n'), text.indexOf('\npackages:\n'));
  const blocks = importers.split(/\n(?= {2}\S)/).slice(1);
  const remotes = blocks.filter((block) => /^ {2}(mf-[^/]+|shell):/.test(block)).join('\n');
  const lines = Object.entries(dependencies).flatMap(([kind, packages]) => [
    `    ${kind}:`,
    ...Object.keys(packages).map((dependency) => lockedPart(remotes, dependency)),
  ]);
  const next = blocks.find((block) => block.trimStart() > place && !block.startsWith('  .:'));
  const at = text.indexOf(`\n${next}`) + 1;
  return `${text.slice(0, at)}  ${place}:\n${lines.join('\n')}\n\n${text.slice(at)}`;
}

/** The three lines by which another remote has a package in the lock file. */
function lockedPart(remotes, dependency) {
  const key = dependency.startsWith('@') ? `'${dependency}'` : dependency;
  const at = remotes.indexOf(`      ${key}:\n`);
  if (at < 0) throw new Error(`No remote has ${dependency} in the lock file`);
  return remotes.slice(at).split('\n').slice(0, 3).join('\n');
}
