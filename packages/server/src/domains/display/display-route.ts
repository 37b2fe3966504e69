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
  /** All rows of a list at once instead of one page of them. */
  readonly wholeList?: boolean;
}

/** A display's calls with what answers them. */
export interface DisplayAnswer<
  Masuk extends Route<Who>,
  Publik extends Route<Who>,
  Query extends z.ZodType,
  Answer extends z.ZodType,
> {
  readonly calls: DisplayCalls<Masuk, Publik, Query, Answer>;
  /** The answer through its contract: fields that this does not name never leave the server. */
  readonly make: (input: DisplayInput<z.output<Query>>) => Promise<z.output<Answer>>;
}

/** Joins a display's calls with what answers them, for its routes and for all else that shows the same. */
export const displayAnswer = <
  Masuk extends Route<Who>,
  Publik extends Route<Who>,
  Query extends z.ZodType,
  Answer extends z.ZodType,
>(
  calls: DisplayCalls<Masuk, Publik, Query, Answer>,
  make: (input: DisplayInput<z.output<Query>>) => Promise<z.input<Answer>>,
): DisplayAnswer<Masuk, Publik, Query, Answer> => ({
  calls,
  make: async (input) => z.parse(calls.masuk.answer ?? z.never(), await make(input)),
});

/** Answers of all displays and readers together. */
export type DisplayAnswers = KeptAnswers;

/**
 * Registers a display for who is signed in and for the public: one answer, made once for each data version, year, query
 * and visibility, and served from memory after that.
 */
export function displayRoute<
  Masuk extends Route<Who>,
  Publik extends Route<Who>,
  Query extends z.ZodType,
  Answer extends z.ZodType,
>(
  app: FastifyInstance,
  answers: DisplayAnswers,
  { calls: { masuk, publik }, make }: DisplayAnswer<Masuk, Publik, Query, Answer>,
): void {
  const send = (
    { db, request, reply, query, tahun }: RouteInput<Who, unknown, z.output<Query>, unknown>,
    visibility: Visibility,
  ) =>
    answers.send(
      { request, reply },
      [masuk.path, JSON.stringify(query), tahun, visibilityKey(visibility, null)],
      () => make({ db, query, tahun, visibility }),
    );
  route(app, masuk, (input) => send(input, visibilityOf(input.actor)));
  route(app, publik, (input) => send(input, publicVisibility));
}
