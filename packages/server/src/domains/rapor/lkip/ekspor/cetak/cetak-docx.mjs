import {
  AlignmentType,
  Document,
  Footer,
  ImageRun,
  InternalHyperlink,
  NumberFormat,
  Packer,
  PageBreak,
  PageNumber,
  Paragraph,
  SectionType,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';
import { bidang, daftarIsi } from './cetak-docx-bidang.mjs';
import { gaya } from './cetak-docx-gaya.mjs';
import { IsiDocx, levels, namaLabel, TEXT_WIDTH } from './cetak-docx-isi.mjs';

const cm = (size) => Math.round(size * 567);
const page = {
  size: { width: 11906, height: 16838 },
  margin: {
    left: cm(3),
    right: 11906 - cm(3) - TEXT_WIDTH,
    top: cm(2.5),
    bottom: cm(2.5),
    header: 708,
    footer: cm(1.2),
  },
};

/**
 * The report as a text document, with its contents written into it: `halaman` are the pages of headings, tables and pictures
 * as the PDF has them.
 */
export function docxOf(cetakan, { gambar, lambang, halaman }) {
  const isi = new IsiDocx(cetakan.blok, gambar);
  const children = cetakan.blok.flatMap((blok) => isi.blok(blok));
  const footer = kaki(cetakan);
  return Packer.toBuffer(
    new Document({
      title: `${cetakan.judul} Tahun ${cetakan.tahun}`,
      creator: cetakan.instansi,
      lastModifiedBy: cetakan.instansi,
      styles: gaya,
      footnotes: isi.footnotes,
      numbering: {
        config: [
          { reference: 'butir', levels: levels((at) => ({ format: 'bullet', text: '•-'[at % 2] })) },
          ...isi.numbering,
        ],
      },
      sections: [
        { properties: { page }, children: sampul(cetakan, lambang) },
        {
          properties: {
            type: SectionType.NEXT_PAGE,
            page: { ...page, pageNumbers: { start: 1, formatType: NumberFormat.LOWER_ROMAN } },
          },
          footers: { default: footer },
          children: daftarDaftar(cetakan, halaman),
        },
        {
          properties: {
            type: SectionType.NEXT_PAGE,
            page: { ...page, pageNumbers: { start: 1, formatType: NumberFormat.DECIMAL } },
          },
          footers: { default: footer },
          children,
        },
      ],
    }),
  );
}

function sampul({ judul, tahun, instansi, daerah }, lambang) {
  const line = (text, size, before, color = '000000') =>
    new Paragraph({
      alignment: AlignmentType.CENTER,
      spacing: { before, after: 120 },
      children: [new TextRun({ text, size, color, bold: true })],
    });
  return [
    new Paragraph({
      alignment: AlignmentType.CENTER,
      spacing: { before: 1400 },
      children: [
        new ImageRun({
          type: 'png',
          data: lambang,
          transformation: { width: 128, height: 152 },
          altText: { name: 'Lambang', title: 'Lambang', description: `Lambang ${daerah}` },
        }),
      ],
    }),
    line(judul.toUpperCase(), 44, 900, '0F5257'),
    line(`TAHUN ${tahun}`, 36, 120),
    line(instansi.toUpperCase(), 30, 4600),
    ...(daerah === instansi ? [] : [line(daerah.toUpperCase(), 24, 0)]),
  ];
}

const kaki = ({ judul, tahun, instansi }) =>
  new Footer({
    children: [
      new Paragraph({
        style: 'Footer',
        tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }],
        children: [
          new TextRun(`${judul} ${tahun} · ${instansi}`),
          new TextRun({ children: ['\t', PageNumber.CURRENT] }),
        ],
      }),
    ],
  });

/** Contents, tables and pictures with their pages, written down: nobody is asked before they are shown. */
function daftarDaftar({ blok }, halaman) {
  const judul = blok.filter(({ jenis, tingkat }) => jenis === 'judul' && tingkat <= 3);
  const sebutan = (jenis) => blok.filter((part) => part.jenis === jenis);
  const lists = [
    ['Daftar Isi', 'TOC \\o "1-3" \\h', judul, halaman.judul],
    ['Daftar Tabel', 'TOC \\h \\c "Tabel"', sebutan('tabel'), halaman.tabel],
    ['Daftar Gambar', 'TOC \\h \\c "Gambar"', sebutan('gambar'), halaman.gambar],
  ].filter(([, , parts]) => parts.length > 0);
  return lists.flatMap(([nama, instruksi, parts, pages], at) => [
    new Paragraph({
      style: 'JudulDaftar',
      children:
        at === 0 ? [new TextRun(nama.toUpperCase())] : [new PageBreak(), new TextRun(nama.toUpperCase())],
    }),
    daftarIsi(
      nama,
      instruksi,
      parts.map((part, nth) => ({ ...part, page: String(pages[nth]) })),
      entri,
    ),
  ]);
}

/** The words of what stands in a list, and its page: a label and a page are read off where it stands. */
function entri({ id, tingkat, nomor, teks, label, judul, page }, before, behind) {
  const look = { style: 'IndexLink' };
  const words =
    label === undefined
      ? [new TextRun({ ...look, text: [nomor, teks].filter(Boolean).join(' ') })]
      : [...bidang(`REF ${id} \\h`, namaLabel(label), look), new TextRun({ ...look, text: ` ${judul}` })];
  return new Paragraph({
    style: label === undefined ? `TOC${tingkat}` : 'TableofFigures',
    tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH, leader: 'dot' }],
    children: [
      ...before,
      new InternalHyperlink({
        anchor: id,
        children: [
          ...words,
          new TextRun({ ...look, children: [new Tab()] }),
          ...bidang(`PAGEREF ${id} \\h`, page, look),
        ],
      }),
      ...behind,
    ],
  });
}
