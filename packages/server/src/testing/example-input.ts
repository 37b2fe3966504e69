import type { AnyCall } from '@selaras/contracts';
import { z } from 'zod';

/** What a request of a call carries besides its headers. */
export interface ExampleInput {
  readonly url: string;
  readonly payload?: unknown;
  /** Whether the chosen unit stands somewhere in it. */
  readonly namesUnit: boolean;
}

interface JsonSchema {
  /** Several where a value may be null. */
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly JsonSchema[];
  /** Of a union that a field tells apart. */
  readonly oneOf?: readonly JsonSchema[];
  readonly const?: unknown;
  readonly items?: JsonSchema;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly format?: string;
  readonly examples?: readonly unknown[];
}

const UNIT_FIELD = /^(satuan_kerja_id|satkerId|satker)$/;

/** An input made from the call's own schemas, about this unit wherever it names one; `row` is one of the unit's rows. */
export function exampleInput(call: AnyCall, unit: number, row?: number): ExampleInput {
  const params = { ...example(call.params, unit), ...(row !== undefined && { id: row }) };
  const query = example(call.query, unit);
  const payload = example(call.body, unit);
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
  const search = new URLSearchParams(
    Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]),
  );
  const named =
    row !== undefined ||
    [params, query, payload].some((part) => Object.keys(part ?? {}).some((key) => UNIT_FIELD.test(key)));
  return { url: `/api${path}?${search}`, ...(payload && { payload }), namesUnit: named };
}

function example(schema: z.ZodType | undefined, unit: number): Record<string, unknown> | undefined {
  if (schema === undefined) return undefined;
  const whole = z.toJSONSchema(schema, { io: 'input' }) as JsonSchema;
  const { properties = {}, required = [] } = whole.oneOf?.[0] ?? whole;
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name) || UNIT_FIELD.test(name))
      .map(([name, field]) => [name, UNIT_FIELD.test(name) ? unit : sampleOf(field)]),
  );
}

function sampleOf(schema: JsonSchema): unknown {
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.examples !== undefined) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.format === 'date') return '2025-01-31';
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first !== undefined) return sampleOf(first);
  const type = typeof schema.type === 'object' ? schema.type[0] : schema.type;
  switch (type) {
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}));
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, field]) => [name, sampleOf(field)]),
      );
    default:
      return 'contoh'.padEnd(schema.minLength ?? 0, '-');
  }
}
