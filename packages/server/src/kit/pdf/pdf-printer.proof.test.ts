import { PdfPrinter } from './pdf-printer';

it('never holds the event loop for half of the time that a long document takes', async () => {
  const printer = new PdfPrinter();
  const print = (text: string) =>
    printer.print({ definition: { content: [text], pageMargins: [40, 40, 40, 40] }, kaki: 'Kaki' });
  await print('panas');
  let longest = 0;
  let last = performance.now();
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  const started = performance.now();
  await print('kata '.repeat(15_000));
  const took = performance.now() - started;
  clearInterval(watch);
  await printer.close();
  expect(longest).toBeLessThan(took / 2);
});
