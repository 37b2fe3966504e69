import { firstFrame } from '../../../kit/html/first-frame';
import { type Html, html } from '../../../kit/html/html';
import type { PageText } from '../../../kit/html/page-text';
import type { listVisibleUnits } from '../../../kit/visibility/visible-units';

interface Choice {
  readonly title: string;
  readonly path: string;
  readonly origin: string;
  readonly tahun: number;
  readonly instansi: string;
  readonly units: Awaited<ReturnType<typeof listVisibleUnits>>;
}

/** The first HTML of a unit's page before a unit was chosen: all of them, each with its address. */
export function unitChoice({ title, path, origin, tahun, instansi, units }: Choice): PageText {
  const named = `${title} per perangkat daerah tahun ${tahun}`;
  const description =
    units.length === 0
      ? `Belum ada perangkat daerah yang rencananya final pada tahun ${tahun}.`
      : `Pilih satu dari ${units.length} perangkat daerah ${instansi}.`;
  return {
    title: named,
    description,
    head: html`<link rel="canonical" href="${origin + path}"><meta property="og:title" content="${named}"><meta property="og:description" content="${description}"><meta property="og:url" content="${origin + path}">`
      .text,
    body: firstFrame(
      instansi,
      html`<h1>${named}</h1><p class="kalimat">${description}</p>${units.length > 0 && unitTable(path, units)}`,
    ).text,
  };
}

const unitTable = (path: string, units: Choice['units']): Html =>
  html`<div class="tabel"><table><caption>Perangkat daerah</caption><thead><tr><th scope="col">Perangkat daerah</th></tr></thead><tbody>${units.map(
    ({ satuan_kerja_id, satuan_kerja_nama }) =>
      html`<tr><td><a href="${path}?satuan_kerja_id=${satuan_kerja_id}">${satuan_kerja_nama}</a></td></tr>`,
  )}</tbody></table></div>`;
