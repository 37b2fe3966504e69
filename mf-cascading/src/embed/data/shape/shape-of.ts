import type { Rule, Shape } from './shape';

/** As much of a schema of zod as is read here. */
interface Schema {
  readonly def: {
    readonly type: string;
    readonly checks?: readonly unknown[];
    readonly innerType?: Schema;
    readonly element?: Schema;
    readonly shape?: Readonly<Record<string, Schema>>;
    readonly entries?: Readonly<Record<string, string | number>>;
    readonly values?: Rule['values'];
    readonly options?: readonly Schema[];
  };
  /** Of numbers. */
  readonly isInt?: boolean;
}

/**
 * The shape that a schema asks for. Runs while the embed is built and in tests, never in a page.
 * @throws for whatever a shape cannot say, so that nothing of a contract is left out unseen
 */
export function shapeOf(schema: unknown): Shape {
  const objects: [string, Rule][][] = [];
  const places = new Map<Schema, number>();

  function fieldsOf(object: Schema): number {
    const known = places.get(object);
    if (known !== undefined) return known;
    const place = objects.push([]) - 1;
    places.set(object, place);
    objects[place] = Object.entries(object.def.shape ?? {}).map(([name, field]) => [name, ruleOf(field)]);
    return place;
  }

  function ruleOf(one: Schema): Rule {
    const { type, checks = [], innerType, element, entries, values, options } = one.def;
    if (type === 'nullable' && innerType) return { ...ruleOf(innerType), nullable: true };
    if (type === 'optional' && innerType) return { ...ruleOf(innerType), optional: true };
    if (type === 'number' && checks.length === (one.isInt ? 1 : 0)) {
      return { kind: one.isInt ? 'integer' : 'number' };
    }
    if (checks.length > 0) throw new Error(`A shape cannot say the checks of this ${type}`);
    if (type === 'string') return { kind: 'text' };
    if (type === 'boolean') return { kind: 'boolean' };
    if (type === 'enum' && entries) return { kind: 'choice', values: Object.values(entries) };
    if (type === 'literal' && values) return { kind: 'choice', values };
    if (type === 'union' && options) {
      const rules = options.map(ruleOf);
      if (rules.every(({ kind, nullable }) => kind === 'choice' && !nullable)) {
        return { kind: 'choice', values: rules.flatMap((rule) => rule.values ?? []) };
      }
    }
    if (type === 'array' && element) return { kind: 'list', items: ruleOf(element) };
    if (type === 'object') return { kind: 'object', fields: fieldsOf(one) };
    throw new Error(`A shape cannot say ${type}`);
  }

  return { root: ruleOf(schema as Schema), objects };
}
