import { isNomenklaturSalinan, type JenisSalinan, type KeadaanSalinan, kunciSalinan } from './jenis-salinan';
import {
  kunciTeks,
  type PengampuSalinan,
  type PengampuSumber,
  type PengampuTujuan,
  pengampuSalinan,
} from './pengampu-salinan';

/** A row of the plan that is copied; rows above come before it. */
export interface SumberSalinan {
  readonly jenis: JenisSalinan;
  readonly id: number;
  /** Id of the row above: of the kind above, or the goal of a programme performance; null for a row at the top. */
  readonly induk: number | null;
  /** Id of its budget nomenclature. */
  readonly nomenklatur: number | null;
  readonly kode: string | null;
  readonly indikator: string;
  readonly pengampu: PengampuSumber | null;
  /** A step that answers a failure of its year. */
  readonly perbaikan: boolean;
}

/** A row of the plan that is copied into. */
export type TujuanSalinan = Pick<SumberSalinan, 'jenis' | 'id' | 'induk' | 'kode' | 'indikator'>;

interface Tahun {
  readonly dari: number;
  readonly ke: number;
  /** Whether both lie in one five-year period, whose goals are the same rows. */
  readonly satuPeriode: boolean;
}

export interface BahanSalinan {
  readonly sumber: readonly SumberSalinan[];
  readonly tujuan: readonly TujuanSalinan[];
  readonly pengampu: PengampuTujuan;
  readonly tahun: Tahun;
  /** Whether the reader may write the budget nomenclature. */
  readonly bolehNomenklatur: boolean;
}

/** What happens to a row. */
export interface BarisSalinan {
  readonly kunci: string;
  readonly jenis: JenisSalinan;
  readonly id: number;
  readonly keadaan: KeadaanSalinan;
  /** The row that says the same already. */
  readonly tujuanId: number | null;
  /** Rows that it stands on: without each of them it cannot be copied. */
  readonly butuh: readonly string[];
  readonly indukKunci: string | null;
  /** Its nomenclature when that goes with it or is there already. */
  readonly nomenklaturKunci: string | null;
  readonly pengampu: PengampuSalinan;
  /** Why it cannot be copied, or what is left behind. */
  readonly catatan: readonly string[];
}

const indukDari: Readonly<Partial<Record<JenisSalinan, JenisSalinan>>> = {
  kegiatan: 'program',
  sub_kegiatan: 'kegiatan',
  'kinerja-program': 'sasaran-strategis-pd',
  'kinerja-kegiatan': 'kinerja-program',
  'kinerja-sub-kegiatan': 'kinerja-kegiatan',
  'kinerja-langkah-aksi': 'kinerja-sub-kegiatan',
};
const nomenklaturDari: Readonly<Partial<Record<JenisSalinan, JenisSalinan>>> = {
  'kinerja-program': 'program',
  'kinerja-kegiatan': 'kegiatan',
  'kinerja-sub-kegiatan': 'sub_kegiatan',
};

/**
 * What copying a plan would do, row by row: nomenclature is the same by its code, a goal by its row or, of another period,
 * by its indicator, everything else by its indicator below the same row. Rows that say the same twice are told apart by
 * their order, so that copying again finds both.
 */
