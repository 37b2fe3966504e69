import { alasanEfisiensi, serapan } from '../../../capaian/anggaran';
import { isTercapai } from '../../../capaian/capaian';
import { formatDecimal, formatRupiah } from '../../../numbers/format-number';
import { sumRupiah } from '../../../numbers/sum-rupiah';
import type { BarisEfisiensiLaporan } from '../tabel/tabel-anggaran';
import type { ProgramPendukung } from '../tabel/tabel-pendukung';
import { deretKata, namaKata, persen, tanpaTitik } from './kata-draf';

/** Programmes that a draft names, and texts that it repeats; the table beside it has all of them. */
const NAMED = 3;
const QUOTED = 5;
const REST = 'selengkapnya dalam tabel';

export interface TentangDraf {
  readonly indikator: string;
  readonly tahun: number;
  /** Of the regency: its programmes are those of several units. */
  readonly kabupaten: boolean;
}

const namaProgram = ({ nama }: ProgramPendukung) => (nama === null ? 'Tanpa program' : namaKata(nama));
const tidakAda = ({ indikator, tahun }: TentangDraf) =>
  `Tidak ada program yang tercatat mendukung ${indikator} pada tahun ${tahun}`;

/** Analysis 5: which programmes met their target, why others did not, and what is done about it. */
export function drafPenyebab(tentang: TentangDraf, rows: readonly ProgramPendukung[]): string[] {
  if (rows.length === 0)
    return [`${tidakAda(tentang)}, sehingga penyebab dan solusinya belum dapat diuraikan.`];
  const missed = rows
    .filter(({ capaian }) => capaian !== null && !isTercapai(capaian))
    .toSorted((one, other) => (one.capaian ?? 0) - (other.capaian ?? 0));
  const causes = distinct(rows.flatMap(({ penyebab }) => penyebab));
  const remedies = distinct(rows.flatMap(({ solusi }) => solusi));
  return [
    jumlahKata(tentang, rows, missed.length),
    ...lowest(missed),
    ...quoted('Penyebab yang dicatat', 'Penyebabnya belum dicatat.', causes, missed.length > 0),
    ...quoted(
      'Solusi yang dicatat',
      'Solusinya belum dicatat.',
      remedies,
      missed.length > 0 || causes.length > 0,
    ),
  ];
}

function jumlahKata({ indikator }: TentangDraf, rows: readonly ProgramPendukung[], missed: number): string {
  const all = rows.length;
  const met = rows.filter(({ capaian }) => isTercapai(capaian)).length;
  const parts = [
    [met, 'mencapai target'],
    [missed, 'belum mencapai target'],
    [all - met - missed, 'capaiannya belum dapat dihitung'],
  ] as const;
  const counted = parts.filter(([count]) => count > 0);
  const whole = counted.length === 1 ? counted[0] : undefined;
  const below = `kinerja program yang mendukung ${indikator}`;
  if (whole !== undefined)
    return all === 1 ? `Satu ${below} ${whole[1]}.` : `Seluruh ${formatDecimal(all)} ${below} ${whole[1]}.`;
  return `Dari ${formatDecimal(all)} ${below}, ${deretKata(
    counted.map(([count, words]) => `${formatDecimal(count)} ${words}`),
  )}.`;
}

function lowest(missed: readonly ProgramPendukung[]): string[] {
  if (missed.length === 0) return [];
  const named = missed.slice(0, NAMED).map((row) => `${namaProgram(row)} (${persen(row.capaian ?? 0)})`);
  return [`Capaian terendah: ${named.join('; ')}${missed.length > NAMED ? `; ${REST}` : ''}.`];
}

function quoted(label: string, none: string, texts: readonly string[], expected: boolean): string[] {
  if (texts.length === 0) return expected ? [none] : [];
  const rest = texts.length > QUOTED ? `; ${REST}` : '';
  return [`${label}: ${texts.slice(0, QUOTED).join('; ')}${rest}.`];
}

const distinct = (texts: readonly string[]) => [...new Set(texts.map(tanpaTitik).filter(Boolean))];

