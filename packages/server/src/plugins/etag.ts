import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from './problem';

/** A strong ETag that changes whenever one of the parts does. */
export function strongEtag(...parts: readonly (string | number | boolean | null)[]): string {
  return `"${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)}"`;
}

/** This very program: other bytes are another release, which may answer with other fields. */
const release = createHash('sha256')
  .update(readFileSync(fileURLToPath(import.meta.url)))
  .digest('base64url');

/**
 * The ETag of an answer that is known by what it is made of, before it is made. Another release of the server may make
 * another answer of the same data, so that it has another ETag: nobody keeps an answer without a new field.
 */
export function sourceEtag(...parts: readonly (string | number | boolean | null)[]): string {
  return strongEtag(release, ...parts);
}

/** The ETag of one row below its own address: its version. */
export function rowEtag({ versi }: { versi: number }): string {
  return `"${versi}"`;
}

/**
 * The ETag of a row that travels with more than its own columns (labels of its parents, what may be written now): its
 * version, then a digest of everything. A write that names it is checked against the version alone.
 */
export function contentEtag(row: object): string {
  const versi = 'versi' in row ? Number(row.versi) : 0;
  const digest = createHash('sha256').update(JSON.stringify(row)).digest('base64url').slice(0, 22);
  return `"${versi}.${digest}"`;
}

/**
 * Puts the ETag on the answer and says whether the client already has it; then answer `reply.code(304).send()`
 * without asking the database for more.
 */
export function notModified(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.header('ETag', etag);
  return matches(request.headers['if-none-match'], etag);
}

/** Requests whose version was held against the row's. */
const compared = new WeakSet<FastifyRequest>();

/** Whether a write names the row's version; without `If-Match` 428. Only calls that say so (`versi`) ask for one. */
export function isMatch(request: FastifyRequest, etag: string): boolean {
  const { url, config } = request.routeOptions;
  if (config.call?.versi !== true) throw new Error(`${request.method} ${url} asks for a version unsaid`);
  compared.add(request);
  const given = request.headers['if-match'];
  if (given === undefined) throw new ProblemError('VERSI_WAJIB');
  return matches(given.replaceAll(/\.[\w-]{22}(?=(-br|-gzip)?")/g, ''), etag);
}

/** Guards a write: without `If-Match` 428; with another version 412 and the row as it is now. */
export function requireMatch(request: FastifyRequest, etag: string, terkini: unknown): void {
  if (!isMatch(request, etag)) throw new ProblemError('VERSI_BASI', { terkini });
}

/**
 * Whether a call that says that it writes over a version (`versi`) did so without asking for it. A write that was sent
 * once more under its `Idempotency-Key` answers what it answered at first, and writes nothing.
 */
export const wroteUnseen = (request: FastifyRequest): boolean =>
  request.routeOptions.config.call?.versi === true &&
  !compared.has(request) &&
  request.headers['idempotency-key'] === undefined;

/**
 * A compressed answer carries its encoding in the tag (`"abc-br"`), because its bytes differ. A weak tag and one that
 * names its encoding already stay as they are.
 */
export function encodedEtag(etag: string, encoding: string): string {
  return etag.startsWith('W/') || etag.endsWith(`-${encoding}"`) ? etag : etag.replace(/"$/, `-${encoding}"`);
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((tag) => plain(tag) === etag);
}

function plain(tag: string): string {
  return tag
    .trim()
    .replace(/^W\//, '')
    .replace(/-(br|gzip)"$/, '"');
}
