import type { Lock } from '../lock';
import { type Field, type FigureLine, namesOf, type Values } from './field';
import { isBlank } from './value';

/** Group of each name of a form, as its resource's lock understands groups. */
export type FieldGroups = Readonly<Record<string, string>>;

const isNameClosed = (lock: Lock, groups: FieldGroups, name: string) => !lock.isOpen(groups[name]);

/** Groups of everything that fields write. */
export const groupsOf = (groups: FieldGroups, fields: readonly Field[]): readonly (string | undefined)[] =>
  fields.flatMap(namesOf).map((name) => groups[name]);

/** Whether everything that the lock's notice is about is closed. */
export const isAllClosed = (lock: Lock, groups: readonly (string | undefined)[]): boolean =>
  groups.every((group) => !lock.concerns([group]) || !lock.isOpen(group));

/** Whether a cell of a grid may not be written now; one that is only shown never may. */
export function isCellClosed(
  lock: Lock,
  groups: FieldGroups,
  line: FigureLine<string>,
  column: string,
): boolean {
  const name = line.cells[column];
  return name === undefined || isNameClosed(lock, groups, name);
}

/** Whether a line of figures waits for its time: it has no figure yet and none can be written. */
export const isAwaited = (
  lock: Lock,
  groups: FieldGroups,
  line: FigureLine<string>,
  values: Values,
): boolean => {
  const names = Object.values(line.cells);
  return (
    line.inItsTime === true &&
    names.every((name) => isNameClosed(lock, groups, name) && isBlank(values[name])) &&
    (lock.aheadWords?.(names.map((name) => groups[name])) ?? null) !== null
  );
};

/** Whether nothing of a field may be written now. */
export const isFieldClosed = (lock: Lock, groups: FieldGroups, field: Field): boolean =>
  namesOf(field).every((name) => isNameClosed(lock, groups, name));
