import { createRequire } from 'node:module';
import pdfmake from 'pdfmake';
import type { CustomTableLayout, TDocumentDefinitions } from 'pdfmake/interfaces';
import { halamanPertama } from './halaman-pertama';
import { lampiran } from './lampiran';
import { judulPerjanjian, type PerjanjianKinerja } from './perjanjian-kinerja';

const { resolve } = createRequire(import.meta.url);
const font = (name: string) => resolve(`pdfmake/fonts/Roboto/Roboto-${name}.ttf`);
const fonts = {
  Roboto: {
    normal: font('Regular'),
    bold: font('Medium'),
    italics: font('Italic'),
    bolditalics: font('MediumItalic'),
  },
};
const fontFiles = new Set(Object.values(fonts.Roboto));

/** Thin black lines and some air, as in the ministry's form; a shaded head. */
const layout: CustomTableLayout = {
  hLineWidth: () => 0.7,
  vLineWidth: () => 0.7,
  paddingTop: () => 4,
  paddingBottom: () => 4,
  fillColor: (row) => (row === 0 ? '#e3efef' : null),
};

/** The agreement as PDF: fonts embedded, nothing fetched, no file read but the fonts. */
export function perjanjianPdf(
  perjanjian: PerjanjianKinerja,
  instansi: string,
  dibuat: Date,
): Promise<Buffer> {
  pdfmake.setFonts(fonts);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path));
  pdfmake.setTableLayouts({ perjanjian: layout });
  return pdfmake.createPdf(definition(perjanjian, instansi, dibuat)).getBuffer();
}

function definition(perjanjian: PerjanjianKinerja, instansi: string, dibuat: Date): TDocumentDefinitions {
  const judul = judulPerjanjian(perjanjian);
  const pemilik = perjanjian.satuan_kerja_nama ?? instansi;
  return {
    pageSize: 'A4',
    pageMargins: [62, 56, 62, 62],
    info: { title: `${judul} - ${pemilik}`, author: instansi, creationDate: dibuat },
    language: 'id-ID',
    ...(perjanjian.status === 'draf' && {
      watermark: { text: 'DRAF', color: '#0f5257', opacity: 0.08, bold: true },
    }),
    content: [...halamanPertama(perjanjian, instansi), ...lampiran(perjanjian)],
    footer: (page, pages) => ({
      columns: [
        { text: `${pemilik} · ${judul}`, alignment: 'left' },
        { text: `Halaman ${page} dari ${pages}`, alignment: 'right', width: 'auto' },
      ],
      margin: [62, 20, 62, 0],
      fontSize: 8,
      color: '#52656b',
    }),
    defaultStyle: { font: 'Roboto', fontSize: 10.5, lineHeight: 1.2 },
    styles: {
      instansi: { bold: true, fontSize: 11, alignment: 'center', margin: [0, 8, 0, 2] },
      judul: { bold: true, fontSize: 13, alignment: 'center' },
      unit: { bold: true, fontSize: 11, alignment: 'center', margin: [0, 2, 0, 16] },
      paragraf: { alignment: 'justify', margin: [0, 0, 0, 8] },
      kepalaTabel: { bold: true, alignment: 'center' },
    },
  };
}
