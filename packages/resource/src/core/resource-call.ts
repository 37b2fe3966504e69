import { apiClient, callQuery, type Endpoint, type RequestInput } from '@selaras/api-client';
import type { AnyCall } from '@selaras/contracts';

/** What a call of an entity may carry, before anything is known of the entity. */
interface ResourceInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly ifMatch?: string;
  readonly idempotencyKey?: string;
  readonly tahun?: number;
  readonly signal?: AbortSignal;
}

const loose = (input: ResourceInput) => input as RequestInput<AnyCall>;

/** Sends one call of any entity: descriptions, not this place, know the types of its rows. */
export const requestResource = (target: Endpoint<AnyCall>, input: ResourceInput) =>
  apiClient.request(target, loose(input));

/** Fetches a file of any entity. */
export const fileOfResource = (target: Endpoint<AnyCall>, input: ResourceInput) =>
  apiClient.file(target, loose(input));

/** Query options of a reading call of any entity; `key` names everything that belongs together. */
export const queryOfResource = (key: string, target: Endpoint<AnyCall>, input: ResourceInput) =>
  callQuery(key, target, loose(input));
