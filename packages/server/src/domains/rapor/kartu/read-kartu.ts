import type { AliranRapor, JenisRapor, RaporRingkasan } from '@selaras/contracts';
import { summarizeRapor } from '@selaras/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { batasRealisasi, findBatasWaktu } from '../../../kit/batas-waktu/batas-waktu-repository';
import { isUnitVisible } from '../../../kit/visibility/unit-visible';
import { publicVisibility, type Visibility } from '../../../kit/visibility/visibility';
import { ProblemError } from '../../../plugins/problem';
import { countIkuTahunan } from './iku-tahunan';
import { findKelompok, findUnitsOfYear, type KelompokUnit, type UnitRapor } from './kelompok-repository';
import type { Quarter } from './rapor-source';
import { readPeringkat } from './read-peringkat';

interface KartuAsked extends Quarter {
  readonly jenis: JenisRapor;
  readonly satuan_kerja_id?: number | undefined;
  readonly visibility: Visibility;
}

/**
 * The report card of a unit as far as its reader sees it, or of all units with a final plan together, which is the same
 * for every reader.
 *
 * @throws `TIDAK_DITEMUKAN` when the unit has no performance in the year or the reader may not see it.
 */
export async function readKartu(db: Kysely<Tables>, asked: KartuAsked): Promise<RaporRingkasan> {
  const { tahun, triwulan, jenis, satuan_kerja_id } = asked;
  const [units, batas] = await Promise.all([
    findUnitsOfYear(db, tahun),
    findBatasWaktu(db, tahun, batasRealisasi(triwulan)),
  ]);
  const unit = satuan_kerja_id === undefined ? null : await requireUnit(db, units, asked);
  const visibility = unit === null ? publicVisibility : asked.visibility;
  const [groups, ranked, tahunan] = await Promise.all([
    findKelompok(db, { tahun, triwulan, jenis, satuan_kerja_id, visibility }),
    unit?.final ? readPeringkat(db, { tahun, triwulan }, jenis) : [],
    jenis === 'sasaran-pd' ? countIkuTahunan(db, { tahun, satuan_kerja_id, visibility }) : null,
  ]);
  const names = new Map(units.map((one) => [one.satuan_kerja_id, one.satuan_kerja.satuan_kerja_nama]));
  return {
    tahun,
    triwulan,
    batas,
    satuan_kerja: unit?.satuan_kerja ?? null,
    final: unit?.final ?? true,
    ringkasan: summarizeRapor(groups),
    peringkat: ranked.find((one) => one.unit.satuan_kerja_id === unit?.satuan_kerja_id)?.peringkat ?? null,
    tahunan,
    aliran: groups.map((group) => aliranOf(group, unit === null ? names : null)),
  };
}

async function requireUnit(
  db: Kysely<Tables>,
  units: readonly UnitRapor[],
  { satuan_kerja_id, tahun, visibility }: KartuAsked,
): Promise<UnitRapor> {
  const unit = units.find((one) => one.satuan_kerja_id === satuan_kerja_id);
  if (unit !== undefined && (await isUnitVisible(db, visibility, unit.satuan_kerja_id, tahun))) return unit;
  throw new ProblemError('TIDAK_DITEMUKAN', {
    pesan: 'Rapor satuan kerja ini tidak ada, atau rencana tahun ini belum final.',
  });
}

/** A stream begins at a programme or key indicator; in the card of all units at the unit. */
const aliranOf = (
  { satuan_kerja_id, asal_id, asal_nama, keadaan, berpenyebab, perbaikan, jumlah, anggaran }: KelompokUnit,
  units: ReadonlyMap<number, string> | null,
): AliranRapor => ({
  asal:
    units === null
      ? { id: asal_id, nama: asal_nama }
      : { id: satuan_kerja_id, nama: units.get(satuan_kerja_id) ?? asal_nama },
  keadaan,
  berpenyebab,
  perbaikan,
  jumlah,
  anggaran,
});
