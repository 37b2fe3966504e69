import { createGlobalStyle } from 'styled-components';

interface PageMarksProps {
  /** What stands at the head of every sheet, e.g. whose paper it is. */
  readonly $title: string;
}

/** Words as CSS writes them: nothing in them can end the string. */
const quoted = (text: string) =>
  `"${text.replaceAll(/[^\p{L}\p{N} .,()&-]/gu, (sign) => `\\${(sign.codePointAt(0) ?? 32).toString(16)} `)}"`;

/** A4 upright, with its title at the head and its page of all pages at the foot of every sheet, as long as it is drawn. */
export const PageMarks = createGlobalStyle<PageMarksProps>`
  @page {
    size: A4 portrait;
    margin: 18mm 14mm;
    @top-left { content: ${({ $title }) => quoted($title)}; font-size: 8pt; color: #45565b; }
    @bottom-right { content: "Halaman " counter(page) " dari " counter(pages); font-size: 8pt; color: #45565b; }
  }
`;
