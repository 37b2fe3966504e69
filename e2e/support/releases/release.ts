import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../../..');

/** What no build of a server or a package reads. */
const LEFT_OUT = new Set(['dist', '.git', '.cache']);

/** One place of a source that another release writes differently. */
export interface Change {
  /** Below the repository. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/**
 * The sources of another release of server and packages, in a folder outside of this repository: the packages are copies
 * that may be changed, everything else is linked. What is built there stays there.
 */
export function otherRelease() {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'selaras-rilis-')));
  for (const name of readdirSync(root).filter((one) => one !== 'packages' && !LEFT_OUT.has(one))) {
    symlinkSync(join(root, name), join(home, name));
  }
  cpSync(join(root, 'packages'), join(home, 'packages'), {
    recursive: true,
    // Links between packages lead to the copies, those to libraries to the folder that is linked above.
    verbatimSymlinks: true,
    filter: (source) => !LEFT_OUT.has(basename(source)),
  });
  const run = (script: string, ...args: string[]) =>
    promisify(execFile)(process.execPath, [join(home, script), ...args], {
      env: { ...process.env, NODE_ENV: 'production' },
    }).catch(({ stdout, stderr }) => Promise.reject(new Error(`${script}\n${stdout}${stderr}`)));

  return {
    /** Puts files of that release into their places. */
    add(folder: string): void {
      cpSync(folder, home, { recursive: true });
    },
    /** @throws when the place is not there, or more than once */
    change({ file, from, to }: Change): void {
      const place = join(home, file);
      const parts = readFileSync(place, 'utf8').split(from);
      if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${from}`);
      writeFileSync(place, parts.join(to));
    },
    /** Builds the server as the sources are now. Answers the program. */
    async buildServer(): Promise<string> {
      const out = mkdtempSync(join(home, 'packages/server/dist-'));
      await run('packages/server/build.mjs', out);
      return join(out, 'server.js');
    },
    /** Packs what remotes of other repositories are made with. Answers the folder. */
    async pack(): Promise<string> {
      const out = join(home, 'paket');
      await run('packages/config/bin/pack-packages.mjs', out);
      return out;
    },
    remove(): void {
      rmSync(home, { recursive: true, force: true });
    },
  };
}
