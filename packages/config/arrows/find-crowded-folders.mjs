import { execFileSync } from 'node:child_process';

/** More files than this on one level are no room any more but a heap. */
const MOST_FILES = 25;

/** Folders of the repository's source that hold too many files on one level, as lines. */
export function findCrowdedFolders(baseDir, folders) {
  const files = execFileSync('git', ['ls-files', '--', ...folders], { cwd: baseDir, encoding: 'utf8' });
  const counts = new Map();
  for (const file of files.split('\n').filter((name) => /[.](tsx?|mjs|jsx?)$/.test(name))) {
    const folder = file.slice(0, file.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(
      ([folder, count]) =>
        `crowded folder: ${folder} has ${count} files on one level (at most ${MOST_FILES})`,
    );
}
