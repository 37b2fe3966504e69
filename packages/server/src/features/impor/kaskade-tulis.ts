import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables';
import { findKeadaanKunci, holdValidasi } from '../kunci/kunci-repository';
import type { Tujuan } from './impor-jenis';
import { type AcuanKaskade, readAcuan } from './kaskade-acuan';
import { type IsiKaskade, tingkatKaskade } from './kaskade-baris';
import { letakOf } from './kaskade-letak';
import { patchOf } from './kaskade-patch';
import type { BarisTertulis, Usulan } from './kaskade-simpan';
import { tingkatById } from './kaskade-tingkat';

interface Baris {
  readonly nomor: number;
  readonly isi: IsiKaskade;
}

/** Rows written together: many share each statement, and a run can still be followed and stopped. */
const PORTION = 250;

/**
 * Writes rows in portions in the order of the file, each row by the rules and locks of its form, and tells of each what
 * became of it. What the rows have in common is read once. Within a portion parents are stored before what stands below
 * them; a refused row is not stored, and the rows below it are refused with it.
 */
export async function* writeKaskade(
  tx: Kysely<Tables>,
  tujuan: Tujuan,
  rows: readonly Baris[],
): AsyncGenerator<BarisTertulis[]> {
  const { unit, actor, tahun, now } = tujuan;
  await holdValidasi(tx, unit, tahun);
  const input = { tx, actor, tahun, now, keadaan: await findKeadaanKunci(tx, tahun, [unit]) };
  const acuan = await readAcuan(tx, tujuan);
  const ids = new Map<number, number>();
  const terisi = new Set<string>();
  for (let from = 0; from < rows.length; from += PORTION) {
    const portion = rows.slice(from, from + PORTION);
    const results = new Map<number, BarisTertulis>();
    for (const { level } of tingkatKaskade) {
      const ofLevel = portion.filter(({ isi }) => isi.tingkat === level);
      if (ofLevel.length === 0) continue;
      const usulan = ofLevel.map((baris) => usulanOf(baris, unit, ids, acuan));
      for (const result of await tingkatById[level].simpan(input, usulan, terisi)) {
        results.set(result.nomor, result);
        if (result.simpanan !== null) ids.set(result.nomor, result.simpanan.id);
      }
    }
    yield portion.flatMap(({ nomor }) => results.get(nomor) ?? []);
  }
}

/** What a row asks for, once the rows above it have their ids. */
function usulanOf(
  { nomor, isi }: Baris,
  unit: number,
  ids: ReadonlyMap<number, number>,
  acuan: AcuanKaskade,
): Usulan {
  const letak = letakOf(isi, ids, acuan);
  if ('masalah' in letak) return { nomor, id: null, patch: {}, masalah: [letak.masalah] };
  const { patch, masalah } = patchOf(isi, { unit, indukId: letak.indukId }, acuan);
  return { nomor, id: letak.ada?.id ?? null, patch, masalah };
}
