import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract as openExtract } from 'tar-stream';
import type { z } from 'zod';
import { StartError } from '../database/start-error';
import {
  FORMAT,
  MANIFEST,
  MAX_ENTRY_BYTES,
  type Manifest,
  manifestSchema,
  SUMMARY,
  type Summary,
  summarySchema,
} from './archive-format';

export interface ArchiveEntry {
  readonly name: string;
  readonly content: Buffer;
}

/**
 * The entries between manifest and summary, each held by itself; the manifest comes to `begin` first, the summary is
 * returned. Throws a `StartError` for what is no archive of ours, newer than this version, cut off or damaged: only
 * once the last entry has come is everything known to be whole.
 */
export async function* readArchive(
  file: string,
  begin: (manifest: Manifest) => void | Promise<void> = () => {},
): AsyncGenerator<ArchiveEntry, Summary> {
  const digests = new Map<string, string>();
  let started = false;
  let summary: Summary | undefined;
  for await (const { name, content } of rawEntries(file, () => started)) {
    if (summary !== undefined) throw damaged(file);
    if (!started) {
      if (name !== MANIFEST) throw foreign(file);
      await begin(knownManifest(content, file));
      started = true;
    } else if (name === SUMMARY) {
      summary = jsonOf(summarySchema, content) ?? fail(damaged(file));
      if (!sameDigests(digests, summary.digests)) throw damaged(file);
    } else {
      yield { name, content };
    }
    digests.set(name, createHash('sha256').update(content).digest('hex'));
  }
  return summary ?? fail(started ? damaged(file) : foreign(file));
}

/** Every entry of a compressed tar; faults of the file as such become a `StartError`. */
async function* rawEntries(file: string, isOurs: () => boolean): AsyncGenerator<ArchiveEntry> {
  const extract = openExtract();
  const reading = pipeline(createReadStream(file), createGunzip(), extract);
  reading.catch(() => {
    // The entries below end with the same error.
  });
  try {
    for await (const entry of extract) {
      if ((entry.header.size ?? 0) > MAX_ENTRY_BYTES) throw foreign(file);
      const chunks: Buffer[] = [];
      for await (const chunk of entry) chunks.push(chunk as Buffer);
      yield { name: entry.header.name, content: Buffer.concat(chunks) };
    }
    await reading;
  } catch (error) {
    throw error instanceof StartError ? error : faultOf(error, file, isOurs());
  }
}

/** `cause` comes from reading, from decompressing or from taking apart. */
function faultOf(cause: unknown, file: string, isOurs: boolean): StartError {
  const { code = '' } = cause as NodeJS.ErrnoException;
  if (code === 'ENOENT')
    return new StartError(`Berkas cadangan ${file} tidak ada`, 'Periksa namanya', { cause });
  if (['EACCES', 'EISDIR', 'EIO'].includes(code)) {
    return new StartError(`Berkas cadangan ${file} tidak dapat dibaca (${code})`, 'Periksa berkas itu', {
      cause,
    });
  }
  return isOurs ? damaged(file, cause) : foreign(file, cause);
}

function knownManifest(content: Buffer, file: string): Manifest {
  const manifest = jsonOf(manifestSchema, content) ?? fail(foreign(file));
  if (manifest.format <= FORMAT) return manifest;
  throw new StartError(
    `Cadangan ${file} dibuat oleh Selaras yang lebih baru (bentuk ${manifest.format}, versi ini mengenal ${FORMAT})`,
    'Pulihkan dengan versi Selaras yang membuatnya atau yang lebih baru',
  );
}

function jsonOf<Schema extends z.ZodType>(schema: Schema, content: Buffer): z.output<Schema> | undefined {
  try {
    return schema.parse(JSON.parse(content.toString('utf8')));
  } catch {
    return undefined;
  }
}

const sameDigests = (found: ReadonlyMap<string, string>, told: Readonly<Record<string, string>>) =>
  found.size === Object.keys(told).length && [...found].every(([name, digest]) => told[name] === digest);

const foreign = (file: string, cause?: unknown) =>
  new StartError(`${file} bukan cadangan Selaras`, 'Pilih berkas yang dibuat npm run backup', { cause });

const damaged = (file: string, cause?: unknown) =>
  new StartError(`Cadangan ${file} terpotong atau rusak`, 'Pakai salinan lain dari cadangan itu', { cause });

function fail(error: Error): never {
  throw error;
}
