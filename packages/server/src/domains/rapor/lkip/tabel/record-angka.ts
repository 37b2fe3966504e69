import type { NomorAnalisis } from '@selaras/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../../database/tables';
import { publicVisibility, type Visibility } from '../../../../kit/visibility/visibility';
import type { Pemilik } from '../akses/pemilik';
import { findIndikator, storeAngka } from './angka-repository';
import { capaianTables } from './capaian-tables';
import { readFigures } from './figures';
import { readTabel } from './read-tabel';
import { bernamaBagian, bernamaSasaran } from './tabel-bernama';

/**
 * Whose figures are compared: not each reader's own, or the same report would have changed for one and not for another.
 * The regency's are those of final plans, as in its drafts (ADR 87).
 */
export const visibilityAngka = ({ satuan_kerja_id }: Pemilik): Visibility =>
  satuan_kerja_id === null
    ? publicVisibility
    : { kelas: 'sendiri', satuanKerjaId: satuan_kerja_id, withDivisions: false };

/** The section that has tables of its own beside its text. */
export const REALISASI = 'realisasi-anggaran';

/** A section that was written. */
interface Written {
  readonly id: number;
  readonly lkip_id: number;
  readonly bagian: string;
  readonly lkip_narasi_id: number | null;
  readonly analisis: NomorAnalisis | null;
}

/** Keeps the figures that stand beside a section of chapter III when its text is written; others have none to keep. */
export async function recordAngkaBagian(
  tx: Kysely<Tables>,
  pemilik: Pemilik,
  { id, lkip_id, bagian, lkip_narasi_id, analisis }: Written,
  now: Date,
): Promise<void> {
  const place = { lkip_id, lkip_bab_id: id };
  if (bagian === REALISASI) {
    const { tabel } = await readTabel(tx, pemilik, visibilityAngka(pemilik));
    await storeAngka(tx, place, bernamaBagian(tabel.get(REALISASI) ?? []), now);
  }
  if (lkip_narasi_id === null || analisis === null) return;
  const indikator = await findIndikator(tx, lkip_narasi_id);
  const figures = await readFigures(tx, pemilik, visibilityAngka(pemilik));
  const goals = capaianTables({ ...figures, iku: figures.iku.filter((card) => card.id === indikator) });
  const own = goals.flatMap(bernamaSasaran).slice(analisis - 1, analisis);
  if (own.length > 0) await storeAngka(tx, place, own, now);
}

/** Keeps all figures of chapter III when the report is handed in. */
export async function recordAngkaDiajukan(
  tx: Kysely<Tables>,
  pemilik: Pemilik,
  lkipId: number,
  now: Date,
): Promise<void> {
  const { tabel, sasaran } = await readTabel(tx, pemilik, visibilityAngka(pemilik));
  const all = [...sasaran.flatMap(bernamaSasaran), ...bernamaBagian(tabel.get(REALISASI) ?? [])];
  await storeAngka(tx, { lkip_id: lkipId, lkip_bab_id: null }, all, now);
}