export function rencanaSalinan(bahan: BahanSalinan): BarisSalinan[] {
  const { sumber, tahun } = bahan;
  const ada = new Map<string, number[]>();
  for (const row of bahan.tujuan) {
    const tanda = tandaOf(row.jenis, row.induk, isiOf(row));
    ada.set(tanda, [...(ada.get(tanda) ?? []), row.id]);
  }
  const periode = new Set(
    bahan.tujuan.flatMap(({ jenis, id }) => (jenis === 'sasaran-strategis-pd' ? [id] : [])),
  );
  const rows = new Map<string, BarisSalinan>();

  /** The next row of the target year that says this. */
  const sama = (row: SumberSalinan, induk: number | null): number | null => {
    if (row.jenis === 'sasaran-strategis-pd' && tahun.satuPeriode) return periode.has(row.id) ? row.id : null;
    return ada.get(tandaOf(row.jenis, induk, isiOf(row)))?.shift() ?? null;
  };

  for (const row of sumber) {
    const { jenis, id } = row;
    const kunci = kunciSalinan(jenis, id);
    const above = indukDari[jenis];
    const indukKunci = above === undefined || row.induk === null ? null : kunciSalinan(above, row.induk);
    const induk = indukKunci === null ? undefined : rows.get(indukKunci);
    const pengampu = pengampuSalinan(row.pengampu, bahan.pengampu, tahun.ke);
    const base = { kunci, jenis, id, indukKunci, pengampu };
    const tidak = (catatan: string): BarisSalinan => ({
      ...base,
      keadaan: 'tidak',
      tujuanId: null,
      butuh: [],
      nomenklaturKunci: null,
      catatan: [catatan],
    });
    // A code is there whatever becomes of the row above it: a programme may have another code by now.
    const kodeAda = isNomenklaturSalinan(jenis) ? sama(row, null) : null;
    const masalah = kodeAda === null ? alasanOf(row, induk, above !== undefined, tahun) : null;
    if (masalah !== null) {
      rows.set(kunci, tidak(masalah));
      continue;
    }
    const isNew = isNomenklaturSalinan(jenis) || induk?.keadaan === 'baru';
    const tujuanId = kodeAda ?? (isNew ? null : sama(row, induk?.tujuanId ?? null));
    if (tujuanId !== null) {
      rows.set(kunci, { ...tidak(''), keadaan: 'ada', tujuanId, catatan: [] });
    } else if (jenis === 'sasaran-strategis-pd') {
      rows.set(kunci, tidak(`IKU ini tidak ada di renstra periode tahun ${tahun.ke}`));
    } else if (isNomenklaturSalinan(jenis) && !bahan.bolehNomenklatur) {
      rows.set(kunci, tidak(`Kode belum ada di tahun ${tahun.ke}; nomenklatur diisi admin`));
    } else {
      rows.set(kunci, { ...base, ...baruOf(row, induk, rows, pengampu) });
    }
  }
  return [...rows.values()];
}

function baruOf(
  { jenis, nomenklatur }: SumberSalinan,
  induk: BarisSalinan | undefined,
  rows: ReadonlyMap<string, BarisSalinan>,
  { catatan }: PengampuSalinan,
) {
  const level = nomenklaturDari[jenis];
  const named =
    level === undefined || nomenklatur === null ? undefined : rows.get(kunciSalinan(level, nomenklatur));
  const kept = named !== undefined && named.keadaan !== 'tidak' ? named : undefined;
  const without =
    level !== undefined && nomenklatur !== null && kept === undefined
      ? `Tanpa ${level.replace('_', ' ')}: kodenya belum ada di nomenklatur`
      : null;
  return {
    keadaan: 'baru' as const,
    tujuanId: null,
    butuh: [induk, kept].flatMap((row) => (row?.keadaan === 'baru' ? [row.kunci] : [])),
    nomenklaturKunci: kept?.kunci ?? null,
    catatan: [without, catatan].filter((one) => one !== null),
  };
}

/** Why a row cannot be copied whatever the target year has. */
function alasanOf(
  { perbaikan }: SumberSalinan,
  induk: BarisSalinan | undefined,
  hasParent: boolean,
  { dari }: Tahun,
): string | null {
  if (perbaikan) return `Langkah perbaikan menjawab kegagalan tahun ${dari}`;
  if (!hasParent) return null;
  if (induk === undefined) return 'Induknya sudah dihapus';
  return induk.keadaan === 'tidak' ? 'Induknya tidak dapat disalin' : null;
}

const isiOf = ({ jenis, kode, indikator }: Pick<SumberSalinan, 'jenis' | 'kode' | 'indikator'>) =>
  isNomenklaturSalinan(jenis) ? (kode ?? '') : kunciTeks(indikator);

/** Codes of the nomenclature are unique in a year, goals in their period: neither is looked for below a row. */
const tandaOf = (jenis: JenisSalinan, induk: number | null, isi: string) =>
  `${jenis} ${isNomenklaturSalinan(jenis) || jenis === 'sasaran-strategis-pd' ? '' : induk} ${isi}`;

/** The rows where those that the rules of the forms refuse are refused, with everything that stands on them. */
export function tolakSalinan(
  rows: readonly BarisSalinan[],
  faults: ReadonlyMap<string, readonly string[]>,
): BarisSalinan[] {
  const ditolak = new Set<string>();
  return rows.map((row) => {
    const catatan = faults.get(row.kunci);
    const above = row.butuh.some((kunci) => ditolak.has(kunci));
    if (row.keadaan !== 'baru' || (catatan === undefined && !above)) return row;
    ditolak.add(row.kunci);
    return {
      ...row,
      keadaan: 'tidak',
      butuh: [],
      catatan: above ? ['Induknya tidak dapat disalin'] : [...(catatan ?? [])],
    };
  });
}
