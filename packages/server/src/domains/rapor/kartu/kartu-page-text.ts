import { pageAddress, type RaporPublik } from '@selaras/contracts';
import { allTriwulan, formatPercent, formatRupiah, kalimatRapor, triwulanTitle } from '@selaras/domain';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { html } from '../../../kit/html/html';
import type { PageText, ReadPageText } from '../../../kit/html/page-text';
import { publicPage, publicYear } from '../../../kit/html/public-page';
import { listVisibleUnits } from '../../../kit/visibility/visible-units';
import { ProblemError } from '../../../plugins/problem';
import { readPublik } from './read-publik';

/** Where public report cards lie, by quarter and unit. */
export const PAGE = '/public-display/rapor-kinerja/';
const place = /^([1-4])\/([1-9]\d{0,14})$/;

/** Addresses of the public report cards of a year: those of each final unit in each quarter. */
export async function kartuPages(db: Kysely<Tables>, tahun: number): Promise<string[]> {
  const units = await listVisibleUnits(db, tahun);
  return units.flatMap(({ satuan_kerja_id }) =>
    allTriwulan.map((triwulan) => `${PAGE}${triwulan}/${satuan_kerja_id}`),
  );
}

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
