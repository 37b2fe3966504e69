import type { LaporanTabel } from '@selaras/contracts';
import { markTabel, type TabelLama } from '@selaras/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../../database/tables';
import type { Visibility } from '../../../../kit/visibility/visibility';
import type { Pemilik } from '../akses/pemilik';
import { listAngka } from './angka-repository';
import type { SasaranTables } from './capaian-tables';
import { readTabel, type TabelLkip } from './read-tabel';
import { REALISASI, visibilityAngka } from './record-angka';
import { bernamaBagian, bernamaSasaran, kunciSasaran } from './tabel-bernama';

/** Tables of a report as a reader sees them, with marks where figures of chapter III changed. */
export async function readTabelBertanda(
  db: Kysely<Tables>,
  pemilik: Pemilik,
  visibility: Visibility,
): Promise<TabelLkip> {
  const [shown, penanda] = await Promise.all([readTabel(db, pemilik, visibility), readPenanda(db, pemilik)]);
  const sasaran = shown.sasaran.map(penanda.sasaran);
  const tabel = new Map(shown.tabel).set(
    'capaian-kinerja',
    sasaran.flatMap((goal) => goal.tabel),
  );
  tabel.set(REALISASI, (shown.tabel.get(REALISASI) ?? []).map(penanda.tabel));
  return { tabel, sasaran };
}

interface Penanda {
  /** Marks the tables of a goal. */
  readonly sasaran: (goal: SasaranTables) => SasaranTables;
  /** Marks a table that is known by its code. */
  readonly tabel: (tabel: LaporanTabel) => LaporanTabel;
}

/** Knows the figures of a report as they were and as they are; where none are kept nothing is read and nothing marked. */
export async function readPenanda(db: Kysely<Tables>, pemilik: Pemilik): Promise<Penanda> {
  const kept = await listAngka(db, pemilik);
  if (kept.length === 0) return { sasaran: (goal) => goal, tabel: (tabel) => tabel };
  const now = await readTabel(db, pemilik, visibilityAngka(pemilik));
  const all = [...now.sasaran.flatMap(bernamaSasaran), ...bernamaBagian(now.tabel.get(REALISASI) ?? [])];
  const kini = new Map(all.map(({ kunci, tabel }) => [kunci, tabel]));
  const lama = new Map<string, TabelLama[]>();
  for (const { tabel: tables, pada } of kept) {
    for (const { kunci, tabel } of tables) lama.set(kunci, [...(lama.get(kunci) ?? []), { pada, tabel }]);
  }
  const mark = (kunci: string, tabel: LaporanTabel): LaporanTabel => {
    const current = kini.get(kunci);
    return current === undefined ? tabel : markTabel(tabel, current, lama.get(kunci) ?? []);
  };
  return {
    sasaran: (goal) => ({
      ...goal,
      tabel: goal.tabel.map((tabel, index) => mark(kunciSasaran(goal.sasaran, index), tabel)),
    }),
    tabel: (tabel) => mark(tabel.kode, tabel),
  };
}
