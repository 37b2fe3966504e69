import { palette } from '@selaras/domain';
import { attributeNames, propsOfAttributes } from './attributes';
import { nearName } from './near-name';
import { isObject, propNames } from './read-props';

/** A name that says nothing here, and so changes nothing. */
interface UnknownName {
  readonly name: string;
}

export interface UnknownProp extends UnknownName {
  /** What was probably meant; null when nothing is near. */
  readonly meant: string | null;
  readonly known: readonly string[];
}

export interface UnknownAttribute extends UnknownName {
  /** The attribute that was probably meant, or a prop that is none. */
  readonly meant: string;
}

/** What single-spa, React and their like hand over beside the props of a page. */
const ofHosts: readonly string[] = [
  'children',
  'className',
  'dir',
  'domElement',
  'domElementGetter',
  'errorBoundary',
  'hidden',
  'id',
  'key',
  'lang',
  'mountParcel',
  'name',
  'part',
  'ref',
  'role',
  'singleSpa',
  'slot',
  'style',
  'tabIndex',
  'unmountSelf',
];

const isOfHost = (name: string) => ofHosts.includes(name) || /^(data|aria)-/.test(name);

/** Marks of frameworks, data of scripts, and what every element of HTML takes. */
const isOfMarkup = (name: string) => name === 'title' || /^(data|aria|ng|v|x)-|^on|[^a-z-]/.test(name);

const colourNames = Object.keys(palette.light);

/** Props that are none, with the colours that are none; what is left out or belongs to the host is passed over. */
export function unknownProps(given: unknown): UnknownProp[] {
  if (!isObject(given)) return [];
  const props = unknownOf(given, propNames).filter(({ name }) => !isOfHost(name));
  const colours = isObject(given.colours) ? unknownOf(given.colours, colourNames) : [];
  return [...props, ...colours.map((one) => ({ ...one, name: `colours.${one.name}` }))];
}

function unknownOf(given: Readonly<Record<string, unknown>>, known: readonly string[]): UnknownProp[] {
  return Object.keys(given)
    .filter((name) => given[name] !== undefined && given[name] !== null && !known.includes(name))
    .map((name) => ({ name, meant: nearName(name, known), known }));
}

/** What an attribute may have meant: another one, or a prop that is none. */
const meantByAttributes: readonly string[] = [
  ...attributeNames,
  ...propNames.filter((name) => !propsOfAttributes.includes(name)),
];

/** Attributes that are none but nearly are: an element carries many that are no business of ours. */
export function unknownAttributes(names: readonly string[]): UnknownAttribute[] {
  return names
    .filter((name) => !attributeNames.some((known) => known === name) && !isOfMarkup(name))
    .flatMap((name) => {
      const meant = nearName(name, meantByAttributes);
      return meant === null ? [] : [{ name, meant }];
    });
}
