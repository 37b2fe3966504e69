import { type Field, type FormSurroundings, fieldsOf, namesOf, type Section, type Values } from './field';
import { countingSections } from './field-check';

/** The row that a form edits, as far as reading its fields goes. */
type Row = Readonly<Record<string, unknown>>;

function blankOf(field: Field, name: string): unknown {
  switch (field.kind) {
    case 'text':
    case 'area':
    case 'rumus':
      return '';
    case 'switch':
      return false;
    case 'catatan':
      return [];
    case 'choice':
    case 'number':
      return field.initial ?? null;
    case 'own':
      return field.blank[name];
    default:
      return null;
  }
}

/** Values of an empty form. */
export function emptyValues(sections: readonly Section[]): Values {
  return Object.fromEntries(
    fieldsOf(sections).flatMap((field) => namesOf(field).map((name) => [name, blankOf(field, name)])),
  );
}

/** Id of a reference: rows carry `program: { id, … }` where bodies carry `program_id`. */
function referenceId(name: string, row: Row): unknown {
  const reference = row[name.replace(/_id$/, '')];
  if (typeof reference !== 'object' || reference === null) return undefined;
  return (reference as Row).id ?? (reference as Row)[name];
}

function readValue(field: Field, name: string, row: Row): unknown {
  if (field.kind === 'own' && field.read) return field.read(name, row as never);
  const value = row[name] ?? (name.endsWith('_id') ? referenceId(name, row) : undefined);
  return value ?? blankOf(field, name);
}

/** Values of a form over a row. */
export function valuesOfRow(sections: readonly Section[], row: object): Values {
  return Object.fromEntries(
    fieldsOf(sections).flatMap((field) =>
      namesOf(field).map((name) => [name, readValue(field, name, row as Row)]),
    ),
  );
}

/** The body of a save: texts trimmed, empty ones as null, and what does not count with these values empty. */
export function bodyOf(sections: readonly Section[], values: Values, surroundings: FormSurroundings): Values {
  const counting = new Set(fieldsOf(countingSections(sections, values, surroundings)).flatMap(namesOf));
  const blank = emptyValues(sections);
  const counted = Object.entries(values).map(([name, value]) => [
    name,
    counting.has(name) ? value : blank[name],
  ]);
  return written(sections, bodyValues(Object.fromEntries(counted)));
}

/** Values as fields of their own send them. */
function written(sections: readonly Section[], values: Values): Values {
  const sent = { ...values };
  for (const field of fieldsOf(sections)) {
    if (field.kind !== 'own') continue;
    for (const name of field.held ?? []) delete sent[name];
    if (field.write) for (const name of field.names) sent[name] = field.write(values[name] as never);
  }
  return sent;
}

const bodyValues = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() || null : value,
    ]),
  );
