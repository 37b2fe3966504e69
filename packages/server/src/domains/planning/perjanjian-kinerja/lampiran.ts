import { formatDecimal, judulPerjanjian, namaAnggaran, nomorSasaran } from '@selaras/domain';
import type { Content, TableCell } from 'pdfmake/interfaces';
import type { PerjanjianAnggaran, PerjanjianItem, PerjanjianKinerja } from './perjanjian-kinerja';

/** Decimals of a target. */
const TARGET_DIGITS = 4;
/** A word longer than this may be broken anywhere, so that it never runs out of its cell. */
const LONGEST_WORD = 24;

/** Text of a cell, wrapped even when it is one endless word. */
const text = (value: string): { text: string; wordBreak?: 'break-all' } => ({
  text: value,
  ...(value.split(/\s/).some(({ length }) => length > LONGEST_WORD) && { wordBreak: 'break-all' }),
});
const head = (value: string): TableCell => ({ text: value, style: 'kepalaTabel' });

/** Annex: what is to be reached, then the money for it with its total (domain §5). */
export function lampiran(perjanjian: PerjanjianKinerja): Content[] {
  const { satuan_kerja_nama, pihak_pertama, item, anggaran } = perjanjian;
  return [
    { text: `LAMPIRAN\n${judulPerjanjian(perjanjian)}`, style: 'judul', pageBreak: 'before' },
    { text: (satuan_kerja_nama ?? pihak_pertama.jabatan).toUpperCase(), style: 'unit' },
    {
      table: {
        headerRows: 1,
        dontBreakRows: true,
        keepWithHeaderRows: 1,
        widths: [24, '*', '*', 62, 62],
        body: [['No', 'Sasaran', 'Indikator Kinerja', 'Satuan', 'Target'].map(head), ...itemRows(item)],
      },
      layout: 'resmi',
    },
    ...(anggaran.length === 0 ? [] : [budgetTable(perjanjian)]),
  ];
}

/** Indicators of one goal share its number and text in one merged cell. */
function itemRows(items: readonly PerjanjianItem[]): TableCell[][] {
  const numbers = nomorSasaran(items);
  return items.map((item, index) => {
    const nomor = numbers[index] ?? null;
    const rowSpan = runLength(items, index);
    return [
      nomor === null ? '' : { text: String(nomor), alignment: 'center', rowSpan },
      nomor === null ? '' : { ...text(item.sasaran), rowSpan },
      text(item.indikator),
      { ...text(item.satuan ?? '-'), alignment: 'center' },
      { text: formatDecimal(item.target, TARGET_DIGITS), alignment: 'right' },
    ];
  });
}

/** How many rows from `start` on belong to the same goal. */
function runLength(items: readonly PerjanjianItem[], start: number): number {
  const end = items.findIndex((item, index) => index > start && item.sasaran !== items[start]?.sasaran);
  return (end === -1 ? items.length : end) - start;
}

function budgetTable({ jenis, anggaran }: PerjanjianKinerja): Content {
  const total = anggaran.reduce((sum, row) => sum + row.anggaran, 0);
  return {
    margin: [0, 18, 0, 0],
    table: {
      headerRows: 1,
      dontBreakRows: true,
      keepWithHeaderRows: 1,
      widths: [24, '*', 108, 76],
      body: [
        ['No', namaAnggaran(jenis), 'Anggaran', 'Keterangan'].map(head),
        ...anggaran.map(budgetRow),
        [
          { text: 'Jumlah', colSpan: 2, bold: true, alignment: 'right' },
          {},
          { text: `Rp ${formatDecimal(total)}`, bold: true, alignment: 'right' },
          '',
        ],
      ],
    },
    layout: 'resmi',
  };
}

function budgetRow({ kode, nama, anggaran, keterangan }: PerjanjianAnggaran, index: number): TableCell[] {
  return [
    { text: String(index + 1), alignment: 'center' },
    text(kode === null ? nama : `${kode} ${nama}`),
    { text: `Rp ${formatDecimal(anggaran)}`, alignment: 'right' },
    text(keterangan ?? ''),
  ];
}
