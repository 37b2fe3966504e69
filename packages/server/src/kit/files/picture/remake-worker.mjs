import { parentPort } from 'node:worker_threads';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { barePicture } from './bare-picture.mjs';
import { pngOrientation, turned } from './png-orientation.mjs';

/**
 * Paints pictures anew in a thread of its own: a large one takes a second during which the server would answer nobody.
 * Plain JavaScript, because it is started from its file.
 */

/** Points of a picture that is kept, as cameras of good telephones take them; what is larger only fills memory. */
const MOST_POINTS = 24_000_000;
/** Of 100; 90 is what eyes do not tell from the original. */
const QUALITY = 90;

/** From this orientation on, width is height. */
const FIRST_ON_ITS_SIDE = 5;

/** The picture upright, by what its camera says of how it was held; no bytes when none can be read. */
async function remade(content, jenis) {
  const image = await loadImage(content).catch(() => null);
  if (image === null || !(image.width > 0 && image.height > 0)) return Buffer.alloc(0);
  const scale = Math.min(1, Math.sqrt(MOST_POINTS / (image.width * image.height)));
  const width = Math.max(1, Math.floor(image.width * scale));
  const height = Math.max(1, Math.floor(image.height * scale));
  const orientation = jenis === 'png' ? pngOrientation(content) : 1;
  const canvas = createCanvas(...(orientation < FIRST_ON_ITS_SIDE ? [width, height] : [height, width]));
  const context = canvas.getContext('2d');
  context.setTransform(...turned(orientation, width, height));
  context.drawImage(image, 0, 0, width, height);
  const bytes = jenis === 'png' ? await canvas.encode('png') : await canvas.encode(jenis, QUALITY);
  return barePicture(jenis, bytes);
}

parentPort.on('message', async ({ id, content, jenis }) => {
  try {
    parentPort.postMessage({ id, bytes: await remade(Buffer.from(content), jenis) });
  } catch (error) {
    parentPort.postMessage({ id, error: String(error) });
  }
});
