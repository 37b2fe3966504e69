import { mungkinNip, tanpaNip } from '@selaras/domain';
import type { FastifyRequest } from 'fastify';

/** Names of bytes, never of people, though they may hold 18 digits in a row. */
const FINGERPRINT = /^[\da-f]{32,}$/i;

/** Whether the call that a request asks for is open to everybody. */
export const isOpenToGuests = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  config.call?.act.roles.includes('guest') ?? false;

/**
 * What of an answer everybody may read: no text in it, of whatever field, tells a NIP or the name beside it (domain §9,
 * ADR 107). Names in fields of their own, such as those in charge, stay. `route` does it to what it answers to guests,
 * `KeptAnswers` to what it keeps for calls that are open to them, `defineDataset` to open data and all that is drawn of
 * it; only what is neither has to ask for it by itself.
 */
export function publicAnswer<T>(answer: T): T {
  return withoutNip(answer) as T;
}

/** The same of an answer that is JSON text already. */
export const publicJson = (json: string): string =>
  mungkinNip(json) ? JSON.stringify(withoutNip(JSON.parse(json))) : json;

function withoutNip(value: unknown): unknown {
  if (typeof value === 'string') return FINGERPRINT.test(value) ? value : tanpaNip(value);
  if (Array.isArray(value)) return value.map(withoutNip);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withoutNip(field)]));
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value));
