import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * Draws the first page of a document as JPEG, in a thread of its own: it is code of others that reads bytes of others,
 * and takes tenths of a second. Plain JavaScript, because it is started from its file. Nothing of the document is run
 * or fetched; its fonts and pictures are its own or lie beside the library.
 */
const { resolve } = createRequire(import.meta.url);
const library = dirname(resolve('pdfjs-dist/package.json'));
const beside = (folder) => `${join(library, folder)}/`;

const settings = {
  isEvalSupported: false,
  enableXfa: false,
  useSystemFonts: false,
  disableAutoFetch: true,
  stopAtErrors: false,
  verbosity: VerbosityLevel.ERRORS,
  cMapUrl: beside('cmaps'),
  cMapPacked: true,
  standardFontDataUrl: beside('standard_fonts'),
  wasmUrl: beside('wasm'),
};

const QUALITY = 82;

async function firstPage(content, { width, height, maxImagePoints }) {
  const loading = getDocument({ ...settings, data: new Uint8Array(content), maxImageSize: maxImagePoints });
  try {
    const document = await loading.promise;
    const page = await document.getPage(1);
    const { width: wide, height: high } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: Math.min(width / wide, height / high) });
    const canvas = createCanvas(
      Math.max(1, Math.ceil(viewport.width)),
      Math.max(1, Math.ceil(viewport.height)),
    );
    await page.render({ canvas, canvasContext: canvas.getContext('2d'), viewport, background: '#ffffff' })
      .promise;
    return await canvas.encode('jpeg', QUALITY);
  } finally {
    await loading.destroy();
  }
}

parentPort.on('message', async ({ id, content, bounds }) => {
  try {
    parentPort.postMessage({ id, bytes: await firstPage(content, bounds) });
  } catch (error) {
    // An empty picture: a document that only its password opens. Everything else cannot be drawn.
    const locked = error?.name === 'PasswordException';
    parentPort.postMessage(locked ? { id, bytes: new Uint8Array() } : { id, error: String(error) });
  }
});
