import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { fonts } from './cetak-huruf.mjs';

const templat = readFileSync(new URL('./laporan.typ', import.meta.url), 'utf8');

/** Lays the report in `folder` out on pages; nothing outside that folder can be read. */
export function tataHalaman(folder) {
  const typst = NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs: fonts }] });
  writeFileSync(join(folder, 'laporan.typ'), templat);
  const result = typst.compile({ mainFilePath: join(folder, 'laporan.typ') });
  const error = result.takeError();
  if (error !== null)
    throw new Error(`Typst: ${JSON.stringify(typst.fetchDiagnostics(error)).slice(0, 2000)}`);
  const document = result.result;
  return {
    jumlah: document.numOfPages,
    /** Page of each heading of the contents, each table and each picture, in their order. */
    halaman: () => typst.query(document, { selector: '<halaman>', field: 'value' })[0],
    /** PDF/A-2a, tagged. */
    pdf: (waktu) => typst.pdf(document, { pdfStandard: 'a-2a', creationTimestamp: waktu }),
  };
}
