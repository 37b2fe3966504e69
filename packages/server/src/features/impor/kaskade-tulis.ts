import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables';
import { ProblemError } from '../../plugins/problem';
import { findKeadaanKunci, holdValidasi } from '../kunci/kunci-repository';
import type { WriteInput } from '../resource/resource-write';
import type { Tujuan } from './impor-jenis';
import {
  type AcuanKaskade,
  type KinerjaAda,
  kunciKode,
  kunciSama,
  kunciTeks,
  readAcuan,
} from './kaskade-acuan';
import { type IsiKaskade, judulOf } from './kaskade-baris';
import { patchOf } from './kaskade-patch';
import { type Simpanan, tingkatById } from './kaskade-tingkat';
import type { Masalah } from './masalah';

export interface BarisTertulis {
  readonly nomor: number;
  readonly simpanan: Simpanan | null;
  readonly masalah: readonly Masalah[];
}

interface Baris {
  readonly nomor: number;
  readonly isi: IsiKaskade;
}

/**
 * Writes rows in the order of the file, each by the rules and locks of its form, and tells of each what became of it. A
 * row that is refused leaves the transaction as it was before it; the rows below it are refused with it. What the rows
 * have in common is read once: thousands of them are written one by one.
 */
export async function* writeKaskade(
  tx: Kysely<Tables>,
  tujuan: Tujuan,
  rows: readonly Baris[],
): AsyncGenerator<BarisTertulis> {
  const { unit, actor, tahun, now } = tujuan;
  await holdValidasi(tx, unit, tahun);
  const input = { tx, actor, tahun, now, keadaan: await findKeadaanKunci(tx, tahun, [unit]) };
  const acuan = await readAcuan(tx, tujuan);
  await sql`savepoint baris`.execute(tx);
  const ids = new Map<number, number>();
  const taken = new Set<string>();
  for (const { nomor, isi } of rows) {
    const place = placeOf(isi, ids, acuan);
    if ('masalah' in place) {
      yield { nomor, simpanan: null, masalah: [place.masalah] };
      continue;
    }
    const ada = place.ada;
    if (ada !== undefined && taken.has(`${isi.tingkat} ${ada.id}`)) {
      const pesan = 'Baris lain di berkas ini sudah mengisi kinerja yang sama';
      yield { nomor, simpanan: null, masalah: [{ kolom: 'Indikator', pesan }] };
      continue;
    }
    const { patch, masalah } = patchOf(isi, { unit, indukId: place.indukId }, acuan);
    const result =
      masalah.length > 0 ? { simpanan: null, masalah } : await save(input, isi, ada?.id ?? null, patch);
    if (result.simpanan !== null) {
      ids.set(nomor, result.simpanan.id);
      taken.add(`${isi.tingkat} ${result.simpanan.id}`);
    }
    yield { nomor, ...result };
  }
}

type Place =
  | { readonly indukId: number | null; readonly ada: KinerjaAda | undefined }
  | { readonly masalah: Masalah };

/** Where a row belongs, and which performance it changes: the one it names, or the one that says the same there. */
function placeOf(isi: IsiKaskade, ids: ReadonlyMap<number, number>, acuan: AcuanKaskade): Place {
  const named = isi.id === null ? undefined : acuan.kinerja.get(kunciKode(isi.tingkat, String(isi.id)));
  if (isi.id !== null && named === undefined) {
    const pesan = `ID ${isi.id} bukan ${isi.tingkat.replaceAll('-', ' ')} satuan kerja ini pada tahun ini`;
    return { masalah: { kolom: 'ID', pesan } };
  }
  const induk = indukOf(isi, ids, acuan, named);
  if (typeof induk !== 'number') return { masalah: induk };
  const same = acuan.kinerjaSama.get(kunciSama(isi.tingkat, induk, isi.indikator));
  return { indukId: induk, ada: named ?? same };
}

function indukOf(
  isi: IsiKaskade,
  ids: ReadonlyMap<number, number>,
  { rpjmd }: AcuanKaskade,
  named: KinerjaAda | undefined,
): number | Masalah {
  if (isi.indukNomor !== null) {
    const pesan = `Baris ${isi.indukNomor}, induknya, bermasalah`;
    return ids.get(isi.indukNomor) ?? { kolom: 'Tingkat', pesan };
  }
  if (isi.indikatorRpjmd === null && named !== undefined) return named.induk_id;
  const pesan =
    isi.indikatorRpjmd === null
      ? 'Wajib diisi untuk Sasaran PD yang baru'
      : `"${isi.indikatorRpjmd}" bukan indikator sasaran strategis RPJMD periode ini`;
  return rpjmd.get(kunciTeks(isi.indikatorRpjmd ?? '')) ?? { kolom: 'Indikator RPJMD', pesan };
}

async function save(
  input: WriteInput,
  isi: IsiKaskade,
  id: number | null,
  patch: Readonly<Record<string, unknown>>,
): Promise<Omit<BarisTertulis, 'nomor'>> {
  const { tx } = input;
  try {
    const simpanan = await tingkatById[isi.tingkat].simpan(input, id, patch);
    // Both in one message to the database.
    await sql`release savepoint baris; savepoint baris`.execute(tx);
    return { simpanan, masalah: [] };
  } catch (error) {
    await sql`rollback to savepoint baris`.execute(tx);
    if (!(error instanceof ProblemError) || error.status >= 500) throw error;
    const byField = Object.entries(error.detail.errors ?? {}).flatMap(([field, messages]) =>
      messages.map((pesan) => ({ kolom: judulOf(field), pesan })),
    );
    const masalah = byField.length > 0 ? byField : [{ kolom: 'Baris', pesan: error.message }];
    return { simpanan: null, masalah };
  }
}
