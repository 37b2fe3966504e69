import type { Change } from './change';
import type { Schema } from './schema';

type Kind = Change['kind'];

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

interface Bound {
  readonly at: number;
  /** Whether the bound itself lies outside. */
  readonly open: boolean;
}

function lowest({ minimum, exclusiveMinimum }: Schema): Bound {
  const closed = numberOf(minimum) ?? Number.NEGATIVE_INFINITY;
  const open = numberOf(exclusiveMinimum) ?? Number.NEGATIVE_INFINITY;
  return open >= closed && open !== Number.NEGATIVE_INFINITY
    ? { at: open, open: true }
    : { at: closed, open: false };
}

/** The highest bound, turned round so that it compares as the lowest one does. */
function highest({ maximum, exclusiveMaximum }: Schema): Bound {
  const minus = (value: unknown) => (typeof value === 'number' ? -value : undefined);
  const { at, open } = lowest({ minimum: minus(maximum), exclusiveMinimum: minus(exclusiveMaximum) });
  return { at, open };
}

const reaches = (inner: Bound, outer: Bound) =>
  inner.at > outer.at || (inner.at === outer.at && (inner.open || !outer.open));

const limit = (keyword: string, from: unknown, to: unknown): Kind => ({ is: 'limit', keyword, from, to });

const bound = ({ at }: Bound, sign: 1 | -1) => (Number.isFinite(at) ? sign * at : undefined);

/** Whether the values of `inner` keep within the bounds of `outer`, both numbers. */
export function numberChanges(inner: Schema, outer: Schema): Kind[] {
  const low = [lowest(inner), lowest(outer)] as const;
  const high = [highest(inner), highest(outer)] as const;
  const step = numberOf(outer.multipleOf);
  const innerStep = numberOf(inner.multipleOf) ?? (inner.type === 'integer' ? 1 : undefined);
  const inStep = step === undefined || (innerStep !== undefined && innerStep % step === 0);
  return [
    ...(reaches(...low) ? [] : [limit('minimum', bound(low[0], 1), bound(low[1], 1))]),
    ...(reaches(...high) ? [] : [limit('maximum', bound(high[0], -1), bound(high[1], -1))]),
    ...(inStep ? [] : [limit('multipleOf', inner.multipleOf, outer.multipleOf)]),
  ];
}

/** Whether sizes of `inner` keep within those of `outer`; of texts and lists. */
export function sizeChanges(inner: Schema, outer: Schema, least: string, most: string): Kind[] {
  const few = (numberOf(inner[least]) ?? 0) >= (numberOf(outer[least]) ?? 0);
  const many =
    (numberOf(inner[most]) ?? Number.POSITIVE_INFINITY) <=
    (numberOf(outer[most]) ?? Number.POSITIVE_INFINITY);
  return [
    ...(few ? [] : [limit(least, inner[least], outer[least])]),
    ...(many ? [] : [limit(most, inner[most], outer[most])]),
  ];
}

/** What texts look like is compared by its own words: two patterns cannot be told apart otherwise. */
const TEXT_SHAPES = ['pattern', 'format', 'contentEncoding', 'contentMediaType'] as const;

export function textChanges(inner: Schema, outer: Schema): Kind[] {
  const shapes = TEXT_SHAPES.filter(
    (keyword) => outer[keyword] !== undefined && outer[keyword] !== inner[keyword],
  );
  return [
    ...sizeChanges(inner, outer, 'minLength', 'maxLength'),
    ...shapes.map((keyword) => limit(keyword, inner[keyword], outer[keyword])),
  ];
}

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

const isOfType = (value: unknown, type: unknown): boolean =>
  type === undefined || type === typeOf(value) || (type === 'integer' && Number.isInteger(value));

/** Whether one value, neither object nor list, is among those that a branch allows. */
export function allowsValue(branch: Schema, value: unknown): boolean {
  if ('const' in branch) return branch.const === value;
  if (typeof value === 'object' && value !== null) return false;
  if (!isOfType(value, branch.type)) return false;
  if (typeof value === 'number') {
    const alone = { minimum: value, maximum: value, multipleOf: value === 0 ? branch.multipleOf : value };
    return numberChanges(alone, branch).length === 0;
  }
  if (typeof value !== 'string') return true;
  const { pattern } = branch;
  const fitting = typeof pattern !== 'string' || new RegExp(pattern, 'u').test(value);
  const { length } = value;
  return (
    fitting &&
    (branch.format === undefined || pattern !== undefined) &&
    sizeChanges({ minLength: length, maxLength: length }, branch, 'minLength', 'maxLength').length === 0
  );
}
