import { anggaranName, formatDecimal, perjanjianTitle, sasaranNumber, targetText } from '@selaras/domain';
import type { Content, TableCell } from 'pdfmake/interfaces';
import { annexHead } from '../../../kit/pdf/letter';
import { cellText, letterTable } from '../../../kit/pdf/letter-table';
import type { PerjanjianAnggaran, PerjanjianItem, PerjanjianKinerja } from './perjanjian-kinerja';

/** Annex: what is to be reached, then the money for it with its total (domain §5). */
export function lampiran(perjanjian: PerjanjianKinerja): Content[] {
  const { satuan_kerja_nama, pihak_pertama, item, anggaran } = perjanjian;
  return [
    ...annexHead(perjanjianTitle(perjanjian), satuan_kerja_nama ?? pihak_pertama.jabatan),
    letterTable({
      widths: [24, '*', '*', 62, 62],
      heads: ['No', 'Sasaran', 'Indikator Kinerja', 'Satuan', 'Target'],
      rows: itemRows(item),
    }),
    ...(anggaran.length === 0 ? [] : [budgetTable(perjanjian)]),
  ];
}

/** Indicators of one goal share its number and text in one merged cell. */
function itemRows(items: readonly PerjanjianItem[]): TableCell[][] {
  const numbers = sasaranNumber(items);
  return items.map((item, index) => {
    const nomor = numbers[index] ?? null;
    const rowSpan = runLength(items, index);
    return [
      nomor === null ? '' : { text: String(nomor), alignment: 'center', rowSpan },
      nomor === null ? '' : { ...cellText(item.sasaran), rowSpan },
      cellText(item.indikator),
      { ...cellText(item.satuan ?? '-'), alignment: 'center' },
      { text: targetText(item), alignment: 'right' },
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
    ...letterTable({
      widths: [24, '*', 108, 76],
      heads: ['No', anggaranName(jenis), 'Anggaran', 'Keterangan'],
      rows: [
        ...anggaran.map(budgetRow),
        [
          { text: 'Jumlah', colSpan: 2, bold: true, alignment: 'right' },
          {},
          { text: `Rp ${formatDecimal(total)}`, bold: true, alignment: 'right' },
          '',
        ],
      ],
    }),
  };
}

function budgetRow({ kode, nama, anggaran, keterangan }: PerjanjianAnggaran, index: number): TableCell[] {
  return [
    { text: String(index + 1), alignment: 'center' },
    cellText(kode === null ? nama : `${kode} ${nama}`),
    { text: `Rp ${formatDecimal(anggaran)}`, alignment: 'right' },
    cellText(keterangan ?? ''),
  ];
}
