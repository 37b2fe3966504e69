import * as contracts from '..';

/** A route with its schemas, not the bare route. */
export const isCall = (value: unknown): value is contracts.AnyCall =>
  typeof value === 'object' && value !== null && 'path' in value && 'summary' in value;

/** Every call of the contracts: those that stand alone, and those of the entities. */
export const everyCall: readonly contracts.AnyCall[] = Object.values<unknown>(contracts)
  .flatMap((value) =>
    isCall(value) || typeof value !== 'object' || value === null ? [value] : Object.values(value),
  )
  .filter(isCall);
