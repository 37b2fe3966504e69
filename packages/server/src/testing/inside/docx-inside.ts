import { strFromU8, unzipSync } from 'fflate';

export interface Xml {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Xml[];
  text: string;
}

/** Parts of a text document as trees; broken XML throws. */
export function readDocx(file: Uint8Array): (part: string) => Xml {
  const parts = unzipSync(new Uint8Array(file));
  return (part) => parse(strFromU8(parts[part] ?? new Uint8Array()));
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decoded = (text: string) => text.replaceAll(/&(\w+);/g, (all, name) => entities[name] ?? all);

/** XML without comments and CDATA, as documents are written. */
function parse(source: string): Xml {
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

const after = (start: string, rest = '') => `${start} ${rest}`.split(' ').filter(Boolean);
/** Children in the only order that the schema of WordprocessingML (ECMA-376, part 1, annex A) lets them stand in. */
const sequences: Readonly<Record<string, readonly string[]>> = {
  'w:pPr': after(
    'pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs',
    'suppressAutoHyphens spacing ind contextualSpacing mirrorIndents jc textDirection textAlignment outlineLvl rPr sectPr',
  ),
  'w:rPr': after(
    'rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid vanish',
    'webHidden color spacing w kern position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em lang',
  ),
  'w:tbl': after('tblPr tblGrid tr'),
  'w:tblPr': after(
    'tblStyle tblpPr tblOverlap bidiVisual tblW jc tblCellSpacing tblInd tblBorders shd tblLayout tblCellMar tblLook',
  ),
  'w:tr': after('tblPrEx trPr tc'),
  'w:tcPr': after(
    'cnfStyle tcW gridSpan hMerge vMerge tcBorders shd noWrap tcMar textDirection tcFitText vAlign',
  ),
  'w:sdt': after('sdtPr sdtEndPr sdtContent'),
  'w:sectPr': after(
    'headerReference footerReference footnotePr endnotePr type pgSz pgMar paperSrc pgBorders lnNumType pgNumType cols',
  ),
};
const first: Readonly<Record<string, string>> = { 'w:p': 'w:pPr', 'w:r': 'w:rPr', 'w:tc': 'w:tcPr' };

/** Where a document breaks the schema's order, by the element's name. */
export function misplaced(document: Xml): string[] {
  return everything(document).flatMap(({ name, children }) => {
    const order = sequences[name];
    const places = children
      .map((child) => order?.indexOf(child.name.slice(2)) ?? -1)
      .filter((place) => place >= 0);
    const sorted = places.every((place, at) => at === 0 || place >= (places[at - 1] ?? 0));
    const head = children.findIndex((child) => child.name === first[name]);
    const endsWell = name !== 'w:tc' || children.at(-1)?.name === 'w:p';
    return sorted && head <= 0 && endsWell ? [] : [name];
  });
}
