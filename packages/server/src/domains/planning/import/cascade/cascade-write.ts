import type { Kysely } from 'kysely';
import type { Tables } from '../../../../database/tables';
import { findKeadaanKunci, holdValidasi } from '../../../../kit/locks/lock-repository';
import { References } from '../../../../kit/resource/references';
import { holdRows } from '../hold-rows';
import type { Tujuan } from '../import-kind';
import { tingkatById } from './cascade-levels';
import { patchOf } from './cascade-patch';
import { type Letak, letakOf } from './cascade-position';
import { type AcuanKaskade, kunciKode, kunciSama, readAcuan } from './cascade-references';
import { type IsiKaskade, tingkatKaskade } from './cascade-rows';
import type { BarisTertulis, Usulan } from './cascade-save';

interface Baris {
  readonly nomor: number;
  readonly isi: IsiKaskade;
}

/** Rows written together: many share each statement, and a run can still be followed and stopped. */
const PORTION = 250;

/** Those of the levels, from top to bottom. */
const TABLES = [
  'sasaran_strategis_pd',
  'kinerja_program',
  'kinerja_kegiatan',
  'kinerja_sub_kegiatan',
] as const;
/** Nothing stands below it. */
const TERBAWAH = tingkatKaskade.at(-1)?.level;

/**
 * Writes rows in portions in the order of the file, each row by the rules and locks of its form, and tells of each what
 * became of it. What the rows have in common is read once. Within a portion parents are stored before what stands below
 * them; a refused row is not stored, and the rows below it are refused with it. `coba`: for a transaction that is undone,
 * rows of the lowest level, by far the most, are judged without being stored.
 */
export async function* writeKaskade(
  tx: Kysely<Tables>,
  tujuan: Tujuan,
  rows: readonly Baris[],
  { coba = false } = {},
): AsyncGenerator<BarisTertulis[]> {
  const { unit, actor, tahun, now } = tujuan;
  await holdValidasi(tx, unit, tahun);
  await holdRows(tx, tujuan, TABLES);
  const input = { tx, actor, tahun, now, keadaan: await findKeadaanKunci(tx, tahun, [unit]) };
  const acuan = await readAcuan(tx, tujuan);
  const ids = new Map<number, number>();
  const rujukan = new References(tx);
  const terisi = new Map<string, number>();
  for (let from = 0; from < rows.length; from += PORTION) {
    const portion = rows.slice(from, from + PORTION);
    const results = new Map<number, BarisTertulis>();
    for (const { level } of tingkatKaskade) {
      const ofLevel = portion.filter(({ isi }) => isi.tingkat === level);
      if (ofLevel.length === 0) continue;
      const usulan = ofLevel.map((baris) => usulanOf(baris, unit, ids, acuan));
      const jalannya = { rujukan, terisi, tanpaSimpan: coba && level === TERBAWAH };
      for (const result of await tingkatById[level].simpan(input, usulan, jalannya)) {
        results.set(result.nomor, result);
        const id = result.simpanan?.id ?? null;
        if (id !== null) ids.set(result.nomor, id);
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
  if ('masalah' in letak) return { nomor, id: null, patch: {}, mengisi: [], masalah: [letak.masalah] };
  const { patch, masalah } = patchOf(isi, { unit, indukId: letak.indukId }, acuan);
  return { nomor, id: letak.ada?.id ?? null, patch, mengisi: filledBy(isi, letak), masalah };
}

/** The performance that a row names, and the indicator that it brings below its parent. */
function filledBy({ tingkat, indikator }: IsiKaskade, { indukId, ada }: Letak): string[] {
  const brought = kunciSama(tingkat, indukId, indikator);
  if (ada === undefined) return [brought];
  const named = kunciKode(tingkat, String(ada.id));
  return kunciSama(tingkat, ada.induk_id, ada.indikator) === brought ? [named] : [named, brought];
}
