import { createHash } from 'node:crypto';
import {
  type RemoteBuild,
  remoteBuildSchema,
  remoteNameSchema,
  remoteNumberSchema,
} from '@selaras/contracts';
import type { z } from 'zod';
import { archiveRefused } from './unpack-build';

/** Describes a build, beside its entry. */
export const REMOTE_JSON = 'remote.json';
const REMOTE_JSON_BYTES = 2 * 1024 * 1024;
/** What builds bring along to save the server work: other forms of files that are listed. */
const COMPRESSED = /\.(br|gz)$/;

/** A build whose every byte its own list vouches for. */
export interface CheckedBuild {
  readonly build: RemoteBuild;
  /** By path, `remote.json` among them, without compressed forms. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** `path.br`, `path.gz`: not checked yet. */
  readonly compressed: ReadonlyMap<string, Buffer>;
  /** Fingerprint of what it does; when and from which revision it was built does not count. */
  readonly sidik: string;
}

/**
 * Holds an unpacked build against its own `remote.json`.
 * @throws 422 `BERKAS_DITOLAK` naming the first file that is missing, not listed, or changed
 */
export function checkBuild(unpacked: ReadonlyMap<string, Buffer>, name: string): CheckedBuild {
  const build = readBuild(unpacked.get(REMOTE_JSON), name);
  const files = new Map<string, Buffer>();
  const compressed = new Map<string, Buffer>();
  for (const [path, content] of unpacked) {
    const listed = Object.hasOwn(build.integrity, path);
    if (listed || path === REMOTE_JSON) files.set(path, content);
    else if (COMPRESSED.test(path) && unpacked.has(path.replace(COMPRESSED, '')))
      compressed.set(path, content);
    else throw archiveRefused(`${path} tidak tercatat di remote.json.`);
  }
  for (const [path, integrity] of Object.entries(build.integrity)) {
    const content = files.get(path);
    if (content === undefined)
      throw archiveRefused(`${path} tercatat di remote.json tetapi tidak ada di arsip.`);
    if (integrityOf(content) !== integrity) {
      throw archiveRefused(`Isi ${path} berbeda dari sidik di remote.json. Bangun dan kirim ulang.`);
    }
  }
  if (!Object.hasOwn(build.integrity, build.entry)) {
    throw archiveRefused(
      `Pintu masuk ${build.entry} tidak tercatat di remote.json. Kirim hasil bangun produksi.`,
    );
  }
  return { build, files, compressed, sidik: fingerprintOf(build) };
}

/** The same for builds that do the same: their contents and everything else that `remote.json` says of them. */
export function fingerprintOf({ revision: _revision, builtAt: _builtAt, ...build }: RemoteBuild): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(build)))
    .digest('hex');
}

const integrityOf = (content: Buffer) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

function readBuild(content: Buffer | undefined, name: string): RemoteBuild {
  if (content === undefined) throw archiveRefused('Arsip tidak memuat remote.json di tingkat teratasnya.');
  if (content.length > REMOTE_JSON_BYTES) throw archiveRefused('remote.json terlalu besar.');
  const { success, data, error } = remoteBuildSchema.safeParse(jsonOf(content));
  if (!success) throw archiveRefused(`remote.json tidak sesuai bentuknya: ${firstFault(error)}`);
  const build = data as RemoteBuild;
  if (build.name !== name || build.manifest.name !== name) {
    throw archiveRefused(`Arsip ini versi remote ${build.name}, bukan ${name}.`);
  }
  for (const schema of [
    remoteNameSchema.safeParse(build.name),
    remoteNumberSchema.safeParse(build.version),
  ]) {
    if (!schema.success) throw archiveRefused(`remote.json: ${firstFault(schema.error)}`);
  }
  return build;
}

function jsonOf(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    return undefined;
  }
}

const firstFault = ({ issues: [issue] }: z.ZodError) =>
  [issue?.path.join('.'), issue?.message].filter(Boolean).join(': ');

/** With the keys of every object in one order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
