import { perubahanTindakLanjut } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import type { HeldPenilaian } from './penilaian-repository';
import { berlakuSql, diperbaikiSql, putaranSql } from './temuan-sql';

/** Why a follow-up stands no longer. */
export const DITARIK = 'Rekomendasi ini tidak berlaku lagi sejak hasil evaluasi ditetapkan kembali.';
/** The same of what the second round found repaired. */
export const DIPERBAIKI = 'Selesai diperbaiki pada penilaian kedua; tidak perlu ditindaklanjuti lagi.';

/**
 * Begins a follow-up for each recommendation of an evaluation that is decided, and one that is withdrawn as solved for each
 * that the second round found repaired. Decided again, those that are recommended in the same words go on, others are
 * withdrawn with all that the unit did.
 */
export async function issueTindakLanjut(
  tx: Kysely<Tables>,
  { id: penilaian_id, satuan_kerja_id, tahun }: Pick<HeldPenilaian, 'id' | 'satuan_kerja_id' | 'tahun'>,
): Promise<void> {
  const there = await tx
    .selectFrom('lke_tindak_lanjut')
    .where('penilaian_id', '=', penilaian_id)
    .select(['id', 'kriteria_id', 'rekomendasi', 'ditarik'])
    .orderBy('id')
    .forUpdate()
    .execute();
  const { baru, kembali, ditarik, diperbaiki } = perubahanTindakLanjut(
    there.map((row) => ({ ...row, ditarik: row.ditarik !== null })),
    await readRekomendasi(tx, penilaian_id),
  );
  const mark = async (ids: readonly number[], note: string | null, solved = false) => {
    if (ids.length === 0) return;
    await tx
      .updateTable('lke_tindak_lanjut')
      .set({ ditarik: note, diperbaiki: solved })
      .where('id', 'in', [...ids])
      .where('ditarik', 'is distinct from', note)
      .execute();
  };
  await mark(ditarik, DITARIK);
  await mark(
    diperbaiki.flatMap(({ id }) => id ?? []),
    DIPERBAIKI,
    true,
  );
  await mark(kembali, null);
  const rows = [
    ...baru,
    ...diperbaiki.flatMap(({ id, ...one }) =>
      id === null ? { ...one, ditarik: DIPERBAIKI, diperbaiki: true } : [],
    ),
  ];
  if (rows.length === 0) return;
  await tx
    .insertInto('lke_tindak_lanjut')
    .values(rows.map((one) => ({ penilaian_id, satuan_kerja_id, tahun, ...one })))
    .execute();
}

/** What an evaluation recommends, and what of the first round's recommendations was repaired. */
async function readRekomendasi(tx: Kysely<Tables>, penilaianId: number) {
  const { rows } = await sql<{ kriteria_id: number; rekomendasi: string; diperbaiki: boolean }>`
    select j1.kriteria_id, coalesce(${berlakuSql('rekomendasi')}, j1.rekomendasi) as rekomendasi,
      ${diperbaikiSql} is not null as diperbaiki
    from ${putaranSql()}
    where j1.penilaian_id = ${penilaianId} and j1.tahap = 1
      and coalesce(${berlakuSql('rekomendasi')}, j1.rekomendasi) is not null
    order by j1.kriteria_id`.execute(tx);
  const told = (solved: boolean) =>
    rows.flatMap(({ diperbaiki, ...row }) => (diperbaiki === solved ? [row] : []));
  return { berlaku: told(false), diperbaiki: told(true) };
}
