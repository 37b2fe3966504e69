import { pageAddress, type RaporPublik } from '@selaras/contracts';
import { formatPercent, formatRupiah, kalimatRapor, triwulanTitle } from '@selaras/domain';
import type { FastifyInstance } from 'fastify';
import { html } from '../../../kit/html/html';
import type { PageText, ReadPageText } from '../../../kit/html/page-text';
import { publicPage, publicYear } from '../../../kit/html/public-page';
import { ProblemError } from '../../../plugins/problem';
import { readPublik } from './read-publik';

const PAGE = '/public-display/rapor-kinerja/';
const place = /^([1-4])\/([1-9]\d{0,14})$/;

/** The first HTML of a unit's public report card; an address that names none is answered with 404. */
export function kartuPageText({ context }: FastifyInstance): ReadPageText {
  const { db, config } = context;
  const { instansi } = config;
  return async ({ path, query, origin }) => {
    if (!path.startsWith(PAGE)) return null;
    const [, triwulan, unit] = place.exec(path.slice(PAGE.length)) ?? [];
    if (triwulan === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    const tahun = publicYear(query, config);
    const kartu = await readPublik(db, {
      tahun,
      triwulan: Number(triwulan),
      satuan_kerja_id: Number(unit),
    });
    return pageText(kartu, { instansi, address: origin + pageAddress(path, { tahun }) });
  };
}

function pageText(
  { satuan_kerja, tahun, triwulan, ringkasan, peringkat }: RaporPublik,
  { instansi, address }: { readonly instansi: string; readonly address: string },
): PageText {
  const title = `Rapor Kinerja ${satuan_kerja.satuan_kerja_nama}, ${triwulanTitle(triwulan).toLowerCase()} ${tahun}`;
  const description = `${kalimatRapor(ringkasan, 'sub kegiatan')}.`;
  const figures: readonly (readonly [string, string])[] = [
    ['Capaian rapor', formatPercent(ringkasan.capaian)],
    ['Peringkat', peringkat === null ? '-' : `${peringkat.peringkat} dari ${peringkat.dari}`],
    ['Anggaran triwulan', formatRupiah(ringkasan.anggaran)],
    ['Serapan anggaran', formatPercent(ringkasan.serapan)],
  ];
  return publicPage({
    title,
    description,
    instansi,
    address,
    content: html`<div class="tabel" role="region" aria-label="Tabel" tabindex="0"><table><caption><span>Angka rapor</span></caption><tbody>
${figures.map(
  ([name, value]) => html`<tr><th scope="row">${name}</th><td class="angka">${value}</td></tr>
`,
)}</tbody></table></div>`,
  });
}
