import type { Kysely } from 'kysely';
import type { Tables } from '../../../../database/tables';
import type { ImportTarget } from '../../../../kit/import/import-kind';
import { findLockState, holdYears, lockIn, writeInYear } from '../../../../kit/locks/lock-repository';
import { References } from '../../../../kit/resource/references';
import { holdRows } from '../hold-rows';
import { cascadeLevels } from './cascade-columns';
import { levelById } from './cascade-levels';
import { patchOf } from './cascade-patch';
import { type Position, positionOf } from './cascade-position';
import { type CascadeReferences, codeKey, readReferences, sameKey } from './cascade-references';
import type { CascadeContent } from './cascade-rows';
import type { ProposedRow, WrittenRow } from './cascade-save';

interface FileRow {
  readonly nomor: number;
  readonly isi: CascadeContent;
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
const LOWEST = cascadeLevels.at(-1)?.level;

/**
 * Writes rows in portions in the order of the file, each row by the rules and locks of its form, and tells of each what
 * became of it. What the rows have in common is read once. Within a portion parents are stored before what stands below
 * them; a refused row is not stored, and the rows below it are refused with it. `dryRun`: for a transaction that is undone,
 * rows of the lowest level, by far the most, are judged without being stored.
 */
export async function* writeCascade(
  tx: Kysely<Tables>,
  target: ImportTarget,
  rows: readonly FileRow[],
  { dryRun = false } = {},
): AsyncGenerator<WrittenRow[]> {
  const { unit, actor, tahun, now } = target;
  await holdYears(tx, unit, tahun, true);
  await holdRows(tx, target, TABLES);
  const keadaan = await findLockState(tx, tahun, [unit]);
  const input = { tx, actor, tahun, now, keadaan };
  await writeInYear(tx, tahun, lockIn(keadaan, unit, false, now, true));
  const references = await readReferences(tx, target);
  const ids = new Map<number, number>();
  const referred = new References(tx);
  const filled = new Map<string, number>();
  for (let from = 0; from < rows.length; from += PORTION) {
    const portion = rows.slice(from, from + PORTION);
    const results = new Map<number, WrittenRow>();
    for (const { level } of cascadeLevels) {
      const ofLevel = portion.filter(({ isi }) => isi.tingkat === level);
      if (ofLevel.length === 0) continue;
      const proposed = ofLevel.map((baris) => proposalOf(baris, unit, ids, references));
      const state = { referred, filled, judgeOnly: dryRun && level === LOWEST };
      for (const result of await levelById[level].simpan(input, proposed, state)) {
        results.set(result.nomor, result);
        const id = result.saved?.id ?? null;
        if (id !== null) ids.set(result.nomor, id);
      }
    }
    yield portion.flatMap(({ nomor }) => results.get(nomor) ?? []);
  }
}

/** What a row asks for, once the rows above it have their ids. */
function proposalOf(
  { nomor, isi }: FileRow,
  unit: number,
  ids: ReadonlyMap<number, number>,
  references: CascadeReferences,
): ProposedRow {
  const position = positionOf(isi, ids, references);
  if ('masalah' in position) return { nomor, id: null, patch: {}, fills: [], masalah: [position.masalah] };
  const { patch, masalah } = patchOf(isi, { unit, indukId: position.indukId }, references);
  return { nomor, id: position.ada?.id ?? null, patch, fills: filledBy(isi, position), masalah };
}

/** The performance that a row names, and the indicator that it brings below its parent. */
function filledBy({ tingkat, indikator }: CascadeContent, { indukId, ada }: Position): string[] {
  const brought = sameKey(tingkat, indukId, indikator);
  if (ada === undefined) return [brought];
  const named = codeKey(tingkat, String(ada.id));
  return sameKey(tingkat, ada.induk_id, ada.indikator) === brought ? [named] : [named, brought];
}