const tidakEfisien: Readonly<Record<NonNullable<ReturnType<typeof alasanEfisiensi>>, string>> = {
  'tanpa-capaian': 'Efisiensi belum dapat dihitung karena capaian indikator belum ada.',
  'tidak-tercapai': 'Efisiensi tidak dihitung karena target indikator belum tercapai.',
  'tanpa-anggaran': 'Efisiensi belum dapat dihitung.',
  'tanpa-realisasi': 'Efisiensi belum dapat dihitung.',
  'melebihi-anggaran': 'Target tercapai, tetapi belanja melebihi anggaran, sehingga tidak ada penghematan.',
};

/** Analysis 6: what was spent, and what was saved where the target was met. */
export function drafEfisiensi({ indikator, tahun }: TentangDraf, row: BarisEfisiensiLaporan): string[] {
  const alasan = alasanEfisiensi(row);
  return [belanjaKata(`Anggaran program pendukung ${indikator} tahun ${tahun}`, row), hemat(row, alasan)];
}

function belanjaKata(subject: string, { pagu, realisasi }: BarisEfisiensiLaporan): string {
  if (pagu === null || pagu <= 0) return `${subject} belum ada.`;
  const budget = `${subject} sebesar ${formatRupiah(pagu)}`;
  if (realisasi === null) return `${budget}; realisasinya belum diisi.`;
  return `${budget} terealisasi ${formatRupiah(realisasi)} atau ${persen(serapan(pagu, realisasi) ?? 0)}.`;
}

function hemat({ efisiensi }: BarisEfisiensiLaporan, alasan: ReturnType<typeof alasanEfisiensi>): string {
  if (alasan !== null) return tidakEfisien[alasan];
  if (efisiensi === null || efisiensi.nominal === 0)
    return 'Target tercapai dengan seluruh anggaran terpakai, sehingga tidak ada penghematan.';
  return `Target tercapai dengan penghematan ${formatRupiah(efisiensi.nominal)} atau ${persen(efisiensi.persen)} dari anggaran, sehingga penggunaan sumber daya efisien.`;
}

interface Anggaran {
  readonly nama: string;
  readonly unit: string;
  readonly anggaran: number;
}

/** Analysis 7: programmes below the indicator, those with the largest budget first. */
export function drafProgram(tentang: TentangDraf, rows: readonly ProgramPendukung[]): string[] {
  if (rows.length === 0) return [`${tidakAda(tentang)}.`];
  const { indikator, tahun, kabupaten } = tentang;
  const programs = perProgram(rows);
  const units = new Set(rows.map(({ unit }) => unit)).size;
  const from = kabupaten ? ` dari ${formatDecimal(units)} perangkat daerah` : '';
  const sum = sumRupiah(rows.map(({ anggaran }) => anggaran ?? 0));
  const silent = rows.filter(({ anggaran }) => anggaran === null).length;
  const money = silent === rows.length ? 'yang belum beranggaran' : `dengan anggaran ${formatRupiah(sum)}`;
  const named = programs
    .slice(0, NAMED)
    .map(({ nama, unit, anggaran }) => `${nama} (${kabupaten ? `${unit}, ` : ''}${formatRupiah(anggaran)})`);
  const more = programs.length > NAMED;
  return [
    `Pada tahun ${tahun} ${indikator} didukung ${formatDecimal(rows.length)} kinerja program${from} ${money}.`,
    `${more ? 'Anggaran terbesar' : 'Program pendukungnya'}: ${named.join('; ')}${more ? `; ${REST}` : ''}.`,
    ...(silent > 0 && silent < rows.length
      ? [`${formatDecimal(silent)} kinerja program belum beranggaran.`]
      : []),
  ];
}

/** A programme stands below a goal once for each of its indicators. */
function perProgram(rows: readonly ProgramPendukung[]): Anggaran[] {
  const programs = new Map<string, Anggaran>();
  for (const row of rows) {
    const nama = namaProgram(row);
    const key = JSON.stringify([row.unit, row.kode, nama]);
    const anggaran = sumRupiah([programs.get(key)?.anggaran ?? 0, row.anggaran ?? 0]);
    programs.set(key, { nama, unit: row.unit, anggaran });
  }
  return [...programs.values()].toSorted((one, other) => other.anggaran - one.anggaran);
}
