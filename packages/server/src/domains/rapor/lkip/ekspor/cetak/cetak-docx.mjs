import {
  AlignmentType,
  Document,
  Footer,
  ImageRun,
  NumberFormat,
  Packer,
  PageBreak,
  PageNumber,
  Paragraph,
  SectionType,
  TableOfContents,
  TabStopType,
  TextRun,
} from 'docx';
import { gaya } from './cetak-docx-gaya.mjs';
import { IsiDocx, levels, TEXT_WIDTH } from './cetak-docx-isi.mjs';

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
 * as the PDF has them, null where they are not known.
 */
export function docxOf(cetakan, { gambar, lambang, halaman }) {
  const isi = new IsiDocx(gambar);
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

/** Contents, tables and pictures with their pages, written down: Word asks nobody before it shows them. */
function daftarDaftar({ blok }, halaman) {
  const paged = (rows, pages) =>
    rows.map((row, at) => ({ ...row, ...(pages?.[at] !== undefined && { page: pages[at] }) }));
  const judul = blok
    .filter(({ jenis, tingkat }) => jenis === 'judul' && tingkat <= 3)
    .map(({ id, tingkat, nomor, teks }) => ({
      title: [nomor, teks].filter(Boolean).join(' '),
      level: tingkat,
      href: id,
    }));
  const sebutan = (jenis) =>
    blok
      .filter((part) => part.jenis === jenis)
      .map(({ id, label, judul: title }) => ({
        title: `${label.kata} ${label.bab}.${label.urutan} ${title}`,
        level: 4,
        href: id,
      }));
  const lists = [
    ['Daftar Isi', paged(judul, halaman?.judul), { hyperlink: true, headingStyleRange: '1-3' }],
    [
      'Daftar Tabel',
      paged(sebutan('tabel'), halaman?.tabel),
      { hyperlink: true, captionLabelIncludingNumbers: 'Tabel' },
    ],
    [
      'Daftar Gambar',
      paged(sebutan('gambar'), halaman?.gambar),
      { hyperlink: true, captionLabelIncludingNumbers: 'Gambar' },
    ],
  ].filter(([, rows]) => rows.length > 0);
  return lists.flatMap(([name, rows, options], at) => [
    new Paragraph({
      style: 'JudulDaftar',
      children:
        at === 0 ? [new TextRun(name.toUpperCase())] : [new PageBreak(), new TextRun(name.toUpperCase())],
    }),
    new TableOfContents(name, { ...options, cachedEntries: rows, beginDirty: false }),
  ]);
}
