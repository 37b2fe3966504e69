import { isAnything, isNothing, type Placed, schemaOf } from './branches';
import type { Change } from './change';
import type { Compare, Comparison } from './comparison';
import { isSchema, type Schema } from './schema';

const fieldsOf = ({ properties }: Schema): Schema => (isSchema(properties) ? properties : {});
const demandedOf = ({ required }: Schema): readonly unknown[] => (Array.isArray(required) ? required : []);

/** Schema of fields that no name stands for; null when the object has none, or none that counts. */
function othersOf({ additionalProperties }: Schema): Schema | null {
  if (additionalProperties === undefined || additionalProperties === false) return null;
  const others = schemaOf(additionalProperties);
  return isNothing(others) ? null : others;
}

/**
 * Objects by their fields. The reader of an answer passes over fields that he does not know; a request with a field that
 * the server does not know any more would be obeyed without it, which nobody wants.
 */
export function fieldChanges(
  inner: Placed,
  outer: Placed,
  at: string,
  how: Comparison,
  between: Compare,
): Change[] {
  const given = fieldsOf(inner.schema);
  const reckoned = fieldsOf(outer.schema);
  const sure = demandedOf(inner.schema);
  const demanded = demandedOf(outer.schema);
  const moreGiven = othersOf(inner.schema);
  const moreReckoned = othersOf(outer.schema);
  const placeOf = (name: string) => (at === '' ? name : `${at}.${name}`);
  const compare = (one: unknown, other: unknown, place: string) =>
    between(
      { schema: schemaOf(one), root: inner.root },
      { schema: schemaOf(other), root: outer.root },
      place,
      how,
    );

  const reckonedChanges = Object.entries(reckoned).flatMap(([name, field]): Change[] => {
    const place = placeOf(name);
    const has = given[name] ?? moreGiven;
    const isSure = sure.includes(name);
    if (has === null || has === undefined) {
      const isMissed = how.side === 'answer' || demanded.includes(name);
      return isMissed ? [{ at: place, kind: { is: 'missing' } }] : [];
    }
    const lost: Change[] =
      demanded.includes(name) && !isSure ? [{ at: place, kind: { is: 'demanded' } }] : [];
    return [...lost, ...compare(has, field, place)];
  });
  const demandedUnnamed = demanded.filter(
    (name): name is string => typeof name === 'string' && !(name in reckoned) && !sure.includes(name),
  );
  const surplus = Object.entries(given).flatMap(([name, field]): Change[] => {
    if (name in reckoned) return [];
    if (moreReckoned !== null) return compare(field, moreReckoned, placeOf(name));
    return how.side === 'answer' ? [] : [{ at: placeOf(name), kind: { is: 'unknown' } }];
  });
  return [
    ...reckonedChanges,
    ...demandedUnnamed.map((name): Change => ({ at: placeOf(name), kind: { is: 'demanded' } })),
    ...surplus,
    ...namelessChanges(moreGiven, moreReckoned, placeOf('*'), how, compare),
    ...nameChanges(inner.schema, outer.schema, placeOf('*'), compare),
  ];
}

type CompareField = (one: unknown, other: unknown, place: string) => Change[];

function namelessChanges(
  given: Schema | null,
  reckoned: Schema | null,
  place: string,
  { side }: Comparison,
  compare: CompareField,
): Change[] {
  if (given === null) return [];
  if (reckoned !== null) return compare(given, reckoned, place);
  return side === 'answer' ? [] : [{ at: place, kind: { is: 'unknown' } }];
}

/** Names of the fields of a record. */
function nameChanges(inner: Schema, outer: Schema, place: string, compare: CompareField): Change[] {
  if (outer.propertyNames === undefined || isAnything(schemaOf(outer.propertyNames))) return [];
  if (othersOf(inner) === null) return [];
  return compare(schemaOf(inner.propertyNames), outer.propertyNames, place);
}
