import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8' }).split('\0').filter(Boolean);

/**
 * Copies the working tree, with what is not committed yet, to where something may be tried out. Packages of others are
 * linked, those of the workspace are the copy's own: pnpm links them by relative paths.
 */
export function copyTree(root: string, target: string): void {
  const files = git(root, 'ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate');
  const gone = new Set(git(root, 'ls-files', '-z', '--deleted'));
  for (const file of files.filter((name) => !gone.has(name))) {
    cpSync(join(root, file), join(target, file));
  }
  const workspaces = files.filter((file) => file.endsWith('/package.json')).map(dirname);
  for (const folder of workspaces) linkModules(join(root, folder), join(target, folder));
  linkModules(root, target);
}

/** What a copy writes for itself. */
const own = ['.selaras-installed'];

function linkModules(from: string, to: string): void {
  const modules = join(from, 'node_modules');
  mkdirSync(join(to, 'node_modules'), { recursive: true });
  for (const entry of namesIn(modules)) {
    const [source, target] = [join(modules, entry), join(to, 'node_modules', entry)];
    if (entry === '.pnpm') symlinkSync(source, target);
    else if (!own.includes(entry)) cpSync(source, target, { recursive: true, verbatimSymlinks: true });
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
