import type { LkeInstrumen } from '@selaras/contracts';
import type { Kysely } from 'kysely';
import { joinedRead } from '../../../database/joined/joined-read';
import type { Tables } from '../../../database/tables';
import { findInstrumen } from '../instrumen/instrumen-repository';
import { fillLembar, type IsiLembar } from './fill-lembar';
import { findLastChange, listChanges, listIsi } from './isi-repository';

/** A year's instrument and the points of its worksheets by their id. */
export interface IsiTahun {
  /** undefined: the year has none. */
  readonly instrumen: LkeInstrumen | undefined;
  readonly lembar: ReadonlyMap<number, IsiLembar>;
}

/** Years whose points are kept; a regency of 1,000 units takes a few MB a year. */
const MOST_YEARS = 4;

/** Points that were added up before, of every database that this process reads. */
const kept = new WeakMap<Kysely<Tables>, Map<number, () => Promise<IsiTahun>>>();

/**
 * Points of all worksheets of a year. What was added up is kept, and only what the audit log says was written since is
 * added up again: an answer is never older than the question (ADR 78).
 */
export function readIsiTahun(db: Kysely<Tables>, tahun: number): Promise<IsiTahun> {
  const years = kept.get(db) ?? new Map<number, () => Promise<IsiTahun>>();
  kept.set(db, years);
  const read = years.get(tahun) ?? keptYear(db, tahun);
  years.delete(tahun);
  years.set(tahun, read);
  for (const oldest of [...years.keys()].slice(0, -MOST_YEARS)) years.delete(oldest);
  return read();
}

function keptYear(db: Kysely<Tables>, tahun: number): () => Promise<IsiTahun> {
  let year: IsiTahun | null = null;
  let sampai = 0;

  // What was written is asked for before the points are read: they may be newer than it, never older.
  return joinedRead(async () => {
    const changes = year === null ? null : await listChanges(db, sampai);
    if (year === null || changes === null || changes.semua) {
      const last = changes?.sampai ?? (await findLastChange(db));
      year = await readWhole(db, tahun);
      sampai = last;
      return year;
    }
    const { instrumen, lembar } = year;
    if (instrumen !== undefined && changes.penilaian.length > 0) {
      const now = fillLembar(instrumen, await listIsi(db, { tahun, penilaianId: changes.penilaian }));
      year = { instrumen, lembar: new Map([...lembar, ...now]) };
    }
    sampai = changes.sampai;
    return year;
  });
}

async function readWhole(db: Kysely<Tables>, tahun: number): Promise<IsiTahun> {
  const instrumen = await findInstrumen(db, tahun);
  if (instrumen === undefined) return { instrumen, lembar: new Map() };
  return { instrumen, lembar: fillLembar(instrumen, await listIsi(db, { tahun, penilaianId: null })) };
}
