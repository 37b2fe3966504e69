import { parentPort } from 'node:worker_threads';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * Counts the pages of documents in a thread of its own: it is code of others that reads bytes of others. Plain JavaScript,
 * because it is started from its file. Nothing of the document is run, drawn or fetched.
 */
const settings = {
  isEvalSupported: false,
  enableXfa: false,
  useSystemFonts: false,
  disableAutoFetch: true,
  stopAtErrors: false,
  verbosity: VerbosityLevel.ERRORS,
};

async function countPages(content) {
  const loading = getDocument({ ...settings, data: new Uint8Array(content) });
  try {
    return (await loading.promise).numPages;
  } finally {
    await loading.destroy();
  }
}

parentPort.on('message', async ({ id, content }) => {
  try {
    parentPort.postMessage({ id, bytes: new TextEncoder().encode(String(await countPages(content))) });
  } catch (error) {
    parentPort.postMessage({ id, error: String(error) });
  }
});
