import { lambang } from '@selaras/domain';
import type { Content } from 'pdfmake/interfaces';
import type { PdfDocument } from './pdf-printer';

/** A letter of a government: what it is called, whose it is, and what stands in it. */
export interface Letter {
  readonly title: string;
  /** Whose letter it is, at the foot of every page beside the title. */
  readonly owner: string;
  /** The government, as the file's author. */
  readonly instansi: string;
  /** A draft says so across every page. */
  readonly draft: boolean;
  readonly madeAt: Date;
  readonly content: Content[];
}

const A4_WIDTH = 595.28;
const SIDE_MARGIN = 62;

/** Width of the text of a letter, points. */
export const LETTER_WIDTH = A4_WIDTH - 2 * SIDE_MARGIN;

/** Small letters that stand in one line of the foot beside the page's number. */
const FOOT_LINE = 94;
/** How much wider capitals are. */
const CAPITAL = 1.35;

const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (/\p{Lu}/u.test(letter) ? CAPITAL : 1), 0);

/** A text in one line of the foot: what is too long ends after a whole word. */
function footLine(text: string): string {
  if (widthOf(text) <= FOOT_LINE) return text;
  const words = text.split(' ');
  while (words.length > 1 && widthOf(`${words.join(' ')} …`) > FOOT_LINE) words.pop();
  return `${words.join(' ').replace(/[,;]$/, '')} …`.slice(0, FOOT_LINE);
}

/** Whose letter it is and what it is called: one line where both fit, else one each; the head has them whole. */
const footOf = (owner: string, title: string): string => {
  const both = `${owner} · ${title}`;
  return widthOf(both) <= FOOT_LINE ? both : `${footLine(owner)}\n${footLine(title)}`;
};

/** The letter on A4, with the styles that `letterHead`, `paragraph` and the other parts of a letter use. */
export const letterDocument = ({ title, owner, instansi, draft, madeAt, content }: Letter): PdfDocument => ({
  kaki: footOf(owner, title),
  definition: {
    pageSize: 'A4',
    pageMargins: [SIDE_MARGIN, 56, SIDE_MARGIN, 62],
    info: { title: `${title} - ${owner}`, author: instansi, creationDate: madeAt },
    language: 'id-ID',
    ...(draft && { watermark: { text: 'DRAF', color: '#0f5257', opacity: 0.08, bold: true } }),
    content,
    defaultStyle: { font: 'Roboto', fontSize: 10.5, lineHeight: 1.2 },
    styles: {
      instansi: { bold: true, fontSize: 11, alignment: 'center', margin: [0, 8, 0, 2] },
      judul: { bold: true, fontSize: 13, alignment: 'center' },
      unit: { bold: true, fontSize: 11, alignment: 'center', margin: [0, 2, 0, 16] },
      paragraf: { alignment: 'justify', margin: [0, 0, 0, 8] },
      kepalaTabel: { bold: true, alignment: 'center' },
    },
  },
});

/** The coat of arms, the government, the title and whose letter it is. */
export const letterHead = (instansi: string, title: string, owner: string): Content[] => [
  { svg: lambang, width: 52, alignment: 'center' },
  { text: instansi.toUpperCase(), style: 'instansi' },
  { text: title, style: 'judul' },
  { text: owner.toUpperCase(), style: 'unit' },
];

/** The head of an annex, on a page of its own. */
export const annexHead = (title: string, owner: string): Content[] => [
  { text: `LAMPIRAN\n${title}`, style: 'judul', pageBreak: 'before' },
  { text: owner.toUpperCase(), style: 'unit' },
];

export const paragraph = (text: string): Content => ({ text, style: 'paragraf' });
