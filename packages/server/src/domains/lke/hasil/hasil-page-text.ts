import { pageAddress } from '@selaras/contracts';
import { formatDecimal, predikatLkeSteps } from '@selaras/domain';
import type { FastifyInstance } from 'fastify';
import { type Html, html } from '../../../kit/html/html';
import type { PageText, ReadPageText } from '../../../kit/html/page-text';
import { publicPage, publicYear } from '../../../kit/html/public-page';
import { type PublicHasil, readPublicHasil } from './public-hasil';

/** The public pages of results, and which of the two results each is about. */
const pages = {
  '/public-display/lke/hasil-self-assessment': {
    kind: 'mandiri',
    title: 'Hasil Self Assessment LKE',
    heading: 'Nilai mandiri',
  },
  '/public-display/lke/hasil-akhir': { kind: 'pleno', title: 'Hasil Akhir LKE', heading: 'Nilai akhir' },
} as const;
type Page = (typeof pages)[keyof typeof pages];

/** Addresses of the public pages of results, for searches. */
export const hasilPages: readonly string[] = Object.keys(pages);

/** The first HTML of the public pages of results: title, sentence, and every final unit with its points. */
export function hasilPageText({ context }: FastifyInstance): ReadPageText {
  const { db, config } = context;
  const { instansi } = config;
  return async ({ path, query, origin }) => {
    const page = Object.entries(pages).find(([address]) => address === path)?.[1];
    if (page === undefined) return null;
    const tahun = publicYear(query, config);
    const hasil = await readPublicHasil(db, tahun);
    return pageText(page, hasil, { instansi, address: origin + pageAddress(path, { tahun }) });
  };
}

function pageText(
  page: Page,
  { tahun, data }: PublicHasil,
  { instansi, address }: { readonly instansi: string; readonly address: string },
): PageText {
  const title = `${page.title} ${tahun}`;
  const description =
    data.length === 0
      ? `Belum ada hasil evaluasi akuntabilitas kinerja tahun ${tahun} yang final.`
      : `Evaluasi akuntabilitas kinerja ${data.length} perangkat daerah ${instansi} tahun ${tahun} sudah final.`;
  return publicPage({
    title,
    description,
    instansi,
    address,
    content: data.length > 0 && table(page, data),
  });
}

const table = ({ kind, title, heading }: Page, data: PublicHasil['data']): Html =>
  html`<div class="tabel" role="region" aria-label="Tabel" tabindex="0"><table><caption><span>${title}</span></caption><thead><tr><th scope="col">Satuan kerja</th><th scope="col" class="angka">${heading}</th><th scope="col">Predikat</th></tr></thead><tbody>
${data.map(
  (
    row,
  ) => html`<tr><td>${row.satuan_kerja.satuan_kerja_nama}</td><td class="angka">${formatDecimal(row[kind].nilai)}</td><td>${predikatWords(row[kind].nilai)}</td></tr>
`,
)}</tbody></table></div>`;

function predikatWords(nilai: number): string {
  const step = predikatLkeSteps.find(({ above }) => nilai > above);
  return step === undefined ? '' : `${step.kode} (${step.label})`;
}
