import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../refusal';

const MANIFEST = 'src/manifest.ts';

/** Federation name of the remote in a folder, as its manifest says it. @throws Refusal where there is none */
export function nameIn(folder: string): string {
  const place = join(folder, MANIFEST);
  const [, name] = existsSync(place) ? (/name: '(mf_[a-z_]+)'/.exec(readFileSync(place, 'utf8')) ?? []) : [];
  if (name !== undefined) return name;
  throw new Refusal('BUKAN_REMOTE', `Tidak ada ${MANIFEST} yang menyebut name: 'mf_…' di ${folder}.`, {
    remedy: 'Jalankan di folder remote: yang berisi package.json dan src/manifest.ts.',
  });
}
