/** Points of an A4 page, and its margins. */
const PAGE = { width: 595, height: 842, left: 64, top: 96 };

interface Line {
  readonly teks: string;
  readonly ukuran: number;
  readonly tebal?: boolean;
}

/** Text as PDF writes it; what the standard fonts do not have is left out. */
const literal = (teks: string) =>
  teks.replaceAll(/[^\x20-\x7e]/g, '').replaceAll(/[\\()]/g, (sign) => `\\${sign}`);

/**
 * A small document of the demo: one page with these lines, in fonts that every viewer brings along. The same lines give
 * the same bytes, so that rows can name their hash before anything is written. Real letters are printed by the PDF kit.
 */
export function demoPdf(judul: string, lines: readonly Line[]): Buffer {
  let y = PAGE.height - PAGE.top;
  const written = lines.map(({ teks, ukuran, tebal }) => {
    y -= ukuran * 1.5;
    return `BT /${tebal ? 'B' : 'R'} ${ukuran} Tf ${PAGE.left} ${y} Td (${literal(teks)}) Tj ET`;
  });
  const content = [
    '0.05 0.32 0.34 rg',
    `0 ${PAGE.height - 48} ${PAGE.width} 48 re f`,
    '0 g',
    ...written,
  ].join('\n');
  return pdfOf([
    `<< /Type /Catalog /Pages 2 0 R /Lang (id) >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /R 5 0 R /B 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>',
    `<< /Title (${literal(judul)}) >>`,
  ]);
}

/** Objects numbered from 1 with the table of where they begin; the first is the catalogue, the last says what it is. */
function pdfOf(objects: readonly string[]): Buffer {
  let text = '%PDF-1.7\n';
  const places = objects.map((body, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  text += `trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
