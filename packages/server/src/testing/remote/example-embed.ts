import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliOf, exampleBuild } from './remote-build';

const NAME = 'mf_cascading';

/** What the embed's script says in tests, long enough to be worth compressing. */
export const embedText = (version: string): string => `/* sematan ${version} */ ${'gambar();'.repeat(200)}`;

/** Writes a version of the remote with an embed, as a build of the portal leaves it, and makes it the active one. */
export function writeEmbed(remotes: string, version: string): void {
  const folder = join(remotes, NAME, version);
  mkdirSync(folder, { recursive: true });
  const files = exampleBuild({
    name: NAME,
    version,
    change: { integrity: { 'remoteEntry.js': 'sha256-masuk', 'sematkan.js': `sha256-${version}` } },
  });
  const script = embedText(version);
  for (const [path, content] of [
    ['remote.json', files['remote.json']],
    ['remoteEntry.js', files['remoteEntry.js']],
    ['sematkan.js', script],
    ['sematkan.js.br', brotliOf(script)],
  ] as const)
    writeFileSync(join(folder, path), content);
  writeFileSync(join(remotes, 'aktif.json'), JSON.stringify({ [NAME]: { version } }));
}
