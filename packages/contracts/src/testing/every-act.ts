import * as contracts from '..';

const isAct = (value: unknown): value is contracts.Act =>
  typeof value === 'object' && value !== null && 'name' in value && 'roles' in value && 'unit' in value;

const values = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/** Every act that the contracts describe: those of `…Acts` and those of the entities. */
export const everyAct: readonly contracts.Act[] = Object.entries(contracts)
  .filter(([name]) => /(Acts|Entity)$/.test(name))
  .flatMap(([name, value]) => values(name.endsWith('Entity') ? (value as contracts.Entity).acts : value))
  .filter(isAct);
