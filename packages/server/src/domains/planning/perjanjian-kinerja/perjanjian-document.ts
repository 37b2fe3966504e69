import { judulPerjanjian } from '@selaras/domain';
import type { PdfDocument } from '../../../kit/pdf/pdf-printer';
import { halamanPertama } from './front-page';
import { lampiran } from './lampiran';
import type { PerjanjianKinerja } from './perjanjian-kinerja';

/** The agreement as a document: the promise on its first page, then the annex. */
export function perjanjianDocument(
  perjanjian: PerjanjianKinerja,
  instansi: string,
  dibuat: Date,
): PdfDocument {
  const judul = judulPerjanjian(perjanjian);
  const pemilik = perjanjian.satuan_kerja_nama ?? instansi;
  return {
    kaki: `${pemilik} · ${judul}`,
    definition: {
      pageSize: 'A4',
      pageMargins: [62, 56, 62, 62],
      info: { title: `${judul} - ${pemilik}`, author: instansi, creationDate: dibuat },
      language: 'id-ID',
      ...(perjanjian.status === 'draf' && {
        watermark: { text: 'DRAF', color: '#0f5257', opacity: 0.08, bold: true },
      }),
      content: [...halamanPertama(perjanjian, instansi), ...lampiran(perjanjian)],
      defaultStyle: { font: 'Roboto', fontSize: 10.5, lineHeight: 1.2 },
      styles: {
        instansi: { bold: true, fontSize: 11, alignment: 'center', margin: [0, 8, 0, 2] },
        judul: { bold: true, fontSize: 13, alignment: 'center' },
        unit: { bold: true, fontSize: 11, alignment: 'center', margin: [0, 2, 0, 16] },
        paragraf: { alignment: 'justify', margin: [0, 0, 0, 8] },
        kepalaTabel: { bold: true, alignment: 'center' },
      },
    },
  };
}
