import type { DisplayCalls, Route } from '@selaras/contracts';
import type { Who } from '@selaras/roles';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../database/tables';
import { findRegencyVersion } from '../../kit/data-version/data-version';
import { acceptedEncoding, type Encoding, TextCache } from '../../kit/text-cache/text-cache';
import {
  publicVisibility,
  type Visibility,
  visibilityKey,
  visibilityOf,
} from '../../kit/visibility/visibility';
import { notModified, strongEtag } from '../../plugins/etag';
import { type RouteInput, route } from '../../plugins/route';

/** What a display is made of: the same for both readers but for what they may see. */
export interface DisplayInput<Query> {
  readonly db: Kysely<Tables>;
  readonly query: Query;
  readonly tahun: number;
  readonly visibility: Visibility;
}

/** Answers of all displays and readers together. */
const CACHE_BYTES = 64 * 1024 * 1024;

/** Serialised answers of displays by what they depend on; who asks for one that is being made waits for the same. */
export class DisplayAnswers {
  readonly #texts = new TextCache(CACHE_BYTES);
  readonly #pending = new Map<string, Promise<string>>();

  async get(etag: string, encoding: Encoding, make: () => Promise<string>): Promise<Buffer | undefined> {
    if (!this.#texts.has(etag)) this.#texts.put(etag, await this.#once(etag, make));
    return this.#texts.get(etag, encoding);
  }

  #once(etag: string, make: () => Promise<string>): Promise<string> {
    const pending = this.#pending.get(etag);
    if (pending !== undefined) return pending;
    const made = make().finally(() => this.#pending.delete(etag));
    this.#pending.set(etag, made);
    return made;
  }
}

/**
 * Registers a display for who is signed in and for the public: one answer, made once for each data version, year, query
 * and visibility, and served from memory after that. Fields that the contract does not name never leave the server.
 */
export function displayRoute<
  Masuk extends Route<Who>,
  Publik extends Route<Who>,
  Query extends z.ZodType,
  Answer extends z.ZodType,
>(
  app: FastifyInstance,
  answers: DisplayAnswers,
  { masuk, publik }: DisplayCalls<Masuk, Publik, Query, Answer>,
  make: (input: DisplayInput<z.output<Query>>) => Promise<z.input<Answer>>,
): void {
  const send = async (
    { db, request, reply, query, tahun }: RouteInput<Who, unknown, z.output<Query>, unknown>,
    visibility: Visibility,
  ): Promise<FastifyReply> => {
    const versi = await findRegencyVersion(db);
    const etag = strongEtag(masuk.path, JSON.stringify(query), tahun, versi, visibilityKey(visibility, null));
    reply.header('Vary', 'Accept-Encoding, Authorization');
    if (notModified(request, reply, etag)) return reply.code(304).send();
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const text = await answers.get(etag, encoding, async () => {
      const answer = await make({ db, query, tahun, visibility });
      return JSON.stringify(z.parse(masuk.answer ?? z.never(), answer));
    });
    if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(text);
  };
  route(app, masuk, (input) => send(input, visibilityOf(input.actor)));
  route(app, publik, (input) => send(input, publicVisibility));
}
