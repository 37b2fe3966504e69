import {
  AlignmentType,
  Bookmark,
  BorderStyle,
  ExternalHyperlink,
  FootnoteReferenceRun,
  ImageRun,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { bidang, bidangDiam } from './cetak-docx-bidang.mjs';

/** Between the margins of A4, in twentieths of a point (where the library puts the pages of contents) and in pixels. */
export const TEXT_WIDTH = 9025;
const TEXT_PIXELS = Math.round(TEXT_WIDTH / 15);
/** A list's number runs on in its paragraphs' levels. */
const DEEPEST = 8;

const letak = { kiri: AlignmentType.LEFT, tengah: AlignmentType.CENTER, kanan: AlignmentType.RIGHT };

/** Word's names of the kinds of numbers. */
const formats = {
  '1.': 'decimal',
  'a.': 'lowerLetter',
  'A.': 'upperLetter',
  'i.': 'lowerRoman',
  'I.': 'upperRoman',
};

/** Draws the blocks of a report as paragraphs and tables of a text document. */
export class IsiDocx {
  #catatan = {};
  #urut = [];
  #label;

  /** Of the report with these blocks, and its pictures by their file. */
  constructor(blok, gambar) {
    this.gambar = gambar;
    this.#label = new Map(
      blok.filter(({ label }) => label !== undefined).map(({ id, label }) => [namaLabel(label), id]),
    );
  }

  /** Footnotes by number, once everything is drawn. */
  get footnotes() {
    return this.#catatan;
  }

  /** The numberings of numbered lists, once everything is drawn: each counts for itself. */
  get numbering() {
    return this.#urut;
  }

  blok(blok) {
    switch (blok.jenis) {
      case 'judul':
        return [this.#judul(blok)];
      case 'paragraf':
        return [new Paragraph({ style: 'Paragraf', children: this.#baris(blok.isi) })];
      case 'daftar':
        return this.#daftar(blok, {});
      case 'tabel':
        return this.#tabel(blok);
      default:
        return this.#gambar(blok);
    }
  }

  #judul({ id, tingkat, nomor, teks }) {
    const words =
      nomor === null || tingkat > 1
        ? [new TextRun([nomor, teks].filter(Boolean).join(' '))]
        : [new TextRun(nomor), new TextRun({ break: 1, text: teks })];
    return new Paragraph({ heading: `Heading${tingkat}`, children: [new Bookmark({ id, children: words })] });
  }

  #baris(isi, look = {}) {
    return isi.flatMap((potong) => {
      if ('br' in potong) return new TextRun({ break: 1 });
      if ('fn' in potong) {
        const nomor = Object.keys(this.#catatan).length + 1;
        this.#catatan[nomor] = {
          children: [new Paragraph({ style: 'FootnoteText', children: [new TextRun(` ${potong.fn}`)] })],
        };
        return new FootnoteReferenceRun(nomor);
      }
      const { t, b, i, u, s, sup, sub, link, rujuk } = potong;
      const style = {
        ...look,
        ...(b && { bold: true }),
        ...(i && { italics: true }),
        ...(u && { underline: {} }),
        ...(s && { strike: true }),
        ...(sup && { superScript: true }),
        ...(sub && { subScript: true }),
        ...(link && { style: 'Hyperlink' }),
      };
      const sasaran = rujuk && this.#label.get(t);
      if (sasaran !== undefined) return bidang(`REF ${sasaran} \\h`, t, style);
      const run = new TextRun({ text: t, ...style });
      return link === undefined ? run : new ExternalHyperlink({ link, children: [run] });
    });
  }

  #daftar({ urut, nomor, mulai, awal, butir }, look, level = 0) {
    const at = Math.min(level, DEEPEST);
    const deeper = awal.flatMap((anak) =>
      anak.jenis === 'daftar' ? this.#daftar(anak, look, level + 1) : [this.#lanjutan(anak, look, at)],
    );
    const reference = urut ? this.#numbered(nomor, mulai, at) : 'butir';
    const items = butir.flatMap(({ isi }) =>
      isi.flatMap((anak, nth) => {
        if (anak.jenis === 'daftar') return this.#daftar(anak, look, level + 1);
        if (nth > 0) return [this.#lanjutan(anak, look, at)];
        const children = this.#baris(anak.isi, look);
        return [new Paragraph({ style: 'ListParagraph', numbering: { reference, level: at }, children })];
      }),
    );
    return [...deeper, ...items];
  }

  /** A paragraph that goes on with an item of this level. */
  #lanjutan({ isi }, look, level) {
    const indent = { left: 360 * (level + 1) };
    return new Paragraph({ style: 'ListParagraph', indent, children: this.#baris(isi, look) });
  }

  #numbered(nomor, start, level) {
    const reference = `urut-${this.#urut.length + 1}`;
    this.#urut.push({
      reference,
      levels: levels((at) => ({
        format: at === level ? formats[nomor] : 'decimal',
        text: `%${at + 1}.`,
        start: at === level ? start : 1,
      })),
    });
    return reference;
  }

  /**
   * The label is bookmarked, for who points at it. Each chapter has a sequence of its own, which begins at 1 wherever it is
   * counted; the list of all tables follows a second one that shows nothing.
   */
  #sebutan({ id, label, judul }, keepNext) {
    const { kata, bab, urutan } = label;
    const nomor = [
      new TextRun(`${kata} ${bab}.`),
      ...bidang(`SEQ ${kata}_${bab} \\* ARABIC`, String(urutan)),
    ];
    return new Paragraph({
      style: 'Caption',
      keepNext,
      children: [
        new Bookmark({ id, children: nomor }),
        bidangDiam(`SEQ ${kata} \\h`),
        new TextRun(` ${judul}`),
      ],
    });
  }

  #tabel(tabel) {
    const { kepala, baris, total, lebar, huruf, rata, catatan } = tabel;
    const columnWidths = lebar.map((share) => Math.round((share / 100) * TEXT_WIDTH));
    const size = huruf * 2;
    const row = (cells, kind) => this.#row(cells, { kind, rata, size, columnWidths });
    const table = new Table({
      width: { size: columnWidths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
      columnWidths,
      layout: TableLayoutType.FIXED,
      borders: garis,
      margins: { top: 50, bottom: 50, left: 80, right: 80 },
      rows: [
        ...kepala.map((cells) => row(cells, 'kepala')),
        ...baris.map((cells) => row(cells, 'baris')),
        ...(total === null ? [] : [row(total, 'total')]),
      ],
    });
    return [
      this.#sebutan(tabel, true),
      table,
      // Two tables without a paragraph between them would be one.
      new Paragraph({ style: 'CatatanTabel', children: catatan === '' ? [] : [new TextRun(catatan)] }),
    ];
  }

  #row(cells, { kind, rata, size, columnWidths }) {
    const look = { size, ...(kind !== 'baris' && { bold: true }) };
    const children = cells.map((cell, at) => {
      const plain = typeof cell === 'string';
      const alignment = letak[!plain ? 'kiri' : kind === 'kepala' ? 'tengah' : rata[at]];
      const paragraphs = plain
        ? [
            new Paragraph({
              style: 'SelTabel',
              alignment,
              children: cell === '' ? [] : [new TextRun({ text: cell, ...look })],
            }),
          ]
        : this.#sel(cell, { ...look, ...(cell.kepala && { bold: true }) });
      return new TableCell({
        width: { size: widthOf(cell, at, columnWidths), type: WidthType.DXA },
        ...(!plain && cell.cs > 1 && { columnSpan: cell.cs }),
        ...(!plain && cell.rs > 1 && { rowSpan: cell.rs }),
        ...(kind === 'kepala' && { shading: { fill: 'E3EFEF', type: 'clear', color: 'auto' } }),
        children: paragraphs,
      });
    });
    return new TableRow({ ...(kind === 'kepala' && { tableHeader: true }), cantSplit: true, children });
  }

  #sel({ isi }, look) {
    const drawn = isi.flatMap((anak) =>
      anak.jenis === 'daftar'
        ? this.#daftar(anak, look)
        : [new Paragraph({ style: 'SelTabel', children: this.#baris(anak.isi, look) })],
    );
    return drawn.length === 0 ? [new Paragraph({ style: 'SelTabel' })] : drawn;
  }

  #gambar(blok) {
    const { isi, jenis, width, height } = this.gambar.get(blok.berkas);
    const wide = Math.round((blok.lebar / 100) * TEXT_PIXELS);
    const image = new ImageRun({
      type: jenis,
      data: isi,
      transformation: { width: wide, height: Math.max(1, Math.round((wide / width) * height)) },
      altText: { name: blok.id, title: blok.judul, description: blok.alt },
    });
    return [
      new Paragraph({ style: 'GambarLaporan', keepNext: true, children: [image] }),
      this.#sebutan(blok, false),
    ];
  }
}

const line = { style: BorderStyle.SINGLE, size: 4, color: '7D9296' };
const garis = {
  top: line,
  bottom: line,
  left: line,
  right: line,
  insideHorizontal: line,
  insideVertical: line,
};

const widthOf = (cell, at, widths) =>
  typeof cell === 'string' ? widths[at] : widths.slice(0, cell.cs).reduce((sum, width) => sum + width, 0);

/** `Tabel 2.3` */
export const namaLabel = ({ kata, bab, urutan }) => `${kata} ${bab}.${urutan}`;

/** Nine levels of a numbering, each indented below the one before. */
export const levels = (look) =>
  Array.from({ length: DEEPEST + 1 }, (_, level) => ({
    level,
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: 360 * (level + 1), hanging: 360 } } },
    ...look(level),
  }));
