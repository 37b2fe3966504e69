import { type JenisDokumen, jenisDokumen, pageAddress, publicDokumenRoutes } from '@selaras/contracts';
import { formatBytes, formatDate, jenisDokumenWords, tahunDokumen } from '@selaras/domain';
import type { FastifyInstance } from 'fastify';
import { type Html, html } from '../../../kit/html/html';
import type { PageText, ReadPageText } from '../../../kit/html/page-text';
import { publicPage, publicYear } from '../../../kit/html/public-page';
import { ProblemError } from '../../../plugins/problem';
import { listPublicDokumen } from './public-dokumen-repository';

const PAGE = '/public-display/dokumen';
/** Addresses of the public document pages, for searches. */
export const dokumenPages: readonly string[] = jenisDokumen.map((jenis) => `${PAGE}/${jenis}`);

/** Rows of the first HTML; the page itself turns through all of them. */
const MOST_ROWS = 100;

type Listed = Awaited<ReturnType<typeof listPublicDokumen>>['data'][number];

/** The first HTML of public document pages: title, sentence, and each document as a link that works without scripts. */
export function dokumenPageText({ context }: FastifyInstance): ReadPageText {
  const { db, config } = context;
  const { instansi } = config;
  return async ({ path, query, origin }) => {
    if (!path.startsWith(`${PAGE}/`)) return null;
    const jenis = jenisDokumen.find((kind) => path === `${PAGE}/${kind}`);
    if (jenis === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    const tahun = publicYear(query, config);
    const { data, total } = await listPublicDokumen(db, { jenis, tahun, page: 'semua' });
    return pageText({ jenis, tahun, instansi, address: origin + pageAddress(path, { tahun }), data, total });
  };
}

interface Shown {
  readonly jenis: JenisDokumen;
  readonly tahun: number;
  readonly instansi: string;
  readonly address: string;
  readonly data: readonly Listed[];
  readonly total: number;
}

function pageText({ jenis, tahun, instansi, address, data, total }: Shown): PageText {
  const { nama, panjang, isi } = jenisDokumenWords[jenis];
  const title = `${nama} tahun ${tahun}`;
  const description =
    total === 0
      ? `Belum ada ${nama} tahun ${tahun} yang diumumkan.`
      : `${total} ${panjang} perangkat daerah ${instansi} tahun ${tahun}. ${isi}`;
  return publicPage({
    title,
    description,
    instansi,
    address,
    content: data.length > 0 && table(jenis, data, instansi),
  });
}

const table = (jenis: JenisDokumen, data: readonly Listed[], instansi: string): Html =>
  html`<div class="tabel" role="region" aria-label="Tabel" tabindex="0"><table><caption><span>${jenisDokumenWords[jenis].nama}</span></caption><thead><tr><th scope="col">Dokumen</th><th scope="col">Pemilik</th><th scope="col">Tahun</th><th scope="col">Diunggah</th><th scope="col" class="angka">Ukuran</th></tr></thead><tbody>
${data.slice(0, MOST_ROWS).map(
  (row) => html`<tr><td><a href="${fileAddress(jenis, row.id)}">${row.judul}</a></td><td>${
    row.satuan_kerja?.satuan_kerja_nama ?? instansi
  }</td><td>${tahunDokumen(row)}</td><td>${formatDate(row.diunggah)}</td><td class="angka">${formatBytes(row.ukuran)}</td></tr>
`,
)}</tbody></table></div>`;

const fileAddress = (jenis: JenisDokumen, id: number) =>
  `/api${publicDokumenRoutes.download.path.replace('{jenisDokumenId}', String(jenis)).replace('{id}', String(id))}`;
