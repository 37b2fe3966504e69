import { z } from 'zod';
import type { AnyCall } from './call';

/** Where the build of a remote keeps the contracts of the calls that it uses, beside `remote.json`. No browser asks for it. */
export const CALLS_FILE = 'calls.json';

const jsonSchema = z.record(z.string(), z.unknown());

/**
 * One API call as both sides compare it: method, path, who may, year, and the JSON Schema of everything it carries.
 * Of a request it is what callers may write, of an answer what they get to read.
 */
export const callContractSchema = z.object({
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
  /** Below `/api`; names parameters as `{id}`. */
  path: z.string().startsWith('/'),
  act: z.object({ name: z.string(), roles: z.array(z.string()), unit: z.enum(['any', 'own']) }),
  tahun: z.enum(['kinerja', 'publik']).optional(),
  /** Whether a write names the version that it writes over (`If-Match`); left out by builds of before this was said. */
  versi: z.boolean().optional(),
  params: jsonSchema.optional(),
  query: jsonSchema.optional(),
  body: jsonSchema.optional(),
  answer: jsonSchema.optional(),
  /** Media type when a file is sent instead of a JSON body; never larger than `maxBytes`. */
  consumes: z.string().optional(),
  maxBytes: z.number().optional(),
  /** Media type when the answer is not JSON. */
  produces: z.string().optional(),
  status: z.number().int(),
});
export type CallContract = z.infer<typeof callContractSchema>;

/** `calls.json`: the contract of every call that a remote uses. */
export const callsFileSchema = z.object({ calls: z.array(callContractSchema) });

/** `GET /kinerja-program/{id}` → fingerprints of what is asked and of what is answered. */
export const usedCallsSchema = z.record(z.string(), z.object({ request: z.string(), answer: z.string() }));
export type UsedCalls = z.infer<typeof usedCallsSchema>;

type Way = 'input' | 'output';

/** JSON Schema of what callers write, or read. What no JSON Schema can say (a rule between fields) is left out. */
const jsonOf = (schema: z.ZodType, io: Way): Record<string, unknown> => ({
  ...z.toJSONSchema(schema, { io, unrepresentable: 'any' }),
});

const part = <Name extends string>(name: Name, schema: z.ZodType | undefined, io: Way) =>
  (schema === undefined ? {} : { [name]: jsonOf(schema, io) }) as { [Key in Name]?: Record<string, unknown> };

/** The contract of a call as plain data, comparable with that of another build. */
export function contractOf(call: AnyCall): CallContract {
  const {
    method,
    path,
    act,
    tahun,
    versi,
    params,
    query,
    body,
    answer,
    consumes,
    maxBytes,
    produces,
    status,
  } = call;
  return {
    method,
    path,
    act: { name: act.name, roles: [...act.roles], unit: act.unit },
    ...(tahun && { tahun }),
    ...(method !== 'GET' && { versi: versi === true }),
    ...part('params', params, 'input'),
    ...part('query', query, 'input'),
    ...part('body', body, 'input'),
    ...part('answer', answer, 'output'),
    ...(consumes && { consumes }),
    ...(maxBytes !== undefined && { maxBytes }),
    ...(produces && { produces }),
    status: status ?? 200,
  };
}
