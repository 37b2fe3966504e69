import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';

/** Sharp enough on paper as wide as the text; what is larger only makes the file heavy. */
const MOST_PIXELS = 1800;

const kindOf = (bytes) => {
  if (bytes.subarray(0, 4).equals(Buffer.from('89504e47', 'hex'))) return 'png';
  return bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')) ? 'jpg' : null;
};

/** A picture that was cut off is read as far as it goes, and would be printed so. */
const endings = { png: Buffer.from('IEND'), jpg: Buffer.from('ffd9', 'hex') };
const isWhole = (bytes, kind) => kind === null || bytes.lastIndexOf(endings[kind]) > 0;

/**
 * Reads every picture once, as PNG or JPEG of a sensible size in `gambar.json` beside the report. Answers them by their file
 * with their pixels, and what could not be read by its section.
 */
export async function prepareGambar(folder, blok) {
  const gambar = new Map();
  const rusak = [];
  for (const { berkas, judul, label, bagian } of blok.filter(({ jenis }) => jenis === 'gambar')) {
    if (gambar.has(berkas)) continue;
    try {
      gambar.set(berkas, await readGambar(folder, berkas));
    } catch {
      rusak.push(`${bagian}: ${label.kata} ${label.bab}.${label.urutan} ${judul}`);
    }
  }
  const names = Object.fromEntries([...gambar].map(([berkas, { nama }]) => [berkas, nama]));
  writeFileSync(join(folder, 'gambar.json'), JSON.stringify(names));
  return { gambar, rusak };
}

async function readGambar(folder, berkas) {
  const bytes = readFileSync(join(folder, berkas));
  const kind = kindOf(bytes);
  if (!isWhole(bytes, kind)) throw new Error('cut off');
  const image = await loadImage(bytes);
  const { width, height } = image;
  if (!(width > 0 && height > 0)) throw new Error('empty');
  const scale = Math.min(1, MOST_PIXELS / Math.max(width, height));
  // Also as it is when it is small: a picture that the painter read is one that the page can hold.
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const canvas = createCanvas(size.width, size.height);
  canvas.getContext('2d').drawImage(image, 0, 0, size.width, size.height);
  const jenis = kind === 'jpg' ? 'jpg' : 'png';
  const isi = jenis === 'jpg' ? await canvas.encode('jpeg', 88) : await canvas.encode('png');
  const nama = `${berkas}.${jenis}`;
  writeFileSync(join(folder, nama), isi);
  return { nama, jenis, isi, ...size };
}
