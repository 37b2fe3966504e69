import type { Account } from '../../support/accounts';
import { asAccount } from '../../support/as-account';

/** The year at work, in which forms are open. */
export const TAHUN = 2025;
/** The closed year, the only one with narratives of the report. */
const TAHUN_LAPORAN = 2024;
export const UNIT = 1012;

interface Row {
  readonly id?: number;
  readonly nip?: string;
}

interface Listed extends Row {
  readonly perjanjian?: { readonly id: number } | null;
  readonly narasi?: { readonly id: number } | null;
}

/** A list of the API whose first row a route shows. */
interface Source {
  /** Beginning of the routes. */
  readonly of: string;
  readonly list: string;
  readonly reader?: Account;
}

/** Lists of routes that do not begin as their list does. */
const sources: readonly Source[] = [
  { of: '/lkip/narasi-pd/', list: `/lkip/satuan-kerja/${UNIT}/narasi`, reader: 'dinkes' },
  { of: '/lkip/narasi-pemda/', list: '/lkip/kabupaten/narasi', reader: 'pemda' },
  { of: '/rapor-kinerja/', list: '/rapor/data?triwulan=3' },
  { of: '/perjanjian-kinerja/{id}/pegawai/', list: `/perjanjian-kinerja-pegawai?satuan_kerja_id=${UNIT}` },
  { of: '/tim-kerja/persetujuan/', list: '/validasi-anggota?sebagai=semua' },
  { of: '/public-display/indikator/', list: '/sasaran-strategis-rpjmd' },
];

export const tahunOf = (path: string): number => (path.startsWith('/lkip/narasi-') ? TAHUN_LAPORAN : TAHUN);

/** What the parameters of a route mean: the first row of its list that has what the route shows. */
export async function firstRow(path: string, origin: string): Promise<Row> {
  const source = sources.find(({ of }) => path.startsWith(of));
  const { list, reader = 'super' } = source ?? { list: path.replace(/\/\{.*/, '') };
  const { data } = await asAccount<{ data: readonly Listed[] | { baris: readonly Listed[] } }>(
    reader,
    list,
    tahunOf(path),
    origin,
  );
  const rows = 'baris' in data ? data.baris : data;
  const found = rows.map(({ id, nip, perjanjian, narasi }) => ({
    id: perjanjian?.id ?? narasi?.id ?? id,
    nip,
  }));
  const row = found.find(({ id }) => id !== undefined);
  if (row === undefined) throw new Error(`${list} has no row that ${path} shows`);
  return row;
}
