import type { Kunci } from '@selaras/contracts';
import { type FieldGroup, isOpen } from '@selaras/domain';
import { type Field, type FigureLine, namesOf } from './field';

/** Group of each name of a form; what is not listed belongs to `kinerja` (domain §7). */
export type FieldGroups = Readonly<Record<string, FieldGroup>>;

const isNameClosed = (kunci: Kunci, groups: FieldGroups, name: string) =>
  !isOpen(kunci, groups[name] ?? 'kinerja');

/** Whether the names belong to the report of quarters and years, which the validation of plans does not close. */
export const isReport = (groups: FieldGroups, names: readonly string[]): boolean =>
  names.length > 0 &&
  names.every((name) => {
    const group = groups[name] ?? 'kinerja';
    return group === 'realisasi' || group.startsWith('tw');
  });

/** Whether a cell of a grid may not be written now; one that is only shown never may. */
export function isCellClosed(
  kunci: Kunci,
  groups: FieldGroups,
  line: FigureLine<string>,
  column: string,
): boolean {
  const name = line.cells[column];
  return name === undefined || isNameClosed(kunci, groups, name);
}

/** Whether nothing of a field may be written now. */
export const isFieldClosed = (kunci: Kunci, groups: FieldGroups, field: Field): boolean =>
  namesOf(field).every((name) => isNameClosed(kunci, groups, name));
