import { type Field, fieldsOf, namesOf, type Section } from './field';

/** Words that were shown for a reference's value. */
export type KnownLabels = ReadonlyMap<string, string>;
export const labelKey = (name: string, value: unknown): string => `${name} ${String(value)}`;

/** Label of one name of a field. */
export function labelOfName(
  field: Field,
  name: string,
  columns: readonly { id: string; label: string }[],
): string {
  if (field.kind === 'figures') {
    for (const line of field.lines) {
      const column = Object.keys(line.cells).find((id) => line.cells[id] === name);
      if (column !== undefined) {
        return `${line.label} ${columns.find(({ id }) => id === column)?.label ?? ''}`.trim();
      }
    }
  }
  return field.label;
}

/** Every name of a form with its field. */
export const namedFields = (sections: readonly Section[]): readonly { name: string; field: Field }[] =>
  fieldsOf(sections).flatMap((field) => namesOf(field).map((name) => ({ name, field })));
