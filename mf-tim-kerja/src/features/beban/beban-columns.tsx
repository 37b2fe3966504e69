import type { BebanKerja, OrangBeban } from '@selaras/contracts';
import {
  allTriwulan,
  bobotSetahun,
  formatDecimal,
  panasBebanOf,
  panasBebanWords,
  round,
  type Triwulan,
  triwulanWord,
} from '@selaras/domain';
import type { RowDrawing, SheetColumn } from '@selaras/sheet';
import type { CSSProperties } from 'react';

/** Decimals of a weight that is read. */
const DIGITS = 2;

/** Times the mean at which the line at the foot of a field is full. */
const FULL = 2;

export type BebanColumn = SheetColumn<OrangBeban> & { readonly triwulan?: Triwulan };

export const bobotText = (bobot: number): string => formatDecimal(bobot, DIGITS);

export const langkahText = (jumlah: number): string => `${jumlah} langkah`;

/** Columns of a unit's load: the person, his quarters, his year, and where he belongs. */
export const bebanColumns = (bidang: BebanKerja['bidang']): readonly BebanColumn[] => {
  const names = new Map(bidang.map(({ id, nama }) => [id, nama]));
  return [
    { id: 'nama', title: 'Pegawai', kind: 'text', width: 17, opens: true, value: ({ nama }) => nama },
    ...allTriwulan.map(
      (triwulan): BebanColumn => ({
        id: `tw${triwulan}`,
        title: triwulanWord(triwulan),
        over: 'Bobot · langkah',
        kind: 'drawn',
        width: 8.5,
        opens: true,
        triwulan,
        value: ({ bobot }) => round(bobot[triwulan - 1] ?? 0, DIGITS),
      }),
    ),
    {
      id: 'setahun',
      title: 'Setahun',
      over: 'Bobot · langkah',
      kind: 'drawn',
      width: 8.5,
      value: ({ bobot }) => round(bobotSetahun(bobot), DIGITS),
    },
    {
      id: 'bidang',
      title: 'Bidang',
      kind: 'text',
      width: 13,
      value: ({ bidang_id }) => names.get(bidang_id ?? 0) ?? null,
    },
    { id: 'nip', title: 'NIP', kind: 'text', width: 11, value: ({ nip }) => nip },
  ];
};

/** What stands below a name: that he is gone, where he comes from, or his post. */
const postOf = ({ jabatan, asal, berhenti }: OrangBeban) =>
  [berhenti ? 'Sudah berhenti' : null, asal === null ? null : `Dari ${asal}`, jabatan]
    .filter((part) => part !== null)
    .join(' · ');

/** How the rows are drawn beside these means: figures, word and line of a field say the same as its colour. */
export const bebanDrawing = (rata: readonly number[]): RowDrawing<OrangBeban, BebanColumn> => ({
  nameOf: ({ nama }) => nama,
  draw(row, { id, triwulan }) {
    if (id === 'nama') {
      return (
        <span data-orang="">
          <strong>{row.nama}</strong>
          <span>{postOf(row)}</span>
        </span>
      );
    }
    if (id === 'setahun') {
      return (
        <span data-setahun="">
          <b>{bobotText(bobotSetahun(row.bobot))}</b>
          <span>{langkahText(row.langkah)}</span>
        </span>
      );
    }
    if (triwulan === undefined) return undefined;
    const [bobot, mean] = [row.bobot[triwulan - 1] ?? 0, rata[triwulan - 1] ?? 0];
    const panas = panasBebanOf(bobot, mean);
    const filled = mean === 0 ? 0 : Math.min(bobot / (FULL * mean), 1) * 100;
    return (
      <span data-panas={panas} style={{ '--isi': `${filled}%` } as CSSProperties}>
        {panas !== 'kosong' && (
          <b>
            {bobotText(bobot)} <small>· {langkahText(row.jumlah[triwulan - 1] ?? 0)}</small>
          </b>
        )}
        <em>{panasBebanWords[panas]}</em>
      </span>
    );
  },
});
