import { type BarisNilaiJenjang, NILAI_JENJANG_MAX } from '@selaras/contracts';
import { nilaiJenjang, periodStartOf } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { inYear } from '../../../kit/kinerja-sql/in-year';
import { satuanKerjaColumn } from '../../../kit/resource/row-columns';

type Stored = Omit<BarisNilaiJenjang, 'nilai'>;

interface Asked {
  readonly tahun: number;
  readonly satuanKerjaId?: number | undefined;
  /** One indicator alone. */
  readonly id?: number;
}

/**
 * Key indicators of units as they hold in a year, each with its class, unit by unit. Of units that are closed only what
 * has a class already.
 */
export async function listBaris(
  db: Kysely<Tables>,
  { tahun, satuanKerjaId, id }: Asked,
): Promise<BarisNilaiJenjang[]> {
  const { rows } = await sql<Stored>`
    select r.id, coalesce(n.versi, 0) as versi, ${satuanKerjaColumn}, r.sasaran_strategis_satker as sasaran, r.iku,
      n.opsi, n.keterangan
    from ${inYear('sasaran_strategis_pd', tahun)} r
    join satuan_kerja unit on unit.satuan_kerja_id = r.satuan_kerja_id
    left join nilai_jenjang_kinerja n on n.sasaran_strategis_pd_id = r.id and n.tahun = ${tahun}
    where r.tahun_mulai = ${periodStartOf(tahun)} and r.deleted_at is null and (unit.aktif or n.opsi is not null)
      and ${satuanKerjaId === undefined ? sql`true` : sql`r.satuan_kerja_id = ${satuanKerjaId}`}
      and ${id === undefined ? sql`true` : sql`r.id = ${id}`}
    order by r.satuan_kerja_id, r.sasaran_strategis_satker, r.iku, r.id
    limit ${NILAI_JENJANG_MAX}`.execute(db);
  return rows.map((row) => ({ ...row, nilai: nilaiJenjang(row.opsi) }));
}

/** Units that count in the recap although they may have no key indicator yet, by their id. */
export const listUnits = (db: Kysely<Tables>) =>
  db
    .selectFrom('satuan_kerja')
    .select(['satuan_kerja_id', 'satuan_kerja_nama', 'singkatan'])
    .where('aktif', '=', true)
    .orderBy('satuan_kerja_id')
    .execute();

/** Keeps an indicator from being deleted until the transaction ends. */
export async function holdIku(tx: Kysely<Tables>, id: number): Promise<void> {
  await tx.selectFrom('sasaran_strategis_pd').select('id').where('id', '=', id).forUpdate().execute();
}

interface Write {
  readonly tahun: number;
  readonly row: Pick<BarisNilaiJenjang, 'id' | 'versi' | 'satuan_kerja'>;
  readonly values: Partial<Pick<BarisNilaiJenjang, 'opsi' | 'keterangan'>>;
}

/** Writes over exactly the version that was read; false when somebody else wrote first. */
export async function storeBaris(tx: Kysely<Tables>, { tahun, row, values }: Write): Promise<boolean> {
  const { id, versi, satuan_kerja } = row;
  if (versi === 0) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('nilai_jenjang_kinerja')
      .values({
        satuan_kerja_id: satuan_kerja.satuan_kerja_id,
        tahun,
        sasaran_strategis_pd_id: id,
        ...values,
      })
      .onConflict((conflict) => conflict.columns(['tahun', 'sasaran_strategis_pd_id']).doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await tx
    .updateTable('nilai_jenjang_kinerja')
    .set(values)
    .where('tahun', '=', tahun)
    .where('sasaran_strategis_pd_id', '=', id)
    .where('versi', '=', versi)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
