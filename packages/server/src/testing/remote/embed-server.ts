import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { startTestApp, type TestApp } from '../test-app';
import { writeEmbed } from './example-embed';

/** Version of the embed that is active on `embedServer`. */
export const EMBED_VERSION = '8.0.0-sematan0';

/** The whole server with an embed, for the tests of one file; null as its version for a server that has none. */
export function embedServer(env: Record<string, string> = {}, version: string | null = EMBED_VERSION) {
  const folder = mkdtempSync(join(tmpdir(), 'selaras-sematan-'));
  let test: TestApp;
  beforeAll(async () => {
    const remotes = join(folder, 'remotes');
    mkdirSync(remotes);
    if (version !== null) writeEmbed(remotes, version);
    test = await startTestApp({ env: { REMOTES_DIR: remotes, ...env } });
  });
  afterAll(async () => {
    await test.close();
    rmSync(folder, { recursive: true });
  });
  return {
    ask: (url: string, options: Omit<InjectOptions, 'url'> = {}) => test.app.inject({ url, ...options }),
  };
}
