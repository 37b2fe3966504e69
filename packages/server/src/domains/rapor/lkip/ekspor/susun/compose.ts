import type { Laporan, LaporanBagian, LaporanGrafik, LaporanTabel } from '@selaras/contracts';
import type { Blok, Cetakan } from './cetakan';
import { cleanText } from './clean-text';
import { blokNaskah, type Tempat } from './compose-naskah';
import { ukuranTabel } from './lebar-kolom';
import { Penomor } from './penomor';

/** Annexes count their tables and pictures as L.1, L.2. */
const LAMPIRAN = 'L';
const romawi = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** The report ready to be drawn: sections, tables and pictures numbered, words without what paper cannot hold. */
export const composeCetakan = (laporan: Laporan): Cetakan => ({
  ...composeHead(laporan),
  blok: [...composeBagian(laporan)].flat(),
});

/** What stands on the cover and at the foot of every page. */
export const composeHead = ({ judul, tahun, instansi, daerah }: Laporan): Omit<Cetakan, 'blok'> => ({
  judul: cleanText(judul),
  tahun,
  instansi: cleanText(instansi),
  daerah: cleanText(daerah),
});

/** The blocks of a report section by section: whoever takes them may let others go first in between. */
export function* composeBagian({ bab }: Laporan): Generator<Blok[]> {
  const penomor = new Penomor();
  for (const each of bab) yield* chapter(each, penomor);
}

function* chapter({ nomor, judul, bagian }: Laporan['bab'][number], penomor: Penomor): Generator<Blok[]> {
  const bab = nomor === null ? LAMPIRAN : String(romawi.indexOf(nomor) + 1);
  penomor.chapter(bab);
  const kepala = nomor === null ? null : `BAB ${nomor}`;
  const teks = cleanText(judul);
  const counts: number[] = [];
  const [first, second] = bagian;
  // A chapter that is one section of the same name says it once.
  const alone = second === undefined && first?.judul === judul;
  const nama = [kepala, teks].filter(Boolean).join(' ');
  yield [{ jenis: 'judul', id: penomor.id(), tingkat: 1, nomor: kepala, teks: teks.toUpperCase() }];
  for (const part of bagian) {
    yield alone
      ? content(part, { tingkat: 1, nama, judul: teks }, penomor)
      : section(part, numberOf(counts, bab, part.tingkat), penomor);
  }
}

/** `3.1.2`; a level that was left out counts as the first. */
function numberOf(counts: number[], bab: string, tingkat: number): string {
  counts.length = Math.min(counts.length, tingkat);
  while (counts.length < tingkat - 1) counts.push(1);
  counts[tingkat - 1] = (counts[tingkat - 1] ?? 0) + 1;
  return [bab, ...counts].join('.');
}

function section(part: LaporanBagian, nomor: string, penomor: Penomor): Blok[] {
  const judul = cleanText(part.judul);
  const tingkat = part.tingkat + 1;
  return [
    { jenis: 'judul', id: penomor.id(), tingkat, nomor, teks: judul },
    ...content(part, { tingkat, nama: `${nomor} ${judul}`, judul }, penomor),
  ];
}

const content = ({ naskah, tabel, grafik }: LaporanBagian, bagian: Tempat, penomor: Penomor): Blok[] => [
  ...(naskah === null ? [] : blokNaskah(naskah, bagian, penomor)),
  ...tabel.map((table) => dataTable(table, penomor)),
  ...grafik.map((chart) => dataChart(chart, bagian, penomor)),
];

function dataTable({ judul, kolom, baris, total, catatan }: LaporanTabel, penomor: Penomor): Blok {
  const cellsOf = (cells: readonly string[]) => kolom.map((_, at) => cleanText(cells[at] ?? ''));
  const rows = {
    kepala: [kolom.map((column) => cleanText(column.judul))],
    baris: baris.map(cellsOf),
    total: total && cellsOf(total),
  };
  const all = [...rows.kepala, ...rows.baris, ...(rows.total === null ? [] : [rows.total])];
  return {
    jenis: 'tabel',
    id: penomor.id(),
    label: penomor.label('Tabel'),
    judul: cleanText(judul),
    ...ukuranTabel(
      kolom.map(({ lebar, rata }, at) => ({ lebar, rata, teks: all.map((cells) => cells[at] ?? '') })),
    ),
    rata: kolom.map(({ rata }) => rata),
    ...rows,
    catatan: cleanText(catatan),
  };
}

/** Painted into the file of its code, as wide as the text. */
const dataChart = ({ kode, judul, alt }: LaporanGrafik, { nama }: Tempat, penomor: Penomor): Blok => ({
  jenis: 'gambar',
  id: penomor.id(),
  label: penomor.label('Gambar'),
  judul: cleanText(judul),
  alt: cleanText(alt),
  berkas: kode,
  lebar: 100,
  bagian: nama,
});
