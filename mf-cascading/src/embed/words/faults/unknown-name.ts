import { attributeNames } from '../../contract/attributes';
import type { UnknownAttribute, UnknownProp } from '../../contract/unknown-names';
import type { FaultTable } from './indonesian-faults';

/** What the console says of a prop that is none. */
export function unknownProp({ name, meant, known }: UnknownProp, { unknown }: FaultTable): string {
  const way = meant === null ? unknown.known(known.join(', ')) : unknown.meant(meant);
  return `${unknown.prop(shortened(name))} ${way}`;
}

/** The same of an attribute of `<selaras-cascading>`. */
export function unknownAttribute({ name, meant }: UnknownAttribute, { unknown }: FaultTable): string {
  const isAttribute = attributeNames.some((known) => known === meant);
  return `${unknown.attribute(shortened(name))} ${isAttribute ? unknown.meant(meant) : unknown.noAttribute(meant)}`;
}

/** A name may be as long as somebody likes. */
const LONGEST = 40;
const shortened = (name: string) => (name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name);
