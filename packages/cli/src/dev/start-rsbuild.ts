import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Lasting } from '../command';
import { Refusal } from '../refusal';
import type { Terminal } from '../terminal';

/**
 * The development server of the remote in the terminal's folder, by its own configuration or another file; what it says goes to standard error.
 * @throws Refusal when the remote is not installed
 */
export function startRsbuild({ cwd, env, err }: Terminal, port: number, config?: string): Lasting {
  const rsbuild = join(cwd, 'node_modules/.bin/rsbuild');
  if (!existsSync(rsbuild)) {
    throw new Refusal('BELUM_DIPASANG', `Tidak ada ${rsbuild}.`, {
      remedy: 'Pasang paket remote ini dahulu.',
    });
  }
  const child = spawn(
    rsbuild,
    ['dev', ...(config === undefined ? [] : ['--config', config]), '--port', String(port)],
    {
      cwd,
      env: { ...env, NODE_ENV: 'development' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => err(text.toString()));
  const exited = once(child, 'exit');
  const ended = exited.then(([code, signal]) => {
    if (code === 0 || signal !== null) return;
    throw new Refusal('GAGAL', `Server pengembangan berhenti dengan kode ${code}.`, {
      remedy: 'Baca pesannya di atas, perbaiki, lalu jalankan lagi.',
    });
  });
  ended.catch(() => {
    // Told by whoever waits for it.
  });
  return {
    ended,
    async close() {
      child.kill('SIGTERM');
      await exited.catch(() => undefined);
    },
  };
}
