import { rencanaAksiPdEntity, rencanaAksiRpjmdEntity } from '@selaras/contracts';
import { allTriwulan } from '@selaras/domain';
import { can, type Rule } from '@selaras/roles';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../database/tables';
import { releaseFiles, replaceFiles } from '../../../kit/files/file-repository';
import type { ResourceRow } from '../../../kit/resource/resource';
import { unitOfRow } from '../../../kit/resource/row-access';
import { isUnitVisible } from '../../../kit/visibility/unit-visible';
import { visibilityOf } from '../../../kit/visibility/visibility';
import type { SignedIn } from '../../../plugins/signed-in';
import type { LevelRencanaAksi, RealisasiBody } from './rencana-aksi-rules';

const TUJUAN = 'bukti_rencana_aksi';

const readers: Readonly<Record<LevelRencanaAksi, Rule>> = {
  rpjmd: rencanaAksiRpjmdEntity.acts.read,
  pd: rencanaAksiPdEntity.acts.read,
};

/** Columns of a report: the bodies carry ids of files where the rows keep lists of them. */
export function realisasiValues(body: RealisasiBody): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name.replace(/^(berkas_tw\d)_ids$/, '$1'), value]),
  );
}

/** New files begin to belong to the action, those that were taken away are let go; whatever quarter they prove. */
export async function replaceEviden(
  tx: Kysely<Tables>,
  actor: SignedIn,
  row: ResourceRow,
  body: RealisasiBody,
): Promise<void> {
  const after = allTriwulan.flatMap((tw) => body[`berkas_tw${tw}_ids`]);
  await replaceFiles(tx, await filesOf(tx, row.id), after, {
    tujuan: TUJUAN,
    ownerId: row.id,
    satuanKerjaId: unitOfRow(row),
    actorId: actor.id,
  });
}

/** An action that goes takes its files with it. */
export async function releaseEviden(tx: Kysely<Tables>, id: number): Promise<void> {
  await releaseFiles(tx, await filesOf(tx, id));
}

/** Evidence is read by who may read its action: the regency's by everybody of the page, a unit's as its plan. */
export async function mayReadEviden(db: Kysely<Tables>, actor: SignedIn, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('rencana_aksi')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select(['level', 'tahun', 'satuan_kerja_id'])
    .executeTakeFirst();
  if (row === undefined || !can(actor, readers[row.level])) return false;
  return row.level === 'rpjmd' || isUnitVisible(db, visibilityOf(actor), row.satuan_kerja_id, row.tahun);
}

async function filesOf(tx: Kysely<Tables>, id: number): Promise<number[]> {
  const row = await tx
    .selectFrom('rencana_aksi')
    .where('id', '=', id)
    .select(['berkas_tw1', 'berkas_tw2', 'berkas_tw3', 'berkas_tw4'])
    .executeTakeFirstOrThrow();
  return allTriwulan.flatMap((tw) => row[`berkas_tw${tw}`].map(Number));
}
