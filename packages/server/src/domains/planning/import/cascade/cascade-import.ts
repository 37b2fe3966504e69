import { type ImportRow, planImportActs } from '@selaras/contracts';
import { tingkatWords } from '@selaras/domain';
import type { Kysely } from 'kysely';
import { asActor } from '../../../../database/as-actor';
import type { Tables } from '../../../../database/tables';
import type { ImportKind, ImportTarget, PlannedRow } from '../../../../kit/import/import-kind';
import { ProblemError } from '../../../../plugins/problem';
import { changesInWords, type NamedRows, readNamedRows } from './cascade-changes';
import { type CascadeColumn, cascadeColumns } from './cascade-columns';
import { type CascadeContent, type CascadeRow, cascadeWritten, readCascade } from './cascade-rows';
import type { WrittenRow } from './cascade-save';
import { writeCascade } from './cascade-write';

/**
 * A unit's whole cascade from the template. The preview is the run itself, undone: what it says is what the rules and the
 * locks say.
 */
export const cascadeImport: ImportKind<CascadeColumn, CascadeContent> = {
  jenis: 'kaskade',
  act: planImportActs.kaskade,
  kolom: cascadeColumns,
  identitas: ['id', 'tingkat', 'kode', 'indikator'],
  written: cascadeWritten,

  async plan(db, target, rows): Promise<PlannedRow<CascadeContent>[]> {
    const read = readCascade(rows);
    const { results, named } = await tryOut(db, target, read);
    return read.map((row) => toRencana(row, results.get(row.nomor), named));
  },

  async *write(tx, target, rows) {
    const changing = new Set(rows.flatMap(({ nomor, keadaan }) => (keadaan === 'sama' ? [] : [nomor])));
    for await (const portion of writeCascade(tx, target, rows)) {
      refuseProblems(portion);
      yield portion.filter(({ nomor }) => changing.has(nomor)).length;
    }
  },
};

/** What passed in the preview may no longer do so. */
function refuseProblems(rows: readonly WrittenRow[]): void {
  for (const { nomor, masalah } of rows) {
    const [first] = masalah;
    if (first === undefined) continue;
    throw new ProblemError('BENTROK', {
      pesan: `Baris ${nomor}, ${first.kolom}: ${first.pesan}. Data berubah sejak pratinjau; buat pratinjau baru.`,
    });
  }
}

class Undone extends Error {}

/** What became of each row of the file by its number, and the rows that its changes name. */
interface TriedOut {
  readonly results: ReadonlyMap<number, WrittenRow>;
  readonly named: NamedRows;
}

/** Writes as far as rows stand on each other, judges them all, and takes it back. */
async function tryOut(
  db: Kysely<Tables>,
  target: ImportTarget,
  rows: readonly CascadeRow[],
): Promise<TriedOut> {
  let triedOut: TriedOut = { results: new Map(), named: new Map() };
  const readable = rows.flatMap(({ nomor, isi }) => (isi === null ? [] : [{ nomor, isi }]));
  try {
    await asActor(db, target.actor.id, async (tx) => {
      const results = new Map<number, WrittenRow>();
      for await (const portion of writeCascade(tx, target, readable, { dryRun: true })) {
        for (const result of portion) results.set(result.nomor, result);
      }
      triedOut = { results, named: await readNamedRows(tx, results.values()) };
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  return triedOut;
}

function toRencana(
  { nomor, isi, indikator, masalah }: CascadeRow,
  result: WrittenRow | undefined,
  named: NamedRows,
): PlannedRow<CascadeContent> {
  const problems = [...masalah, ...(result?.masalah ?? [])];
  return {
    nomor,
    keadaan: stateOf(problems.length, result),
    tingkat: isi && tingkatWords[isi.tingkat].singkat,
    kode: isi?.kode ?? '',
    nama: indikator,
    masalah: problems,
    nama_tahun_lalu: null,
    perubahan: changesInWords(result?.saved?.perubahan ?? [], named),
    isi,
  };
}

function stateOf(problems: number, result: WrittenRow | undefined): ImportRow['keadaan'] {
  if (problems > 0 || !result?.saved) return 'masalah';
  if (result.saved.perubahan === null) return 'baru';
  return result.saved.perubahan.length > 0 ? 'berubah' : 'sama';
}
