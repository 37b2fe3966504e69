import { AlignmentType, LineRuleType } from 'docx';

const TEAL = '0F5257';

/** In 240ths of a line; without the rule LibreOffice takes it for a height that cuts off what is higher. */
const lineHeight = (line) => ({ line, lineRule: LineRuleType.AUTO });

/** Word knows the level of a heading by its style's name, LibreOffice by what the style says. */
const judul = (level, size, spacing, more = {}) => ({
  run: { size, bold: true, color: TEAL, ...more.run },
  paragraph: { spacing, keepNext: true, outlineLevel: level - 1, ...more.paragraph },
});
const daftar = (id, name, level) => ({
  id,
  name,
  basedOn: 'Normal',
  quickFormat: true,
  run: { bold: id === 'TOC1' },
  paragraph: { indent: { left: (level - 1) * 260 }, spacing: { after: 60 } },
});
const paragraf = (id, name, paragraph, run = {}) => ({
  id,
  name,
  basedOn: 'Normal',
  quickFormat: true,
  paragraph,
  run,
});

/** Styles of a report, by which whoever goes on writing in it changes all of a kind at once. */
export const gaya = {
  default: {
    document: {
      run: { font: 'Arial', size: 22, language: { value: 'id-ID' } },
      paragraph: { spacing: lineHeight(276) },
    },
    heading1: judul(
      1,
      28,
      { after: 320 },
      { paragraph: { alignment: AlignmentType.CENTER, pageBreakBefore: true } },
    ),
    heading2: judul(2, 25, { before: 280, after: 140 }),
    heading3: judul(3, 23, { before: 240, after: 120 }),
    heading4: judul(4, 22, { before: 220, after: 100 }),
    heading5: judul(5, 22, { before: 200, after: 80 }, { run: { italics: true } }),
    heading6: judul(6, 22, { before: 200, after: 80 }, { run: { italics: true, bold: false } }),
    listParagraph: { paragraph: { spacing: { after: 60 } } },
    hyperlink: { run: { color: TEAL, underline: {} } },
    footnoteText: { run: { size: 18 } },
  },
  characterStyles: [
    // The library's own styles for links and notes stand on this one without describing it.
    { id: 'DefaultParagraphFont', name: 'Default Paragraph Font' },
    { id: 'IndexLink', name: 'Index Link', basedOn: 'DefaultParagraphFont' },
  ],
  paragraphStyles: [
    paragraf('Paragraf', 'Paragraf laporan', { alignment: AlignmentType.BOTH, spacing: { after: 140 } }),
    paragraf(
      'JudulDaftar',
      'Judul daftar',
      { alignment: AlignmentType.CENTER, spacing: { after: 240 } },
      { bold: true, size: 28, color: TEAL },
    ),
    paragraf(
      'Caption',
      'caption',
      { alignment: AlignmentType.CENTER, spacing: { before: 160, after: 100 } },
      { bold: true, size: 20 },
    ),
    paragraf('SelTabel', 'Isi tabel', { spacing: { ...lineHeight(240), after: 0 } }, { size: 19 }),
    paragraf(
      'CatatanTabel',
      'Catatan tabel',
      { spacing: { before: 60, after: 200 } },
      { size: 17, color: '45565B' },
    ),
    paragraf('GambarLaporan', 'Gambar laporan', {
      alignment: AlignmentType.CENTER,
      spacing: { ...lineHeight(240), before: 160 },
    }),
    paragraf('Footer', 'footer', {}, { size: 17, color: '52656B' }),
    ...[1, 2, 3].map((level) => daftar(`TOC${level}`, `toc ${level}`, level)),
    // Word's own for lists of tables and pictures.
    daftar('TableofFigures', 'table of figures', 1),
  ],
};
