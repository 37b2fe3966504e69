import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { emitPackage, emitProgram, emitTypes, importedBy } from '../pack/emit.mjs';
import {
  librariesOfRemotes,
  namesForHosts,
  packedNames,
  packedPackage,
  packedProgram,
} from '../pack/packed-package.mjs';
import { tarball } from '../pack/tarball.mjs';
import { root } from '../workspace/workspace.mjs';

/**
 * `npm run pack:packages [-- FOLDER]`: what remotes of other repositories are made with, as tarballs that npm and pnpm
 * install, and `paket.json`, which names them and the libraries that go with them; and, named apart from these, what
 * applications of others show the diagram with. Without a folder they lie where the
 * server hands them out; `npm run build` puts them there.
 */
const out = resolve(process.argv[2] ?? join(root, 'packages/server/dist/paket'));
const workshop = mkdtempSync(join(tmpdir(), 'selaras-paket-'));
const packages = {};
const forHosts = {};
const ready = join(workshop, 'paket');

/** One tarball, by the name that npm gives it, and its line in a list. */
async function put(list, files, description, executable) {
  const file = `${description.name.slice(1).replace('/', '-')}-${description.version}.tgz`;
  files.set('package.json', `${JSON.stringify(description, null, 2)}\n`);
  writeFileSync(join(ready, file), await tarball(files, executable));
  list[description.name] = { version: description.version, file };
  return file;
}

try {
  mkdirSync(ready);
  const types = join(workshop, 'types');
  const [program] = await Promise.all([emitProgram('cli', join(workshop, 'cli')), emitTypes(types)]);
  const putAll = async (list, names) => {
    for (const name of names) {
      const files = await emitPackage(name, types);
      await put(list, files, packedPackage(name, importedBy(files)));
    }
  };
  await putAll(packages, packedNames);
  await putAll(forHosts, namesForHosts);
  const file = await put(packages, program, packedProgram(), ['bin/selaras.mjs']);
  // Under this name it is the newest one.
  writeFileSync(join(ready, 'selaras-cli.tgz'), readFileSync(join(ready, file)));
  const list = { packages, forHosts, libraries: librariesOfRemotes() };
  writeFileSync(join(ready, 'paket.json'), `${JSON.stringify(list, null, 2)}\n`);
  rmSync(out, { recursive: true, force: true });
  cpSync(ready, out, { recursive: true });
} finally {
  rmSync(workshop, { recursive: true });
}
