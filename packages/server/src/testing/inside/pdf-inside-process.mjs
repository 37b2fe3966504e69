import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

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
  look((await page.getStructTree()) ?? {});
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
    labels: await document.getPageLabels(),
    bookmarks: outline?.map(({ title }) => title) ?? [],
    marked: (await document.getMarkInfo())?.Marked ?? false,
    language: info.Language,
    title: info.Title,
    xmp: metadata?.getRaw() ?? '',
  }),
);
