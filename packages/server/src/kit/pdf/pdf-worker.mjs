import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import pdfmake from 'pdfmake';

/**
 * Lays out documents in a thread of its own: a long one takes hundreds of milliseconds during which the server would
 * answer nobody. Plain JavaScript, because it is started from its file, in development as in the built server.
 * Fonts are embedded; nothing is fetched and no other file is read.
 */
const { resolve } = createRequire(import.meta.url);
const font = (name) => resolve(`pdfmake/fonts/Roboto/Roboto-${name}.ttf`);
const Roboto = {
  normal: font('Regular'),
  bold: font('Medium'),
  italics: font('Italic'),
  bolditalics: font('MediumItalic'),
};
const fontFiles = new Set(Object.values(Roboto));

pdfmake.setFonts({ Roboto });
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path));
pdfmake.setTableLayouts({
  // Thin lines and some air, as in the ministry's forms; a shaded head.
  resmi: {
    hLineWidth: () => 0.7,
    vLineWidth: () => 0.7,
    paddingTop: () => 4,
    paddingBottom: () => 4,
    fillColor: (row) => (row === 0 ? '#e3efef' : null),
  },
});

const footer =
  (text, [left, , right]) =>
  (page, pages) => ({
    columns: [
      { text, alignment: 'left', width: '*' },
      { text: `Halaman ${page} dari ${pages}`, alignment: 'right', width: 'auto', noWrap: true },
    ],
    margin: [left, 20, right, 0],
    fontSize: 8,
    color: '#52656b',
  });

parentPort.on('message', async ({ id, definition, kaki }) => {
  try {
    const document = { ...definition, footer: footer(kaki, definition.pageMargins) };
    parentPort.postMessage({ id, bytes: await pdfmake.createPdf(document).getBuffer() });
  } catch (error) {
    parentPort.postMessage({ id, error: String(error) });
  }
});
