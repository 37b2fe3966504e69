import { setImmediate } from 'node:timers/promises';
import { readPdf } from '../../testing/pdf-text';
import { type PdfDocument, PdfPrinter } from './pdf-printer';

const page = (text: string): PdfDocument => ({
  definition: { content: [text], pageMargins: [40, 40, 40, 40] },
  kaki: 'Kaki',
});
let printer: PdfPrinter;
beforeEach(() => {
  printer = new PdfPrinter();
});
afterEach(() => printer.close());

describe('the printer', () => {
  it('prints each of several documents that come at once', async () => {
    const texts = ['Satu', 'Dua', 'Tiga'];
    const files = await Promise.all(texts.map((text) => printer.print(page(text))));
    expect(files.map((file) => readPdf(file).pages[0])).toEqual(
      texts.map((text) => `${text} Kaki Halaman 1 dari 1`),
    );
  });

  it('leaves the event loop free while it works', async () => {
    await printer.print(page('panas'));
    let done = false;
    const printing = printer.print(page('kata '.repeat(15_000))).finally(() => {
      done = true;
    });
    // On this thread the whole work would be over within a turn or two.
    let turns = 0;
    while (!done) {
      await setImmediate();
      turns += 1;
    }
    expect(readPdf(await printing).pages.length).toBeGreaterThan(1);
    expect(turns).toBeGreaterThan(100);
  });

  it('fails for a document that cannot be made, and goes on with the next', async () => {
    const broken = {
      ...page('x'),
      definition: { ...page('x').definition, content: [{ image: '/etc/passwd', width: 10 }] },
    };
    await expect(printer.print(broken)).rejects.toThrow();
    expect(readPdf(await printer.print(page('Lanjut'))).pages[0]).toContain('Lanjut');
  });

  it('turns away who comes when the queue is full, and starts again after its thread was ended', async () => {
    const many = await Promise.allSettled(
      Array.from({ length: 23 }, (_, index) => printer.print(page(String(index)))),
    );
    expect(many.filter(({ status }) => status === 'rejected')).toHaveLength(2);
    const interrupted = printer.print(page('kata '.repeat(15_000)));
    await Promise.all([expect(interrupted).rejects.toThrow('Layanan sedang sibuk'), printer.close()]);
    expect(readPdf(await printer.print(page('Lagi'))).pages[0]).toContain('Lagi');
  });
});
