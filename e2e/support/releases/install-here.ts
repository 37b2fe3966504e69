import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
/** Folders of this workspace that have libraries installed, those of remotes' own tools first. */
const installed = [
  root,
  join(root, 'shell'),
  ...readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name)),
  ...readdirSync(root)
    .filter((name) => name.startsWith('mf-'))
    .map((name) => join(root, name)),
];

interface Description {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly bin?: string | Readonly<Record<string, string>>;
}

const descriptionOf = (folder: string): Description =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/**
 * What `npm install` does in a repository outside of this one, without a network: packages that are named by a file are
 * unpacked, everything that the project or one of those names is linked from this workspace, nothing else is there.
 *
 * @throws when something is named that no package of this workspace has
 */
export function installHere(project: string): void {
  const modules = join(project, 'node_modules');
  const { dependencies = {}, devDependencies = {} } = descriptionOf(project);
  const named = { ...dependencies, ...devDependencies };
  const files = Object.entries(named).filter(([, spec]) => spec.startsWith('file:'));
  for (const [name, spec] of files) {
    const place = join(modules, name);
    mkdirSync(place, { recursive: true });
    const tarball = join(project, spec.slice('file:'.length));
    execFileSync('tar', ['-xzf', tarball, '-C', place, '--strip-components=1']);
  }
  const libraries = new Set(
    [named, ...files.map(([name]) => neededBy(descriptionOf(join(modules, name))))].flatMap(Object.keys),
  );
  for (const [name] of files) libraries.delete(name);
  for (const name of libraries) link(placeOf(name), join(modules, name));
  for (const name of Object.keys(named)) linkPrograms(join(modules, name), name, modules);
}

function neededBy({ dependencies, peerDependencies = {}, peerDependenciesMeta }: Description) {
  const peers = Object.entries(peerDependencies).filter(([name]) => !peerDependenciesMeta?.[name]?.optional);
  return { ...dependencies, ...Object.fromEntries(peers) };
}

function placeOf(name: string): string {
  const place = installed.map((folder) => join(folder, 'node_modules', name)).find((one) => existsSync(one));
  if (place === undefined) throw new Error(`No package of this workspace has ${name}`);
  return realpathSync(place);
}

function linkPrograms(folder: string, name: string, modules: string): void {
  const { bin = {} } = descriptionOf(folder);
  const programs = typeof bin === 'string' ? { [name.replace(/^@[^/]+\//, '')]: bin } : bin;
  for (const [program, file] of Object.entries(programs)) {
    const target = join(folder, file);
    chmodSync(target, 0o755);
    link(target, join(modules, '.bin', program));
  }
}

function link(target: string, place: string): void {
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(target, place);
}
