import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { servers, teamServer } from '../../server/servers';
import { installHere } from './install-here';

const root = join(import.meta.dirname, '../../..');
const guide = readFileSync(join(root, 'docs/tim-remote.md'), 'utf8');

/** Lines of the guide's blocks of that name, in order. */
const linesOf = (block: string): string[] =>
  [...guide.matchAll(new RegExp(`^ *\`\`\`sh ${block}\\n([\\s\\S]*?)^ *\`\`\`$`, 'gm'))].flatMap(
    ([, text = '']) =>
      text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
  );

/** Ports of the guide, which something else of this machine may have. */
const GUIDE_PORT = /--port 310[01]$/;

/** Which of the guide's blocks a team follows, and to which portal it publishes. */
interface TeamOptions {
  /** Name of the blocks. */
  readonly block?: string;
  readonly portal?: string;
}

/**
 * A team's terminal in a folder outside of this repository, which lies beside it as `portal`. There the guide's blocks of
 * one name are followed line by line. Nothing is fetched from a package registry: `npm install` links what this machine
 * has.
 */
export function teamRepository(
  sessionOfSuper: string,
  { block = 'remote-sendiri', portal = servers.demo.origin }: TeamOptions = {},
) {
  const home = mkdtempSync(join(tmpdir(), 'selaras-tim-'));
  const desk = join(home, 'tim');
  mkdirSync(desk);
  symlinkSync(root, join(home, 'portal'));
  // What the stories' runner tells its own workers is none of the team's.
  const { NODE_ENV: _, FORCE_COLOR: __, ...env } = process.env;
  const variables: Record<string, string> = {};
  const rest = linesOf(block);
  let cwd = desk;
  let dev: ChildProcess | undefined;
  let token: string | undefined;

  const settings = (line: string) => ({
    cwd,
    // Super sits at a terminal of his own: his session stands in for name and password.
    env: {
      ...env,
      ...variables,
      ...(line.includes('token create') && { SELARAS_TOKEN: sessionOfSuper }),
      // npx keeps what it once had of an address; a run must not have the one before's.
      ...(line.includes('--package') && { npm_config_cache: join(home, '.npm') }),
    },
  });

  async function run(line: string): Promise<string> {
    const [, name, value = ''] = /^export (\w+)=(.*)$/.exec(line) ?? [];
    if (name !== undefined) {
      variables[name] = name === 'SELARAS_TOKEN' ? (token ?? value) : portal;
      return '';
    }
    const [, folder] = /^cd (\S+)$/.exec(line) ?? [];
    if (folder !== undefined) {
      cwd = join(cwd, folder);
      return '';
    }
    if (line === 'npm install') {
      installHere(cwd);
      return '';
    }
    const command = line.replace(GUIDE_PORT, `--port ${teamServer.port}`);
    if (/selaras dev/.test(line)) return started(command);
    const { stdout, stderr } = await promisify(execFile)('sh', ['-c', command], settings(line)).catch(
      ({ stdout: out, stderr }) => Promise.reject(new Error(`${line}\n${out}${stderr}`)),
    );
    token = /^selaras_rilis_\S+$/m.exec(stdout)?.[0] ?? token;
    return stdout + stderr;
  }

  async function stopDev(): Promise<void> {
    if (dev?.pid === undefined) return;
    const ended = once(dev.removeAllListeners('exit'), 'exit');
    process.kill(-dev.pid, 'SIGTERM');
    dev = undefined;
    await ended;
  }

  /** What a development server says first; it goes on until the repository is left. */
  function started(command: string): Promise<string> {
    const child = spawn('sh', ['-c', `exec ${command}`], { ...settings(command), detached: true });
    dev = child;
    return new Promise((resolve, reject) => {
      let said = '';
      child.on('exit', (code) => {
        dev = undefined;
        reject(new Error(`${command} ended with ${code}: ${said}`));
      });
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (text: Buffer) => {
          said += text;
          if (/Buka: /.test(said) && /ready/.test(said)) resolve(said);
        });
      }
    });
  }

  return {
    /** Follows the guide up to the line that begins so, that line as well; answers what it said. */
    async follow(until: string): Promise<string> {
      for (let line = rest.shift(); line !== undefined; line = rest.shift()) {
        const said = await run(line);
        if (line.startsWith(until)) return said;
      }
      throw new Error(`The guide has no line "${until}"`);
    },
    /** A line that the guide does not hold there. */
    run,
    /** The files of the finished build, each with its size and when it was written. */
    built(): string[] {
      const dist = join(cwd, 'dist');
      const paths = readdirSync(dist, { recursive: true, encoding: 'utf8' }).sort();
      return paths.map((path) => {
        const { size, mtimeMs } = statSync(join(dist, path));
        return `${path} ${size} ${mtimeMs}`;
      });
    },
    /** Saves a source file with other words in it, as an editor does. */
    edit(path: string, words: string, others: string): void {
      const text = readFileSync(join(cwd, path), 'utf8');
      if (!text.includes(words)) throw new Error(`${path} has no "${words}"`);
      writeFileSync(join(cwd, path), text.replace(words, others));
    },
    /** Files that the team writes where it stands. */
    write(folder: string): void {
      cpSync(folder, cwd, { recursive: true });
    },
    /** Lines that were not followed. */
    rest,
    stopDev,
    async leave() {
      await stopDev();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
