import { formatMeasure, formatPercent, formatRupiah } from '../../numbers/format-number';

/** What a figure of a portrait is measured in, where that is written beside it. */
export const satuanPotret = ['persen', 'rupiah'] as const;

/** A figure of a portrait; `dari` says of how many, where it is a part. */
export interface AngkaPotret {
  readonly nama: string;
  readonly nilai: number | null;
  readonly dari: number | null;
  readonly satuan: (typeof satuanPotret)[number] | null;
}

interface TabelPotret {
  readonly judul: string;
  readonly baris: readonly { readonly tingkat: number; readonly sel: readonly (string | number | null)[] }[];
  readonly jumlah: number;
}

/** What is compared of two portraits of one source. */
export interface PotretIsi {
  readonly kalimat: string;
  readonly angka: readonly AngkaPotret[];
  readonly tabel: readonly TabelPotret[];
}

/** A portrait's figure for people: `3 dari 5`, `87,5%`, `Rp 1.000`; a figure that is not known says so. */
export function formatAngkaPotret({ nilai, dari, satuan }: Omit<AngkaPotret, 'nama'>): string {
  if (nilai === null) return 'belum ada';
  if (satuan === 'persen') return formatPercent(nilai);
  if (satuan === 'rupiah') return formatRupiah(nilai);
  return dari === null ? formatMeasure(nilai) : `${formatMeasure(nilai)} dari ${formatMeasure(dari)}`;
}

/** What is different between a portrait that was taken and the present one, a sentence each; none while they are the same. */
export function perubahanPotret(lama: PotretIsi, kini: PotretIsi): string[] {
  const angka = kini.angka.flatMap((now) => {
    const was = lama.angka.find(({ nama }) => nama === now.nama);
    if (was === undefined) return [`${now.nama}: ${formatAngkaPotret(now)} (baru)`];
    const [before, after] = [formatAngkaPotret(was), formatAngkaPotret(now)];
    return before === after ? [] : [`${now.nama}: ${before} menjadi ${after}`];
  });
  const tabel = kini.tabel.flatMap((now) => {
    const was = lama.tabel.find(({ judul }) => judul === now.judul);
    return was === undefined ? [`${now.judul}: tabel baru`] : perubahanTabel(was, now);
  });
  const gone = lama.tabel.filter(({ judul }) => !kini.tabel.some((now) => now.judul === judul));
  const told = [...angka, ...tabel, ...gone.map(({ judul }) => `${judul}: tidak ada lagi`)];
  return told.length === 0 && lama.kalimat !== kini.kalimat ? [kini.kalimat] : told;
}

function perubahanTabel(lama: TabelPotret, kini: TabelPotret): string[] {
  const textOf = (row: TabelPotret['baris'][number]) => JSON.stringify([row.tingkat, row.sel]);
  const missing = (rows: TabelPotret['baris'], others: TabelPotret['baris']) => {
    const left = new Map<string, number>();
    for (const row of others) left.set(textOf(row), (left.get(textOf(row)) ?? 0) + 1);
    return rows.filter((row) => {
      const count = left.get(textOf(row)) ?? 0;
      left.set(textOf(row), count - 1);
      return count <= 0;
    }).length;
  };
  const added = missing(kini.baris, lama.baris);
  const removed = missing(lama.baris, kini.baris);
  const words = [
    ...(added > 0 ? [`${added} baris baru atau berubah`] : []),
    ...(removed > 0 ? [`${removed} baris lama tidak ada lagi`] : []),
  ];
  return words.length === 0 ? [] : [`${kini.judul}: ${words.join(', ')}`];
}
