import type { AnggaranTotals } from '@selaras/contracts';
import {
  formatDateTimeZone,
  formatDecimal,
  formatPercent,
  nomenklaturWords,
  triwulanRomawi,
} from '@selaras/domain';
import { type Html, html } from '../../../plugins/problem/html';
import type { Rekap, RekapNode } from './rekap-anggaran';
import { rekapStyle } from './rekap-anggaran-style';

export interface RekapPage {
  readonly instansi: string;
  readonly satuanKerjaNama: string;
  readonly tahun: number;
  readonly dicetak: Date;
  /** null when the unit's plan of that year is not final and the reader may not see its draft. */
  readonly rekap: Rekap | null;
}

const COLUMNS = 10;

/** The budget recap as one page to read and print: no script, its own style, every text escaped. */
export function rekapPage(page: RekapPage): string {
  const { instansi, satuanKerjaNama, tahun, dicetak, rekap } = page;
  return html`<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Rekap Anggaran ${satuanKerjaNama} Tahun ${tahun}</title>
${rekapStyle}
</head>
<body>
<main>
<header>
  <p class="instansi">${instansi}</p>
  <h1>Rekap Anggaran Tahun ${tahun}</h1>
  <p class="unit">${satuanKerjaNama}</p>
</header>
${rekap === null || rekap.program.length === 0 ? empty(rekap) : content(rekap)}
<footer>Dicetak ${formatDateTimeZone(dicetak)}</footer>
</main>
</body>
</html>`.text;
}

const empty = (rekap: Rekap | null): Html => html`
<p class="kosong">${
  rekap === null
    ? 'Anggaran satuan kerja ini pada tahun tersebut belum ditetapkan.'
    : 'There are no records to show'
}</p>`;

const content = ({ program, total }: Rekap): Html => html`
<dl class="ringkasan">
  ${figure('Pagu', `Rp ${formatDecimal(total.pagu)}`)}
  ${figure('Realisasi', `Rp ${formatDecimal(total.realisasi)}`)}
  ${figure('Sisa', `Rp ${formatDecimal(total.sisa)}`)}
  ${figure('Serapan', formatPercent(total.serapan))}
</dl>
<div class="gulir" tabindex="0" role="region" aria-label="Tabel rekap anggaran">
<table>
  <caption>Pagu dan realisasi per triwulan, dalam rupiah</caption>
  <thead>
    <tr>
      <th scope="col" rowspan="2">Kode</th><th scope="col" rowspan="2">Uraian</th>
      <th scope="col" rowspan="2" class="angka">Pagu</th>
      <th scope="colgroup" colspan="5" class="tengah">Realisasi</th>
      <th scope="col" rowspan="2" class="angka">Sisa</th><th scope="col" rowspan="2" class="angka">%</th>
    </tr>
    <tr>
      ${[...triwulanRomawi, 'Jumlah'].map((nama) => html`<th scope="col" class="angka">${nama}</th>`)}
    </tr>
  </thead>
  ${program.map((node) => html`<tbody>${lines(node)}</tbody>`)}
  <tfoot><tr class="total"><th scope="row" colspan="2">Jumlah seluruh program</th>${cells(total)}</tr></tfoot>
</table>
</div>`;

const figure = (nama: string, nilai: string): Html => html`<div><dt>${nama}</dt><dd>${nilai}</dd></div>`;

const lines = (node: RekapNode): Html[] => [
  html`<tr class="${node.level}">
    <td class="kode">${node.kode}</td>
    <th scope="row"><span class="tingkat">${nomenklaturWords[node.level]}</span> ${node.nama}</th>${cells(node)}
  </tr>`,
  ...(node.paguSendiri === null ? [] : [difference(node)]),
  ...node.anak.flatMap(lines),
];

/** A budget that its own parts do not add up to is said aloud instead of hidden in a sum. */
const difference = ({ paguSendiri, pagu }: RekapNode): Html => html`
  <tr class="beda"><td></td><td colspan="${COLUMNS - 1}">Pagu tercatat Rp ${formatDecimal(paguSendiri)}, jumlah
    rinciannya Rp ${formatDecimal(pagu)}.</td></tr>`;

const cells = ({ pagu, tw, realisasi, sisa, serapan }: AnggaranTotals): Html =>
  html`${[pagu, ...tw, realisasi, sisa].map(
    (nilai) => html`<td class="angka">${formatDecimal(nilai)}</td>`,
  )}<td class="angka persen">${formatPercent(serapan)}${bar(serapan)}</td>`;

const bar = (serapan: number | null): Html =>
  html`<svg class="batang" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true"><rect width="${Math.min(100, Math.max(0, serapan ?? 0))}" height="4"/></svg>`;
