import type { DisplayCalls, Route } from '@selaras/contracts';
import type { Who } from '@selaras/roles';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../database/tables';
import type { KeptAnswers } from '../../kit/text-cache/kept-answers';
import {
  publicVisibility,
  type Visibility,
  visibilityKey,
  visibilityOf,
} from '../../kit/visibility/visibility';
import { type RouteInput, route } from '../../plugins/route';

/** What a display is made of: the same for both readers but for what they may see. */
export interface DisplayInput<Query> {
  readonly db: Kysely<Tables>;
  readonly query: Query;
  readonly tahun: number;
  readonly visibility: Visibility;
}

/** Answers of all displays and readers together. */
export type DisplayAnswers = KeptAnswers;

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
  const send = (
    { db, request, reply, query, tahun }: RouteInput<Who, unknown, z.output<Query>, unknown>,
    visibility: Visibility,
  ) =>
    answers.send(
      { request, reply },
      [masuk.path, JSON.stringify(query), tahun, visibilityKey(visibility, null)],
      async () => z.parse(masuk.answer ?? z.never(), await make({ db, query, tahun, visibility })),
    );
  route(app, masuk, (input) => send(input, visibilityOf(input.actor)));
  route(app, publik, (input) => send(input, publicVisibility));
}
