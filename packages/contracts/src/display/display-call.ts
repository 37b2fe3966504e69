import type { z } from 'zod';
import { type ApiCall, defineCall } from '../call';
import type { Route } from '../route';
import type { displayRoutes } from './display-route';

interface DisplaySchemas<Query extends z.ZodType, Answer extends z.ZodType> {
  readonly summary: string;
  readonly query?: Query;
  readonly answer: Answer;
}

/** A display's call and its public twin. */
export interface DisplayCalls<
  Masuk extends Route,
  Publik extends Route,
  Query extends z.ZodType,
  Answer extends z.ZodType,
> {
  readonly masuk: ApiCall<Masuk, z.ZodUndefined, Query, z.ZodUndefined, Answer>;
  readonly publik: ApiCall<Publik, z.ZodUndefined, Query, z.ZodUndefined, Answer>;
}

/** Adds its schemas to a display: both readers ask and are answered alike. */
export const defineDisplay = <
  const Name extends string,
  Answer extends z.ZodType,
  Query extends z.ZodType = z.ZodUndefined,
>(
  { masuk, publik }: ReturnType<typeof displayRoutes<Name>>,
  schemas: DisplaySchemas<Query, Answer>,
): DisplayCalls<typeof masuk, typeof publik, Query, Answer> => ({
  masuk: defineCall(masuk, schemas),
  publik: defineCall(publik, { ...schemas, summary: `${schemas.summary} (data final)` }),
});
