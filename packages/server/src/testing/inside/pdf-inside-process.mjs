import { readFileSync } from 'node:fs';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

// What pdf.js, a reader of its own, finds in a PDF: as JSON, for tests (`readPdfInside`).
const document = await getDocument({ data: new Uint8Array(readFileSync(process.argv[2])), verbosity: 0 })
  .promise;

/** What is read out: without what a page repeats (its footer, the head of a table that goes on). */
async function textOf(page) {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const open = [];
  let text = '';
  for (const item of items) {
    if (item.type?.startsWith('beginMarkedContent')) open.push(item.tag === 'Artifact');
    else if (item.type === 'endMarkedContent') open.pop();
    else if (!open.includes(true)) text += `${item.str}${item.hasEOL ? '\n' : ''}`;
  }
  return text;
}

const painting = new Map(
  Object.entries(OPS)
    .filter(([name]) =>
      /^(show|nextLine\w*Show|paint(?!Form)|(eo)?fill|stroke|close\w*Stroke|shadingFill)/i.test(name),
    )
    .map(([name, code]) => [code, name]),
);
/** What fills or strokes a path that was just made; all other paths paint nothing. */
const paints = (code, args) => (code === OPS.constructPath ? painting.get(args[0]) : painting.get(code));

/** What a page paints outside of marked content: neither a part of the structure nor an artifact. */
async function unmarkedOf(page) {
  const { fnArray, argsArray } = await page.getOperatorList();
  const open = [];
  const found = [];
  for (const [at, code] of fnArray.entries()) {
    const args = argsArray[at] ?? [];
    if (code === OPS.beginMarkedContent) open.push(args[0] === 'Artifact' || args[0]?.name === 'Artifact');
    else if (code === OPS.beginMarkedContentProps)
      open.push(args[0] === 'Artifact' || Number.isInteger(args[1]));
    else if (code === OPS.endMarkedContent) open.pop();
    else if (paints(code, args) !== undefined && !open.includes(true)) found.push(paints(code, args));
  }
  return found;
}

/** Marked parts of a page of which the structure knows nothing. */
async function lostOf(page, tree) {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const known = new Set();
  const walk = ({ id, children = [] }) => {
    known.add(id);
    for (const child of children) walk(child);
  };
  walk(tree);
  return items.flatMap(({ type, id }) =>
    type === 'beginMarkedContentProps' && id && !known.has(id) ? [id] : [],
  );
}

const unmarked = [];
const lost = [];
const roles = new Set();
const alts = [];
const headings = [];
let silentFigures = 0;
function look({ role, alt, children = [] }) {
  if (/^H[1-6]$/.test(role)) headings.push(Number(role.slice(1)));
  if (role === 'Figure' && !alt) silentFigures += 1;
  if (role !== undefined) roles.add(role);
  if (alt !== undefined) alts.push(alt);
  for (const child of children) look(child);
}

const pages = [];
for (let number = 1; number <= document.numPages; number += 1) {
  const page = await document.getPage(number);
  pages.push(await textOf(page));
  const tree = (await page.getStructTree()) ?? {};
  look(tree);
  unmarked.push(...(await unmarkedOf(page)).map((operator) => `${number}: ${operator}`));
  lost.push(...(await lostOf(page, tree)));
}
const { info, metadata } = await document.getMetadata();
const outline = await document.getOutline();
process.stdout.write(
  JSON.stringify({
    pages,
    roles: [...roles],
    alts,
    headings,
    silentFigures,
    unmarked,
    lost,
    labels: await document.getPageLabels(),
    bookmarks: outline?.map(({ title }) => title) ?? [],
    marked: (await document.getMarkInfo())?.Marked ?? false,
    language: info.Language,
    title: info.Title,
    xmp: metadata?.getRaw() ?? '',
  }),
);
