import type { FastifyReply, FastifyRequest } from 'fastify';
import { notModified, strongEtag } from '../../plugins/etag';
import { joinedRead } from './joined-read';
import { acceptedEncoding, type Encoding, TextCache } from './text-cache';

/** Answers of all displays and readers together. */
const CACHE_BYTES = 64 * 1024 * 1024;

interface Asking {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Serialised answers by what they depend on and the version of the regency's data: made once, by whoever asks first, and
 * served from memory after that. Under load the version is read once for all who wait.
 */
export class KeptAnswers {
  readonly #texts = new TextCache(CACHE_BYTES);
  readonly #pending = new Map<string, Promise<void>>();
  readonly #version: () => Promise<number>;

  /** @param readVersion the version of the data on which all answers depend; it grows with every change. */
  constructor(readVersion: () => Promise<number>) {
    this.#version = joinedRead(readVersion);
  }

  /** Sends the kept answer, or the one that `make` makes; 304 to who has it already. */
  async send(
    { request, reply }: Asking,
    dependsOn: readonly (string | number | null)[],
    make: () => Promise<unknown>,
  ): Promise<FastifyReply> {
    const etag = strongEtag(...dependsOn, await this.#version());
    reply.header('Vary', 'Accept-Encoding, Authorization');
    if (notModified(request, reply, etag)) return reply.code(304).send();
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const text = await this.#text(etag, encoding, async () => JSON.stringify(await make()));
    if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(text);
  }

  async #text(etag: string, encoding: Encoding, make: () => Promise<string>): Promise<Buffer | undefined> {
    if (!this.#texts.has(etag)) await this.#once(etag, make);
    return this.#texts.get(etag, encoding);
  }

  #once(etag: string, make: () => Promise<string>): Promise<void> {
    const pending = this.#pending.get(etag);
    if (pending !== undefined) return pending;
    const made = make()
      .then((text) => this.#texts.put(etag, text))
      .finally(() => this.#pending.delete(etag));
    this.#pending.set(etag, made);
    return made;
  }
}
