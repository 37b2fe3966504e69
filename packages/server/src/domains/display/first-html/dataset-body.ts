import { formatDecimal } from '@selaras/domain';
import { firstFrame } from '../../../kit/html/first-frame';
import { type Html, html } from '../../../kit/html/html';
import type { Dataset } from '../../../kit/open-data/dataset';
import { datasetAddress, formats } from '../pages/dataset-address';
import { cellWords, headingOf, isFigure, readColumns } from './dataset-cell';

/** Rows that the first HTML shows; all of them are one link away. */
const MOST_ROWS = 100;

interface BodyWords {
  readonly instansi: string;
  readonly sumber: string;
}

/** What a public page shows, as one finds it without any script: title, figures, sentence, table, source, data. */
export const datasetBody = (dataset: Dataset, { instansi, sumber }: BodyWords): Html =>
  firstFrame(
    instansi,
    html`<h1>${dataset.judul}</h1>
<p class="kalimat">${dataset.kalimat}</p>
${dataset.utama.length > 0 && figures(dataset)}
${dataset.baris.length > 0 && table(dataset)}
${rowWords(dataset)}
<p>${sumber}</p>
<p>Data halaman ini: ${formats.map(
      ({ ending, name }, at) =>
        html`${at > 0 && ', '}<a href="${datasetAddress(dataset, ending)}">${name}</a>`,
    )}.</p>`,
  );

const figures = ({ utama }: Dataset) =>
  html`<dl>${utama.map(({ label, teks }) => html`<div><dt>${label}</dt><dd>${teks}</dd></div>`)}</dl>`;

function table({ judul, kolom, baris }: Dataset): Html {
  const columns = readColumns(kolom);
  const heads = columns.map(
    (column) => html`<th scope="col"${isFigure(column) && html` class="angka"`}>${headingOf(column)}</th>`,
  );
  const rows = baris.slice(0, MOST_ROWS).map(
    (row) =>
      html`<tr>${columns.map(
        (column) =>
          html`<td${isFigure(column) && html` class="angka"`}>${cellWords(row[column.key], column)}</td>`,
      )}</tr>
`,
  );
  return html`<div class="tabel" role="region" aria-label="Tabel" tabindex="0"><table><caption><span>${judul}</span></caption><thead><tr>${heads}</tr></thead><tbody>
${rows}</tbody></table></div>`;
}

function rowWords(dataset: Dataset): Html | null {
  const { length } = dataset.baris;
  if (length <= MOST_ROWS) return null;
  return html`<p>Tabel ini menampilkan ${MOST_ROWS} dari ${formatDecimal(length)} baris. <a href="${datasetAddress(dataset, 'csv')}">Semua baris</a>.</p>`;
}
