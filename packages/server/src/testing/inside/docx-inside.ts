import { strFromU8, unzipSync } from 'fflate';
import { manyTimes, sequences, whole } from './docx-schema';

export interface Xml {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Xml[];
  text: string;
}

/** Parts of a text document as trees; broken XML throws. */
export function readDocx(file: Uint8Array): (part: string) => Xml {
  const parts = unzipSync(new Uint8Array(file));
  return (part) => parseXml(strFromU8(parts[part] ?? new Uint8Array()));
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decoded = (text: string) => text.replaceAll(/&(\w+);/g, (all, name) => entities[name] ?? all);

/** XML without comments and CDATA, as documents are written. */
export function parseXml(source: string): Xml {
  const root: Xml = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  for (const [, closing, name = '', rest = '', alone, text] of source.matchAll(
    /<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|<\?[^>]*\?>|([^<]+|<)/g,
  )) {
    const node = open.at(-1);
    if (text !== undefined) {
      if (text === '<' || node === undefined) throw new Error('Broken XML');
      node.text += decoded(text);
    } else if (closing === '/') {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing`);
    } else if (name !== '') {
      const pairs = [...rest.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key,
        decoded(value),
      ]);
      const child = { name, attributes: Object.fromEntries(pairs), children: [], text: '' };
      node?.children.push(child);
      if (alone !== '/') open.push(child);
    }
  }
  const [document] = root.children;
  if (document === undefined || open.length !== 1) throw new Error('This part is not whole');
  return document;
}

/** Itself and everything below it, in the order of the document. */
export const everything = (node: Xml): Xml[] => [node, ...node.children.flatMap(everything)];
export const named = (node: Xml, name: string): Xml[] =>
  everything(node).filter((each) => each.name === name);
/** Words of a part of the document. */
export const wordsOf = (node: Xml): string =>
  named(node, 'w:t')
    .map(({ text }) => text)
    .join('');

/** Blocks of a report behind its cover and contents, which end with the second break of sections. */
export function blocksOf(document: Xml): readonly Xml[] {
  const blocks = document.children[0]?.children ?? [];
  const breaks = blocks.flatMap((block, at) => (named(block, 'w:sectPr').length > 0 ? [at] : []));
  return blocks.slice((breaks[1] ?? 0) + 1);
}

const first: Readonly<Record<string, string>> = { 'w:p': 'w:pPr', 'w:r': 'w:rPr', 'w:tc': 'w:tcPr' };

/** Where a document breaks the schema's order, by the element's name; and what the schema does not know there. */
export function misplaced(document: Xml): string[] {
  return everything(document).flatMap(({ name, children }) => {
    const order = sequences[name];
    const places = children.map((child) => placeOf(child, order));
    const known = places.filter((place) => place >= 0);
    const sorted = known.every((place, at) => at === 0 || place >= (known[at - 1] ?? 0));
    const strange = whole.has(name) && places.includes(-1);
    const repeated = order !== undefined && children.some((child, at) => isRepeated(child, children, at));
    const head = children.findIndex((child) => child.name === first[name]);
    const endsWell = name !== 'w:tc' || children.at(-1)?.name === 'w:p';
    return sorted && !strange && !repeated && head <= 0 && endsWell ? [] : [name];
  });
}

/** Place of a child among its siblings; those that may stand in any order have the same; -1 for one that is not known. */
function placeOf({ name }: Xml, order: readonly string[] = []): number {
  const bare = name.slice(2);
  return order.findIndex((one) => one.split('|').includes(bare));
}

/** A property of which there may be one is there twice. */
const isRepeated = ({ name }: Xml, siblings: readonly Xml[], at: number): boolean =>
  !manyTimes.has(name) && siblings.findIndex((other) => other.name === name) !== at;
