import { dirname, join } from 'node:path/posix';
import { unzipSync } from 'fflate';
import { everything, misplaced, named, readDocx, type Xml } from './docx-inside';

const RELS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const needed = [
  '[Content_Types].xml',
  '_rels/.rels',
  'word/document.xml',
  'word/styles.xml',
  'word/numbering.xml',
  'word/settings.xml',
  'word/footnotes.xml',
  'docProps/core.xml',
];

/** The part whose relationships a file tells. */
const sourceOf = (rels: string) => join(dirname(dirname(rels)), rels.slice(rels.lastIndexOf('/') + 1, -5));

const valuesOf = (part: Xml, element: string, attribute = 'w:val') =>
  named(part, element).flatMap(({ attributes }) => attributes[attribute] ?? []);

/**
 * What is wrong with a text document as a package (ECMA-376, parts 1 and 2): parts that are missing or have no type,
 * relationships and references that lead nowhere, ids that are there twice, elements out of the schema's order.
 */
export function docxFaults(file: Uint8Array): string[] {
  const names = Object.keys(unzipSync(new Uint8Array(file)));
  const part = readDocx(file);
  const xml = names.filter((name) => name.startsWith('word/') && name.endsWith('.xml'));
  return [
    ...needed.filter((name) => !names.includes(name)).map((name) => `no ${name}`),
    ...untyped(part('[Content_Types].xml'), names),
    ...names.filter((name) => name.endsWith('.rels')).flatMap((rels) => danglingOf(part, rels, names)),
    ...xml.flatMap((name) => misplaced(part(name)).map((element) => `${name}: ${element} out of order`)),
    ...xml.flatMap((name) => unknownOf(part, name)),
    ...twice(xml.flatMap((name) => valuesOf(part(name), 'wp:docPr', 'id'))).map((id) => `docPr ${id} twice`),
    ...twice(valuesOf(part('word/document.xml'), 'w:bookmarkStart', 'w:id')).map(
      (id) => `bookmark ${id} twice`,
    ),
  ];
}

function untyped(types: Xml, names: readonly string[]): string[] {
  const byName = new Set(valuesOf(types, 'Override', 'PartName'));
  const byEnding = new Set(valuesOf(types, 'Default', 'Extension').map((ending) => ending.toLowerCase()));
  const lost = [...byName]
    .filter((name) => !names.includes(name.slice(1)))
    .map((name) => `type of no part ${name}`);
  const bare = names.filter(
    (name) =>
      name !== '[Content_Types].xml' &&
      !name.endsWith('/') &&
      !byName.has(`/${name}`) &&
      !byEnding.has(name.slice(name.lastIndexOf('.') + 1).toLowerCase()),
  );
  return [...lost, ...bare.map((name) => `${name} has no type`)];
}

/** Relationships to parts that are not there, and references of the part to relationships that are not. */
function danglingOf(part: (name: string) => Xml, rels: string, names: readonly string[]): string[] {
  const source = sourceOf(rels);
  const all = named(part(rels), 'Relationship').map(({ attributes }) => attributes);
  const lost = all
    .filter(({ TargetMode }) => TargetMode !== 'External')
    .map(({ Target = '' }) => (Target.startsWith('/') ? Target.slice(1) : join(dirname(source), Target)))
    .filter((target) => !names.includes(target))
    .map((target) => `${source} refers to no ${target}`);
  const ids = new Set(all.map(({ Id }) => Id));
  const asked = names.includes(source)
    ? everything(part(source)).flatMap(({ attributes }) =>
        ['r:id', 'r:embed', 'r:link'].flatMap((key) => attributes[key] ?? []),
      )
    : [];
  const unknown = asked.filter((id) => !ids.has(id)).map((id) => `${source} asks for ${RELS} ${id}`);
  return [
    ...lost,
    ...unknown,
    ...twice(all.flatMap(({ Id }) => Id ?? [])).map((id) => `${rels}: ${id} twice`),
  ];
}

/** Styles and numberings that a part names and nobody describes. */
function unknownOf(part: (name: string) => Xml, name: string): string[] {
  const styles = new Set(valuesOf(part('word/styles.xml'), 'w:style', 'w:styleId'));
  const numbers = new Set(valuesOf(part('word/numbering.xml'), 'w:num', 'w:numId'));
  const document = part(name);
  const named = ['w:pStyle', 'w:rStyle', 'w:tblStyle', 'w:basedOn', 'w:next', 'w:link'].flatMap((element) =>
    valuesOf(document, element),
  );
  return [
    ...named.filter((style) => !styles.has(style)).map((style) => `${name}: no style ${style}`),
    ...(name === 'word/numbering.xml' ? [] : valuesOf(document, 'w:numId'))
      .filter((number) => number !== '0' && !numbers.has(number))
      .map((number) => `${name}: no numbering ${number}`),
  ];
}

const twice = (values: readonly string[]) => [
  ...new Set(values.filter((value, at) => values.indexOf(value) !== at)),
];
