import { pageAddress } from '@selaras/contracts';
import { type Html, html } from '../../../kit/html/html';
import type { Dataset } from '../../../kit/open-data/dataset';

import { embedChart } from './embed-chart';
import { SCRIPT_PATH, STYLE_PATH } from './embed-paths';

interface EmbedWords {
  readonly instansi: string;
  readonly sumber: string;
  /** Whether the page around it is told its height. */
  readonly tinggi: boolean;
}

const document = (title: string, tinggi: boolean, content: Html): string =>
  html`<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="${STYLE_PATH}">
${tinggi && html`<script src="${SCRIPT_PATH}" defer></script>`}
</head>
<body><main><article>${content}</article></main></body>
</html>
`.text;

/** A dataset's card in somebody else's page: title, sentence, figures, chart, source and the way to the whole page. */
export const embedPage = (dataset: Dataset, { instansi, sumber, tinggi }: EmbedWords): string =>
  document(
    dataset.judul,
    tinggi,
    html`<p class="asal">${instansi} · ${dataset.tahun}</p>
<h1>${dataset.judul}</h1>
<p>${dataset.kalimat}</p>
${dataset.utama.length > 0 && html`<dl>${dataset.utama.map(({ label, teks }) => html`<div><dt>${label}</dt><dd>${teks}</dd></div>`)}</dl>`}
${dataset.grafik !== null && embedChart(dataset.grafik)}
<footer><span>${sumber}</span><a href="${pageAddress(dataset.path, dataset.pilihan)}" target="_blank" rel="noopener">Lihat lengkap di Selaras</a></footer>`,
  );

/** What stands in the frame when there is no such card. */
export const embedMissing = (instansi: string): string =>
  document(
    'Tidak ditemukan',
    false,
    html`<p class="asal">${instansi}</p><h1>Data ini tidak ditemukan</h1><p>Alamatnya salah, atau datanya belum final.</p><footer><a href="/" target="_blank" rel="noopener">Buka Selaras</a></footer>`,
  );
