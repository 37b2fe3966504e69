import { columnOf, type EntityFields } from '@selaras/contracts';

/** What is written of a body, by column; what follows from other fields is no part of it. */
export function columnsOfBody(fields: EntityFields, body: object): Readonly<Record<string, unknown>> {
  const values = new Map<string, unknown>(Object.entries(body));
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.derived ? [] : [[columnOf(name, field), values.get(name)]],
    ),
  );
}
