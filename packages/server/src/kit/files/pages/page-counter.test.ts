import { examplePdf, examplePng } from '../../../testing/example-files';
import { demoPdf } from '../../seed/demo-pdf';
import { PageCounter } from './page-counter';

let counter: PageCounter;
beforeAll(() => {
  counter = new PageCounter();
});
afterAll(() => counter.close());

it('counts the pages of a document', async () => {
  expect(await counter.count(demoPdf('Laporan', []), 'pdf')).toBe(1);
});

it('knows nothing of what is no document, and counts the next one again', async () => {
  expect(await counter.count(examplePdf(), 'pdf')).toBeNull();
  expect(await counter.count(Buffer.from('%PDF-1.7 rusak'), 'pdf')).toBeNull();
  expect(await counter.count(examplePng(), 'png')).toBeNull();
  expect(await counter.count(demoPdf('Lagi', []), 'pdf')).toBe(1);
});
