import { z } from 'zod';

/** Of archives that this version writes; it reads none of a later one. */
export const FORMAT = 1;

export const MANIFEST = 'manifest.json';
export const SUMMARY = 'summary.json';

/** Larger than any part of a table and any upload: what claims more is no archive of ours. */
export const MAX_ENTRY_BYTES = 64 * 1024 * 1024;

/** First entry: what the archive was made of. */
export const manifestSchema = z.object({
  product: z.literal('selaras'),
  format: z.number().int().positive(),
  made: z.iso.datetime(),
  migrations: z.array(z.object({ nomor: z.number().int(), nama: z.string(), checksum: z.string() })).min(1),
  tables: z.array(z.object({ name: z.string().regex(/^\w+$/), columns: z.array(z.string().min(1)).min(1) })),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type BackedUpTable = Manifest['tables'][number];

/** Last entry: what the entries between must be. An archive without it was cut off. */
export const summarySchema = z.object({
  /** SHA-256 of each entry by its name, in hexadecimal digits. */
  digests: z.record(z.string(), z.string()),
  rows: z.record(z.string(), z.number().int().nonnegative()),
  sequences: z.record(z.string().regex(/^\w+$/), z.object({ last: z.string(), called: z.boolean() })),
  /** Files that a row uses but the store had lost, or had in another form. */
  damagedFiles: z.array(z.string()),
});

export type Summary = z.infer<typeof summarySchema>;

/** Parts of a table, and files by their random names. */
export const tablePart = (table: string, part: number) => `tables/${table}/${part}`;
export const fileEntry = (nama: string) => `files/${nama}`;

const TABLE_PART = /^tables\/(\w+)\/\d+$/;
const FILE = /^files\/([0-9a-f]{32})$/;

export const tableOf = (entry: string): string | undefined => TABLE_PART.exec(entry)?.[1];
export const fileOf = (entry: string): string | undefined => FILE.exec(entry)?.[1];
