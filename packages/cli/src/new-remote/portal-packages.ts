import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { parsedJson } from '../build/find-build';
import { Refusal } from '../refusal';

const LIST = 'paket.json';
/** Folder of a project with the packages that it is made with. */
const KEPT = 'paket';

const listSchema = z.object({
  packages: z.record(z.string(), z.object({ version: z.string(), file: z.string().regex(/^[\w.-]+\.tgz$/) })),
  libraries: z.record(z.string(), z.string()),
});

/** What a remote is made with. */
export interface PortalPackages {
  /** Whether the portal hands out a package, or has a library, of that name. */
  has(name: string): boolean;
  /**
   * How a `package.json` names a package of the portal, or a library that goes with it.
   * @throws Refusal when the portal has none of that name
   */
  specOf(name: string): string;
  /**
   * The packages themselves, by their place in the project: kept there, for a portal hands out only its newest ones.
   * @throws Refusal when one cannot be read
   */
  files(): Promise<Readonly<Record<string, Buffer>>>;
}

/**
 * The packages of a portal by its address, or those in a folder.
 * @throws Refusal when there are none
 */
export async function portalPackages(place: string): Promise<PortalPackages> {
  const read = /^https?:/.test(place) ? fetched : readFrom;
  const list = await read(place, LIST);
  const { success, data } = listSchema.safeParse(parsedJson(list.toString('utf8')));
  if (!success) throw noPackages(place, 'daftarnya tidak dikenal perintah ini');
  const { packages, libraries } = data;
  return {
    has: (name) => Object.hasOwn(packages, name) || Object.hasOwn(libraries, name),
    specOf(name) {
      const file = packages[name]?.file;
      const spec = file === undefined ? libraries[name] : `file:${KEPT}/${file}`;
      if (spec === undefined) throw noPackages(place, `tidak ada ${name} di ${LIST}`);
      return spec;
    },
    async files() {
      const each = Object.values(packages).map(
        async ({ file }) => [`${KEPT}/${file}`, await read(place, file)] as const,
      );
      return Object.fromEntries(await Promise.all(each));
    },
  };
}

async function fetched(address: string, file: string): Promise<Buffer> {
  const answer = await fetch(`${address}/${file}`, { signal: AbortSignal.timeout(30_000) }).catch(() => null);
  if (!answer?.ok) {
    throw noPackages(address, answer === null ? 'tidak dapat dihubungi' : `${file}: HTTP ${answer.status}`);
  }
  return Buffer.from(await answer.arrayBuffer());
}

const readFrom = (folder: string, file: string): Promise<Buffer> =>
  readFile(join(folder, file)).catch(() => Promise.reject(noPackages(folder, `tidak ada ${file}`)));

const noPackages = (place: string, why: string) =>
  new Refusal('TANPA_PAKET', `Paket @selaras tidak terbaca dari ${place}: ${why}.`, {
    remedy: 'Sebutkan --portal yang benar, atau --packages dengan folder hasil "npm run pack:packages".',
  });
