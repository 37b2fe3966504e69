import { rowOf, xlsxOf } from '../../testing/xlsx-file';
import { readSheet } from './read-sheet';

/** Small to send, slow to read, short to answer: far more rows than may be read. */
const slow = xlsxOf('', ['Kode'], {
  'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${Array.from({ length: 30_000 }, (_, index) =>
    rowOf(index + 1, `<c r="A${index + 1}"><v>1</v></c>`),
  ).join('')}</sheetData></worksheet>`,
});

function keepBusy(ms: number): void {
  const end = Date.now() + ms;
  while (Date.now() < end);
}

describe('a sheet that was read', () => {
  it('is not lost to a server that is busy with another one when it comes', async () => {
    const other = readSheet(Buffer.from('Kode;Nama\n1;Satu\n')).then(() => keepBusy(4_000));
    const one = readSheet(slow);
    setTimeout(() => keepBusy(250), 1);
    await expect(one).rejects.toThrow('lebih dari 20.000 baris');
    await other;
  });
});
