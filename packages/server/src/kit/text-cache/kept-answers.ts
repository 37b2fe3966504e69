import { XLSX_TYPE } from '@selaras/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { joinedRead } from '../../database/joined/joined-read';
import { notModified, sourceEtag } from '../../plugins/etag';
import { isOpenToGuests, publicJson } from '../../plugins/public-answer';
import { acceptedEncoding, type Encoding, TextCache } from './text-cache';

/** Answers of all displays and readers together. */
const CACHE_BYTES = 64 * 1024 * 1024;

interface Asking {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type DependsOn = readonly (string | number | null)[];
type Make = () => Promise<string | Uint8Array>;

/** Compressed already; to do it again would cost time for nothing. */
const isPacked = (type: string) => type === 'image/png' || type === XLSX_TYPE;

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

  /** Version of the data that answers are made of now. */
  version(): Promise<number> {
    return this.#version();
  }

  /** Sends the kept answer, or the one that `make` makes, to guests without people; 304 to who has it already. */
  send(asking: Asking, dependsOn: DependsOn, make: () => Promise<unknown>): Promise<FastifyReply> {
    const isPublic = isOpenToGuests(asking.request);
    const key = [...dependsOn, isPublic ? 'publik' : null];
    return this.sendAs(asking, key, 'application/json; charset=utf-8', async () => {
      const json = JSON.stringify(await make());
      return isPublic ? publicJson(json) : json;
    });
  }

  /** The same for what is no JSON. */
  async sendAs(
    { request, reply }: Asking,
    dependsOn: DependsOn,
    type: string,
    make: Make,
  ): Promise<FastifyReply> {
    const etag = await this.#etag(dependsOn);
    reply.header('Vary', 'Accept-Encoding, Authorization');
    if (notModified(request, reply, etag)) return reply.code(304).send();
    const encoding = isPacked(type) ? 'identity' : acceptedEncoding(request.headers['accept-encoding']);
    const text = await this.#text(etag, encoding, make);
    if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
    return reply.type(type).send(text);
  }

  /** The kept text, or the one that `make` makes. */
  async read(dependsOn: DependsOn, make: () => Promise<string>): Promise<string> {
    const text = await this.#text(await this.#etag(dependsOn), 'identity', make);
    return String(text);
  }

  async #etag(dependsOn: DependsOn): Promise<string> {
    return sourceEtag(...dependsOn, await this.#version());
  }

  async #text(etag: string, encoding: Encoding, make: Make): Promise<Buffer | undefined> {
    if (!this.#texts.has(etag)) await this.#once(etag, make);
    return this.#texts.get(etag, encoding);
  }

  #once(etag: string, make: Make): Promise<void> {
    const pending = this.#pending.get(etag);
    if (pending !== undefined) return pending;
    const made = make()
      .then((text) => this.#texts.put(etag, text))
      .finally(() => this.#pending.delete(etag));
    this.#pending.set(etag, made);
    return made;
  }
}
