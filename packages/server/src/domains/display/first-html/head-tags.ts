import { pageAddress } from '@selaras/contracts';
import { type Html, html, jsonLd } from '../../../kit/html/html';
import type { Dataset } from '../../../kit/open-data/dataset';
import { HEIGHT, WIDTH } from '../../../kit/picture/chart/picture-look';
import { datasetAddress, formats } from '../pages/dataset-address';
import { datasetJsonLd, type PublishedBy } from './dataset-json-ld';

/** A page's name for who meets a link to it: what, of which year, with its first figure. */
export function shareTitle({ judul, utama, tahun }: Dataset): string {
  const figure = utama.find(({ label }) => label === 'Realisasi') ?? utama[0];
  const named = judul.includes(String(tahun)) ? judul : `${judul} ${tahun}`;
  return figure === undefined ? named : `${named} · ${figure.label} ${figure.teks}`;
}

/** What links, searches and previews know of a public page. */
export function headTags(dataset: Dataset, published: PublishedBy): Html {
  const { origin, versi } = published;
  const address = origin + pageAddress(dataset.path, dataset.pilihan);
  const picture = origin + datasetAddress(dataset, 'png', { pratinjau: String(versi) });
  const title = shareTitle(dataset);
  const property = (name: string, content: string | number) =>
    html`<meta property="${name}" content="${content}">`;
  const name = (of: string, content: string) => html`<meta name="${of}" content="${content}">`;
  return html`${[
    html`<link rel="canonical" href="${address}">`,
    ...formats.map(
      ({ ending, name: label, type }) =>
        html`<link rel="alternate" type="${type}" title="${label}" href="${datasetAddress(dataset, ending)}">`,
    ),
    property('og:type', 'website'),
    property('og:locale', 'id_ID'),
    property('og:site_name', `Selaras · ${published.instansi}`),
    property('og:title', title),
    property('og:description', dataset.kalimat),
    property('og:url', address),
    property('og:image', picture),
    property('og:image:type', 'image/png'),
    property('og:image:width', WIDTH),
    property('og:image:height', HEIGHT),
    property('og:image:alt', `${dataset.judul}. ${dataset.kalimat}`),
    name('twitter:card', 'summary_large_image'),
    name('twitter:title', title),
    name('twitter:description', dataset.kalimat),
    name('twitter:image', picture),
    jsonLd(datasetJsonLd(dataset, published)),
  ]}`;
}
