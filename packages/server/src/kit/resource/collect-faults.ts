import type { Faults } from './resource';

export type Fault = readonly [field: string, problem: string | null];

/** Messages by field; what is in order is dropped. */
export function collect(faults: readonly Fault[]): Faults {
  const errors: Faults = {};
  for (const [field, problem] of faults) {
    if (problem !== null) errors[field] = [...(errors[field] ?? []), problem];
  }
  return errors;
}
