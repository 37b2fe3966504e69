import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { createCanvas, GlobalFonts, loadImage } from '@napi-rs/canvas';
import { withTexts } from './png-texts.mjs';

/**
 * Writes pictures as SVG, and paints that SVG as PNG, in a thread of its own: painting takes some fifty milliseconds
 * during which the server would answer nobody. Plain JavaScript, because it is started from its file. The fonts are
 * those of the printed pages; none of the system is needed.
 */
const { resolve } = createRequire(import.meta.url);
for (const name of ['Regular', 'Medium']) {
  GlobalFonts.registerFromPath(resolve(`pdfmake/fonts/Roboto/Roboto-${name}.ttf`));
}

const FONT = 'Roboto, Arial, sans-serif';
const LINE = 1.25;
/** No text of a picture is read further than this. */
const MAX_LETTERS = 400;

const ruler = createCanvas(1, 1).getContext('2d');

/** Wide enough for a viewer's own font as well, which may run a little wider. */
function widthOf(text, { size, bold }) {
  ruler.font = `${bold ? 500 : 400} ${size}px ${FONT}`;
  return ruler.measureText(text).width * 1.03;
}

function shortened(text, mark) {
  let kept = text;
  while (kept !== '' && widthOf(`${kept}…`, mark) > mark.width) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}

function linesOf(mark) {
  const words = mark.text.slice(0, MAX_LETTERS).trim().split(/\s+/);
  const lines = [''];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (lines.at(-1) === '' || widthOf(longer, mark) <= mark.width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const most = mark.lines ?? 1;
  const shown = lines.length > most ? [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')] : lines;
  return shown.map((line) => (widthOf(line, mark) > mark.width ? shortened(line, mark) : line));
}

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Characters that XML cannot hold would make the whole picture unreadable. */
const quoted = (text) =>
  text.replaceAll(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ' ').replaceAll(/[&<>"']/g, (sign) => entities[sign]);

const attributes = (values) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) => ` ${name}="${typeof value === 'number' ? Number(value.toFixed(2)) : quoted(value)}"`,
    )
    .join('');

const written = {
  rect: ({ x, y, width, height, fill, radius }) =>
    `<rect${attributes({ x, y, width, height, fill, rx: radius })}/>`,
  path: ({ d, stroke, width, dash }) =>
    `<path${attributes({ d, stroke, fill: 'none', 'stroke-width': width, 'stroke-dasharray': dash })}/>`,
  circle: ({ cx, cy, r, fill }) => `<circle${attributes({ cx, cy, r, fill })}/>`,
  text: (mark) =>
    linesOf(mark)
      .map((line, at) => {
        const place = { x: mark.x, y: mark.y + at * mark.size * LINE, 'font-size': mark.size };
        const look = {
          fill: mark.fill,
          'font-weight': mark.bold ? 500 : undefined,
          'text-anchor': mark.anchor,
        };
        return `<text${attributes({ ...place, ...look })}>${quoted(line)}</text>`;
      })
      .join(''),
};

/** Dublin Core, which programs for pictures and searches read; the licence in the words of Creative Commons. */
function metadata(title, { penerbit, sumber, lisensi, definisi }) {
  const element = (name, text) => `<dc:${name}>${quoted(text)}</dc:${name}>`;
  const words = [
    element('title', title),
    element('publisher', penerbit),
    element('source', sumber),
    element('rights', lisensi.nama),
    ...definisi.map((one) => element('description', one)),
  ];
  const license = `<cc:license${attributes({ 'rdf:resource': lisensi.alamat })}/>`;
  const spaces = attributes({
    'xmlns:rdf': 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    'xmlns:cc': 'http://creativecommons.org/ns#',
  });
  return `<metadata><rdf:RDF${spaces}><rdf:Description rdf:about="">${words.join('')}${license}</rdf:Description></rdf:RDF></metadata>`;
}

/** The same by the names that PNG knows. */
const pngTexts = ({ title, description, asal: { penerbit, sumber, lisensi, definisi } }) => ({
  Title: title,
  Author: penerbit,
  Description: `${description} ${sumber}`,
  Copyright: `${lisensi.nama} ${lisensi.alamat}`,
  Comment: definisi.join('\n'),
});

function svgOf({ width, height, ground, title, description, marks, asal }) {
  const root = attributes({
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
  });
  const words = `<title>${quoted(title)}</title><desc>${quoted(description)}</desc>${asal === undefined ? '' : metadata(title, asal)}`;
  const body = marks.map((mark) => written[mark.kind](mark)).join('');
  return `<svg${root} role="img" font-family="${FONT}">${words}<rect${attributes({ width, height, fill: ground })}/>${body}</svg>`;
}

async function pngOf(svg, picture) {
  const { width, height } = picture;
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').drawImage(await loadImage(Buffer.from(svg)), 0, 0);
  const png = await canvas.encode('png');
  return picture.asal === undefined ? png : withTexts(png, pngTexts(picture));
}

parentPort.on('message', async ({ id, picture, format }) => {
  try {
    const svg = svgOf(picture);
    parentPort.postMessage({ id, bytes: format === 'svg' ? Buffer.from(svg) : await pngOf(svg, picture) });
  } catch (error) {
    parentPort.postMessage({ id, error: String(error) });
  }
});
