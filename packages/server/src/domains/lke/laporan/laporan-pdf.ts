import type { Content, TableCell } from 'pdfmake/interfaces';
import { letterDocument, letterHead, paragraph } from '../../../kit/pdf/letter';
import { signature, signatures } from '../../../kit/pdf/letter-signature';
import { cellText, letterTable, sharedWidths } from '../../../kit/pdf/letter-table';
import type { PdfDocument } from '../../../kit/pdf/pdf-printer';
import type { Laporan } from './laporan';
import type { Bagian } from './laporan-bagian';

/** The report as a letter. */
export function laporanPdf(laporan: Laporan, madeAt: Date): PdfDocument {
  const { judul, satuan_kerja, instansi, bagian, penandatangan, waktu, sidik, periksa } = laporan;
  return letterDocument({
    title: judul,
    owner: satuan_kerja,
    instansi,
    draft: false,
    madeAt,
    content: [
      ...letterHead(instansi, judul, satuan_kerja),
      ...bagian.map(contentOf),
      signatures(
        {
          stack: [
            { image: `data:image/png;base64,${periksa.qr.toString('base64')}`, width: 74 },
            { text: periksa.teks, fontSize: 6.5 },
          ],
        },
        signature(penandatangan, waktu, penandatangan.jabatan),
      ),
      { text: `Sidik isi laporan (SHA-256): ${sidik}`, fontSize: 7.5, margin: [0, 12, 0, 0] },
    ],
  });
}

function contentOf(part: Bagian): Content {
  if (part.jenis === 'judul') return { text: part.teks, bold: true, margin: [0, 10, 0, 4] };
  if (part.jenis === 'paragraf') return paragraph(part.teks);
  const { kepala, baris, lebar } = part;
  return {
    margin: [0, 2, 0, 10],
    fontSize: 9,
    ...letterTable({
      widths: sharedWidths(lebar),
      heads: kepala,
      rows: baris.map((cells) =>
        cells.map(
          (text, at): TableCell =>
            isFigures(part) && at > 0 ? { text, alignment: 'right' } : cellText(text),
        ),
      ),
    }),
  };
}

const isFigures = ({ kepala }: Extract<Bagian, { jenis: 'tabel' }>) => kepala.includes('Bobot');
