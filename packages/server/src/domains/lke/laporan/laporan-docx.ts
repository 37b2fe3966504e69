import {
  AlignmentType,
  Document,
  HeadingLevel,
  ImageRun,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { Laporan } from './laporan';
import type { Bagian } from './laporan-bagian';

/** On paper 26 mm, in pixels. */
const QR_SIDE = 98;

const centred = (text: string, bold = true) =>
  new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun({ text, bold })] });

/** The report as a text document that the office goes on writing in: the same parts in the same order as the PDF. */
export function laporanDocx(laporan: Laporan): Promise<Buffer> {
  const { judul, satuan_kerja, instansi, bagian, penandatangan, waktu, sidik, periksa } = laporan;
  const { nama, jabatan, pangkat, nip } = penandatangan;
  const signed = [waktu, `${jabatan},`, '', '', '', nama, pangkat, nip && `NIP ${nip}`];
  return Packer.toBuffer(
    new Document({
      creator: instansi,
      title: `${judul} - ${satuan_kerja}`,
      styles: { default: { document: { run: { font: 'Arial', size: 21 } } } },
      sections: [
        {
          children: [
            centred(instansi.toUpperCase()),
            new Paragraph({
              heading: HeadingLevel.HEADING_1,
              alignment: AlignmentType.CENTER,
              children: [new TextRun({ text: judul })],
            }),
            centred(satuan_kerja.toUpperCase()),
            ...bagian.flatMap(partOf),
            ...signed.flatMap((text) =>
              text === null
                ? []
                : [new Paragraph({ alignment: AlignmentType.RIGHT, children: [new TextRun({ text })] })],
            ),
            new Paragraph({
              children: [
                new ImageRun({
                  type: 'png',
                  data: periksa.qr,
                  transformation: { width: QR_SIDE, height: QR_SIDE },
                  altText: { name: 'QR', title: 'QR', description: periksa.teks },
                }),
              ],
            }),
            new Paragraph({ children: [new TextRun({ text: periksa.teks, size: 15 })] }),
            new Paragraph({
              children: [new TextRun({ text: `Sidik isi laporan (SHA-256): ${sidik}`, size: 15 })],
            }),
          ],
        },
      ],
    }),
  );
}

function partOf(part: Bagian): (Paragraph | Table)[] {
  if (part.jenis === 'judul')
    return [new Paragraph({ heading: HeadingLevel.HEADING_2, children: [new TextRun({ text: part.teks })] })];
  if (part.jenis === 'paragraf')
    return [new Paragraph({ spacing: { after: 120 }, children: [new TextRun({ text: part.teks })] })];
  const { kepala, baris, lebar } = part;
  const row = (cells: readonly string[], head: boolean) =>
    new TableRow({
      tableHeader: head,
      cantSplit: true,
      children: cells.map(
        (text, at) =>
          new TableCell({
            width: { size: lebar[at] ?? 0, type: WidthType.PERCENTAGE },
            children: [new Paragraph({ children: [new TextRun({ text, bold: head })] })],
          }),
      ),
    });
  return [
    new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      rows: [row(kepala, true), ...baris.map((cells) => row(cells, false))],
    }),
    new Paragraph({ children: [] }),
  ];
}
