import * as contracts from '..';

/** Every call of the contracts: those that stand alone, and those of the entities. */
export const everyCall: readonly contracts.AnyCall[] = contracts.callsIn(contracts);
