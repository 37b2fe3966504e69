import type { AnyCall } from '@selaras/contracts';
import { z } from 'zod';

interface Field {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Field[];
}

interface Subject {
  readonly unit: number;
  /** Words that `q` looks for. */
  readonly words: string;
  /** Rows of the unit that a field named like this may mean. */
  idsOf(field: string, call: AnyCall): readonly number[];
  /** Values of fields that are neither, by name. */
  readonly named?: Readonly<Record<string, readonly (number | string)[]>>;
}

const UNIT_FIELD = /^(satuan_kerja_id|satkerId)$/;
const ID_FIELD = /^id$|_id$|Id$/;

/** Every address that a reader may ask a call at, about one unit: alone, with words, and by each row that it can name. */
export function exampleRequests(
  call: AnyCall,
  { unit, words, idsOf, named = {} }: Subject,
): readonly string[] {
  const [params, query] = [fieldsOf(call.params), fieldsOf(call.query)];
  const valuesOf = (name: string, field: Field): readonly unknown[] => {
    if (name === 'q') return [words];
    if (named[name] !== undefined) return named[name];
    if (UNIT_FIELD.test(name)) return [unit];
    if (ID_FIELD.test(name)) return idsOf(name, call);
    return enumOf(field);
  };
  const base = combinations(
    [...params.all, ...query.required].map((name) => [name, valuesOf(name, field(name))]),
  );
  function field(name: string): Field {
    return params.fields[name] ?? query.fields[name] ?? {};
  }
  const optional = query.optional.flatMap((name) =>
    valuesOf(name, UNIT_FIELD.test(name) || ID_FIELD.test(name) ? field(name) : {}).map(
      (value) => [name, value] as const,
    ),
  );
  return base.flatMap((values) =>
    [{}, ...optional.map(([name, value]) => ({ [name]: value }))].map((more) =>
      addressOf(call, params.all, { ...values, ...more }),
    ),
  );
}

function fieldsOf(schema: z.ZodType | undefined) {
  const { properties = {}, required = [] } =
    schema === undefined
      ? {}
      : (z.toJSONSchema(schema, { io: 'input' }) as {
          properties?: Record<string, Field>;
          required?: string[];
        });
  const all = Object.keys(properties);
  return {
    fields: properties,
    all,
    required: all.filter((name) => required.includes(name)),
    optional: all.filter((name) => !required.includes(name)),
  };
}

const enumOf = ({ enum: values, anyOf }: Field): readonly unknown[] => values ?? anyOf?.flatMap(enumOf) ?? [];

/** Every way to give each name one of its values; none when a name has none. */
function combinations(
  choices: readonly (readonly [string, readonly unknown[]])[],
): readonly Readonly<Record<string, unknown>>[] {
  return choices.reduce<readonly Readonly<Record<string, unknown>>[]>(
    (made, [name, values]) => made.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}

function addressOf(
  call: AnyCall,
  params: readonly string[],
  values: Readonly<Record<string, unknown>>,
): string {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  const search = new URLSearchParams(
    Object.entries(values)
      .filter(([name]) => !params.includes(name))
      .map(([name, value]) => [name, String(value)]),
  );
  return `/api${path}?${search}`;
}
