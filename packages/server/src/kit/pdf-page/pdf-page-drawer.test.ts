import { createCanvas, loadImage } from '@napi-rs/canvas';
import { examplePdf } from '../../testing/example-files';
import { demoPdf } from '../seed/demo-pdf';
import { PdfPageDrawer } from './pdf-page-drawer';

let drawer: PdfPageDrawer;
beforeAll(() => {
  drawer = new PdfPageDrawer();
});
afterAll(() => drawer.close());

/** How much of a picture is not white, 0 to 1. */
async function inked(picture: Buffer): Promise<number> {
  const image = await loadImage(picture);
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  let dark = 0;
  for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 160) dark += 1;
  return dark / (data.length / 4);
}

const asPicture = (page: Awaited<ReturnType<PdfPageDrawer['draw']>>): Buffer => {
  if (typeof page === 'string') throw new Error(page);
  return page;
};

describe('the first page of a document', () => {
  it('is drawn as a small JPEG in the shape of the page, with its texts', async () => {
    const empty = asPicture(await drawer.draw(demoPdf('Kosong', [])));
    const lines = Array.from({ length: 12 }, () => ({ teks: 'Laporan Kinerja Dinas Kesehatan', ukuran: 24 }));
    const written = asPicture(await drawer.draw(demoPdf('Laporan', lines)));
    expect(written.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    const { width, height } = await loadImage(written);
    expect(height).toBeLessThanOrEqual(641);
    expect(width / height).toBeCloseTo(595 / 842, 1);
    expect(await inked(written)).toBeGreaterThan((await inked(empty)) + 0.02);
  });

  it('of what is no document is said not to be drawn, and the next one is drawn again', async () => {
    expect(await drawer.draw(examplePdf())).toBe('tidak-tergambar');
    expect(await drawer.draw(Buffer.from('%PDF-1.7 rusak'))).toBe('tidak-tergambar');
    expect(await drawer.draw(demoPdf('Lagi', []))).toBeInstanceOf(Buffer);
  });

  it('behind a password is told apart', async () => {
    const locked = demoPdf('Rahasia', [])
      .toString('latin1')
      .replace(
        '/Root 1 0 R',
        `/Root 1 0 R /ID [<${'00'.repeat(16)}> <${'00'.repeat(16)}>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'11'.repeat(32)}> /U <${'22'.repeat(32)}> >>`,
      );
    expect(await drawer.draw(Buffer.from(locked, 'latin1'))).toBe('berkata-sandi');
  });

  it('that never ends is given up', async () => {
    // A form that draws itself: each step paints it twice more.
    const endless = demoPdf('Tanpa akhir', []).toString('latin1').replace('0 g', '0 g /X Do /X Do');
    expect(await drawer.draw(Buffer.from(endless, 'latin1'))).toBeDefined();
  });
});
