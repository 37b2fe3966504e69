import { formatRupiah } from '../../../numbers/format-number';
import type { PlanTarget } from '../../../perencanaan/plan-line';
import { targetText } from '../../../perencanaan/plan-line';
import type { IkuLaporan } from './iku-laporan';
import { kolomNomor, type TabelLaporan, tabelLaporan } from './tabel-laporan';

interface Misi {
  readonly nomor: string;
  readonly misi: string;
  readonly tujuan: readonly {
    readonly tujuan: string;
    readonly sasaran: readonly { readonly sasaran: string }[];
  }[];
}

/** The regency's vision and missions, and the goals and objectives below each mission. */
export function tabelVisiMisi({
  visi,
  misi,
}: {
  readonly visi: string | null;
  readonly misi: readonly Misi[];
}): TabelLaporan[] {
  const sasaran = misi.flatMap(({ nomor, tujuan }) =>
    tujuan.flatMap((goal) => {
      const texts: readonly (string | null)[] =
        goal.sasaran.length === 0 ? [null] : goal.sasaran.map((one) => one.sasaran);
      return texts.map((text) => ({ nomor, tujuan: goal.tujuan, sasaran: text }));
    }),
  );
  const catatan = `Sumber: RPJMD.${visi === null ? '' : ` Visi: ${visi}`}`;
  return [
    tabelLaporan({
      kode: 'misi',
      judul: 'Visi dan misi',
      kolom: [
        { judul: 'Misi', lebar: 1, rata: 'tengah', isi: ({ nomor }) => nomor },
        { judul: 'Uraian', lebar: 9, isi: (row) => row.misi },
      ],
      rows: misi,
      catatan,
    }),
    tabelLaporan({
      kode: 'tujuan-sasaran',
      judul: 'Tujuan dan sasaran',
      kolom: [
        { judul: 'Misi', lebar: 1, rata: 'tengah', isi: ({ nomor }) => nomor },
        { judul: 'Tujuan', lebar: 5, isi: ({ tujuan }) => tujuan },
        { judul: 'Sasaran strategis', lebar: 5, isi: (row) => row.sasaran },
      ],
      rows: sasaran,
      catatan: 'Sumber: RPJMD.',
    }),
  ];
}

interface SasaranUnit {
  readonly tujuan: string | null;
  readonly sasaran: string;
  readonly induk: { readonly nomor: string; readonly sasaran: string };
}

/** A unit's goals and objectives, each once, with what it serves in the regency's plan. */
export function tabelTujuanUnit(goals: readonly SasaranUnit[]): TabelLaporan {
  const rows = new Map(
    goals.map((goal) => [[goal.tujuan, goal.sasaran, goal.induk.sasaran].join('\n'), goal]),
  );
  return tabelLaporan({
    kode: 'tujuan-sasaran',
    judul: 'Tujuan dan sasaran strategis',
    kolom: [
      { judul: 'Tujuan', lebar: 4, isi: ({ tujuan }) => tujuan },
      { judul: 'Sasaran strategis', lebar: 4, isi: ({ sasaran }) => sasaran },
      { judul: 'Sasaran RPJMD yang didukung', lebar: 4, isi: ({ induk }) => induk.sasaran },
    ],
    rows: [...rows.values()],
    catatan: 'Sumber: Renstra dan RPJMD.',
  });
}

/** Key indicators with their targets through the period. */
export const tabelIku = (iku: readonly IkuLaporan[]): TabelLaporan =>
  tabelLaporan({
    kode: 'iku',
    judul: 'Indikator kinerja utama dan targetnya',
    kolom: [
      kolomNomor,
      { judul: 'Sasaran', lebar: 5, isi: ({ sasaran }) => sasaran },
      { judul: 'Indikator', lebar: 5, isi: ({ indikator }) => indikator },
      { judul: 'Satuan', lebar: 2, isi: ({ satuan }) => satuan },
      ...(iku[0]?.tren ?? []).map(({ tahun }, index) => ({
        judul: String(tahun),
        lebar: 2,
        rata: 'kanan' as const,
        isi: (row: IkuLaporan) => targetText({ ...row, target: row.tren[index]?.target ?? null }),
      })),
    ],
    rows: iku,
    catatan: 'Target setiap tahun periode. Sumber: perencanaan lima tahun.',
  });

interface Perjanjian {
  readonly perubahan_ke: number;
  readonly status: string;
  /** ISO date on which it was issued; null: not yet. */
  readonly tanggal: string | null;
  readonly anggaran: number | null;
  readonly item: readonly (PlanTarget & {
    readonly sasaran: string;
    readonly indikator: string;
    readonly satuan: string | null;
  })[];
}

/** A promise with the agreement that it is of. */
interface Janji {
  readonly item: Perjanjian['item'][number];
  readonly dari: Perjanjian;
}

/**
 * What was promised, each promise once: a head signs an agreement for every goal, and each of them holds all of his goals.
 * Where one was amended and another not, the newest says it; one of which nothing stands any more is not named below.
 */
export function tabelPerjanjian(tahun: number, perjanjian: readonly Perjanjian[]): TabelLaporan {
  const rows = newestJanji(perjanjian);
  const stands = (one: Perjanjian) => one.item.length === 0 || rows.some(({ dari }) => dari === one);
  return tabelLaporan({
    kode: 'perjanjian-kinerja',
    judul: `Perjanjian kinerja tahun ${tahun}`,
    kolom: [
      kolomNomor,
      { judul: 'Sasaran', lebar: 5, isi: ({ item }) => item.sasaran },
      { judul: 'Indikator', lebar: 5, isi: ({ item }) => item.indikator },
      { judul: 'Satuan', lebar: 2, isi: ({ item }) => item.satuan },
      { judul: 'Target', lebar: 2, rata: 'kanan', isi: ({ item }) => targetText(item) },
    ],
    rows,
    catatan:
      perjanjian.length === 0
        ? 'Belum ada perjanjian kinerja.'
        : [...new Set(perjanjian.filter(stands).map(noteOf))].join(' '),
  });
}

/** Promises in the order in which they are first named, each out of the newest agreement that has it. */
function newestJanji(perjanjian: readonly Perjanjian[]): Janji[] {
  const rows = new Map<string, Janji>();
  for (const dari of perjanjian) {
    for (const item of dari.item) {
      const promise = JSON.stringify([item.sasaran, item.indikator, item.satuan]);
      const before = rows.get(promise);
      if (before === undefined || !isNewer(before.dari, dari)) rows.set(promise, { item, dari });
    }
  }
  return [...rows.values()];
}

/** Whether an agreement is of a later amendment, or of the same and issued later. */
const isNewer = (one: Perjanjian, other: Perjanjian): boolean =>
  one.perubahan_ke === other.perubahan_ke
    ? (one.tanggal ?? '') > (other.tanggal ?? '')
    : one.perubahan_ke > other.perubahan_ke;

function noteOf({ perubahan_ke, status, anggaran }: Perjanjian): string {
  const which =
    perubahan_ke === 0 ? 'Perjanjian kinerja awal' : `Perjanjian kinerja perubahan ke-${perubahan_ke}`;
  const signed = status === 'ditandatangani' ? 'sudah ditandatangani' : 'belum ditandatangani';
  return `${which}, ${signed}${anggaran === null ? '' : `, dengan anggaran ${formatRupiah(anggaran)}`}.`;
}
