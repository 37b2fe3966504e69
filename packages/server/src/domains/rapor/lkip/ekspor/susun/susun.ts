import type { Laporan, LaporanBagian, LaporanGrafik, LaporanTabel } from '@selaras/contracts';
import { bersih } from './bersih';
import type { Blok, Cetakan } from './cetakan';
import { Penomor } from './penomor';
import { blokNaskah, type Tempat } from './susun-naskah';

/** Annexes count their tables and pictures as L.1, L.2. */
const LAMPIRAN = 'L';
const romawi = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

/** The report ready to be drawn: sections, tables and pictures numbered, words without what paper cannot hold. */
export const susunCetakan = (laporan: Laporan): Cetakan => ({
  ...susunKepala(laporan),
  blok: [...susunBagian(laporan)].flat(),
});

/** What stands on the cover and at the foot of every page. */
export const susunKepala = ({ judul, tahun, instansi, daerah }: Laporan): Omit<Cetakan, 'blok'> => ({
  judul: bersih(judul),
  tahun,
  instansi: bersih(instansi),
  daerah: bersih(daerah),
});

/** The blocks of a report section by section: whoever takes them may let others go first in between. */
export function* susunBagian({ bab }: Laporan): Generator<Blok[]> {
  const penomor = new Penomor();
  for (const each of bab) yield* chapter(each, penomor);
}

function* chapter({ nomor, judul, bagian }: Laporan['bab'][number], penomor: Penomor): Generator<Blok[]> {
  const bab = nomor === null ? LAMPIRAN : String(romawi.indexOf(nomor) + 1);
  penomor.chapter(bab);
  const kepala = nomor === null ? null : `BAB ${nomor}`;
  const teks = bersih(judul);
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
  const judul = bersih(part.judul);
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
  const sum = kolom.reduce((all, { lebar }) => all + lebar, 0);
  return {
    jenis: 'tabel',
    id: penomor.id(),
    label: penomor.label('Tabel'),
    judul: bersih(judul),
    lebar: kolom.map(({ lebar }) => (lebar / sum) * 100),
    rata: kolom.map(({ rata }) => rata),
    kepala: [kolom.map((column) => bersih(column.judul))],
    baris: baris.map((cells) => kolom.map((_, at) => bersih(cells[at] ?? ''))),
    total: total && kolom.map((_, at) => bersih(total[at] ?? '')),
    catatan: bersih(catatan),
  };
}

/** Painted into the file of its code, as wide as the text. */
const dataChart = ({ kode, judul, alt }: LaporanGrafik, { nama }: Tempat, penomor: Penomor): Blok => ({
  jenis: 'gambar',
  id: penomor.id(),
  label: penomor.label('Gambar'),
  judul: bersih(judul),
  alt: bersih(alt),
  berkas: kode,
  lebar: 100,
  bagian: nama,
});
