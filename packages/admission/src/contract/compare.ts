import { branchesOf, isAnything, isNothing, type Placed, schemaOf } from './branches';
import type { Change, Side } from './change';
import { fieldChanges } from './compare-fields';
import type { Comparison } from './comparison';
import { allowsValue, numberChanges, sizeChanges, textChanges } from './scalars';
import { canonical, isSchema, type Schema } from './schema';
import { unionName } from './type-name';

/** Deeper than any contract: a schema that contains itself by way of joined parts ends here. */
const DEEPEST = 40;

/** Keywords whose meaning is compared; a branch with any other one fits only its equal. */
const KNOWN = new Set([
  'type',
  'const',
  'not',
  '$defs',
  '$schema',
  'default',
  'description',
  'title',
  'examples',
  'id',
  '$id',
  'deprecated',
  'readOnly',
  'writeOnly',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'contentEncoding',
  'contentMediaType',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'items',
  'prefixItems',
  'minItems',
  'maxItems',
  'uniqueItems',
  'properties',
  'required',
  'additionalProperties',
  'propertyNames',
]);

const incomparable = (at: string): Change[] => [{ at, kind: { is: 'incomparable' } }];
/** Most contracts are equal to the letter; the others are put into one order first. */
const sameText = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other) ||
  JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));

/**
 * Why values of `inner` are not all among those that the reader of `outer` reckons with; empty when they are. Of an answer
 * the server's schema is the inner one and the remote's the outer one, of a request the other way round. What cannot be
 * judged counts as a change.
 */
function changesBetween(inner: Placed, outer: Placed, at: string, how: Comparison): Change[] {
  if (isAnything(outer.schema) || isNothing(inner.schema)) return [];
  if (how.depth > DEEPEST) return incomparable(at);
  if (how.above.some(([one, other]) => one === inner.schema && other === outer.schema)) return [];
  const within: Comparison = {
    ...how,
    depth: how.depth + 1,
    above: [...how.above, [inner.schema, outer.schema]],
  };
  const inners = branchesOf(inner);
  const outers = branchesOf(outer);
  if (inners === null || outers === null) {
    return sameText([inner.schema, inner.root.$defs], [outer.schema, outer.root.$defs])
      ? []
      : incomparable(at);
  }
  return inners.flatMap((branch) => nearest(branch, outers, at, within));
}

/** The changes by which a branch misses the alternative that it comes nearest to. */
function nearest(inner: Placed, outers: readonly Placed[], at: string, how: Comparison): Change[] {
  const { schema } = inner;
  if (isNothing(schema)) return [];
  if ('const' in schema) {
    const allowed = outers.some((outer) => allowsValue(outer.schema, schema.const));
    return allowed ? [] : [{ at, kind: { is: 'value', value: schema.const } }];
  }
  const alike = outers.filter((outer) => isAlike(schema, outer.schema));
  if (alike.length === 0) {
    const kind = { is: 'type', from: unionName([inner]), to: unionName(outers) } as const;
    return [{ at, kind }];
  }
  const tried = alike.map((outer) => branchChanges(inner, outer, at, how));
  return tried.reduce((best, next) => (next.length < best.length ? next : best));
}

/** Whether two branches are of one type, so that what lies inside can be compared. */
function isAlike(inner: Schema, outer: Schema): boolean {
  if ('const' in outer) return false;
  if (outer.type === undefined || outer.type === inner.type) return true;
  return inner.type === 'integer' && outer.type === 'number';
}

function branchChanges(inner: Placed, outer: Placed, at: string, how: Comparison): Change[] {
  if (isAnything(outer.schema)) return [];
  const words = [inner.schema, outer.schema].flatMap(Object.keys);
  if (
    words.some((word) => !KNOWN.has(word)) ||
    outer.schema.not !== undefined ||
    inner.schema.type === undefined
  ) {
    return sameText(inner.schema, outer.schema) ? [] : incomparable(at);
  }
  const kinds = (changes: readonly Change['kind'][]) => changes.map((kind) => ({ at, kind }));
  switch (inner.schema.type) {
    case 'string':
      return kinds(textChanges(inner.schema, outer.schema));
    case 'number':
    case 'integer':
      return kinds(numberChanges(inner.schema, outer.schema));
    case 'array':
      return [...kinds(listSizeChanges(inner.schema, outer.schema)), ...itemChanges(inner, outer, at, how)];
    case 'object':
      return fieldChanges(inner, outer, at, how, changesBetween);
    default:
      return [];
  }
}

function listSizeChanges(inner: Schema, outer: Schema): Change['kind'][] {
  const kept = outer.uniqueItems !== true || inner.uniqueItems === true;
  return [
    ...sizeChanges(inner, outer, 'minItems', 'maxItems'),
    ...(kept ? [] : [{ is: 'limit', keyword: 'uniqueItems', from: inner.uniqueItems, to: true } as const]),
  ];
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function itemChanges(inner: Placed, outer: Placed, at: string, how: Comparison): Change[] {
  const places = [listOf(inner.schema.prefixItems), listOf(outer.schema.prefixItems)] as const;
  const fixed = Math.max(places[0].length, places[1].length);
  const itemAt = ({ schema, root }: Placed, index: number): Placed => {
    const place = listOf(schema.prefixItems)[index] ?? schema.items;
    return { schema: schemaOf(place), root };
  };
  const numbered = Array.from({ length: fixed }, (_, index) =>
    changesBetween(itemAt(inner, index), itemAt(outer, index), `${at}[${index}]`, how),
  );
  return [...numbered.flat(), ...changesBetween(itemAt(inner, fixed), itemAt(outer, fixed), `${at}[]`, how)];
}

/** Compares two schemas, each its own document. */
export function schemaChanges(inner: unknown, outer: unknown, side: Side): Change[] {
  if (!isSchema(inner) || !isSchema(outer)) return incomparable('');
  if (sameText(inner, outer)) return [];
  return changesBetween({ schema: inner, root: inner }, { schema: outer, root: outer }, '', {
    side,
    depth: 0,
    above: [],
  });
}
