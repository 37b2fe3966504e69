import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { docxOf } from './cetak-docx.mjs';
import { prepareGambar } from './cetak-gambar.mjs';
import { tanpaHuruf } from './cetak-huruf.mjs';

/**
 * Makes one file of a report in a process of its own and ends: a page that never ends, or takes all memory, is ended with
 * the process and nothing else. Plain JavaScript, because it is started from its file. Tells its parent `{ tahap }` as it
 * goes, and at the end `{ selesai }` or `{ salah }`, what is wrong with the report in words for who writes it.
 */
const [folder, bentuk, waktu, memoryMb] = process.argv.slice(2);

/** Layout holds this thread until it is done; another one watches its memory, and whether anybody still waits. */
const watch = `
  const { ppid } = process;
  setInterval(() => {
    if (process.memoryUsage.rss() > ${Number(memoryMb)} * 1024 * 1024 || process.ppid !== ppid) process.kill(process.pid, 'SIGKILL');
  }, 100);`;
new Worker(watch, { eval: true }).unref();
const tell = (message) => new Promise((resolve) => process.send(message, resolve));

/** Named by where it stands, at most a few: one is mended, the next shows. */
const few = (places) =>
  [...places.slice(0, 8), ...(places.length > 8 ? [`dan ${places.length - 8} bagian lain`] : [])].join('; ');

async function make() {
  const cetakan = JSON.parse(readFileSync(join(folder, 'cetakan.json'), 'utf8'));
  await tell({ tahap: 'gambar' });
  const huruf = tanpaHuruf(cetakan);
  const { gambar, rusak } = await prepareGambar(folder, cetakan.blok);
  const salah = [
    ...(huruf.length > 0
      ? [`Ada huruf yang tidak dapat dicetak. Ganti atau hapus pada bagian ${few(huruf)}.`]
      : []),
    ...(rusak.length > 0
      ? [`Ada gambar yang tidak dapat dibaca. Unggah ulang pada bagian ${few(rusak)}.`]
      : []),
  ];
  if (salah.length > 0) return { salah: salah.join(' ') };

  await tell({ tahap: 'halaman' });
  const { tataHalaman } = await import('./cetak-pdf.mjs');
  const tata = tataHalaman(folder);
  await tell({ tahap: 'berkas' });
  const isi =
    bentuk === 'pdf'
      ? tata.pdf(Number(waktu))
      : await docxOf(cetakan, {
          gambar,
          lambang: await lambangPng(cetakan.lambang),
          halaman: tata.halaman(),
        });
  writeFileSync(join(folder, 'hasil'), isi);
  return { selesai: { halaman: tata.jumlah } };
}

async function lambangPng(svg) {
  const canvas = createCanvas(512, 608);
  canvas.getContext('2d').drawImage(await loadImage(Buffer.from(svg)), 0, 0, 512, 608);
  return canvas.encode('png');
}

await tell(await make());
process.disconnect();
