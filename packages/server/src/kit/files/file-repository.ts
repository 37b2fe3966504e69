import type { FilePurpose, KeptFile } from '@selaras/contracts';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Tables } from '../../database/tables';
import { ProblemError } from '../../plugins/problem';

/** The row that begins to use files, and who writes it. */
export interface FileOwner {
  readonly tujuan: FilePurpose | 'remote';
  readonly ownerId: number;
  /** null for rows of the regency. */
  readonly satuanKerjaId: number | null;
  readonly actorId: number;
}

/** A file that nobody can use any more, and where its bytes are. */
export type ReleasedFile = Pick<Selectable<Tables['berkas']>, 'id' | 'nama_acak'>;

const fileColumns = ['id', 'nama', 'jenis', 'ukuran'] as const;

/** Unused files of a day: a form may stay open that long. They alone can be claimed. */
const isWaiting = sql<boolean>`(not dipakai and bebas_sejak > now() - interval '1 day')`;
/** An hour later no transaction can be about to claim them any more. */
const isOver = sql<boolean>`(not dipakai and bebas_sejak < now() - interval '25 hours')`;
/** `bebas_sejak` of files that nobody shall use: long over. */
const LONG_AGO = sql<Date>`'epoch'::timestamptz`;

export function insertFile(
  tx: Kysely<Tables>,
  berkas: Omit<KeptFile, 'id'> & {
    nama_acak: string;
    sha256: string;
    satuan_kerja_id: number | null;
    tujuan: FilePurpose | 'remote';
    created_by: number;
    dibuat_ulang?: boolean;
    jumlah_halaman?: number | null;
  },
): Promise<KeptFile> {
  return tx.insertInto('berkas').values(berkas).returning(fileColumns).executeTakeFirstOrThrow();
}

export function findFile(db: Kysely<Tables>, id: number) {
  return db.selectFrom('berkas').where('id', '=', id).selectAll().executeTakeFirst();
}

/**
 * Pictures of these media types that are kept as they were sent, by their ids from the one behind `after` on; neither
 * evidence of the evaluation, whose content never changes, nor what is only waiting to be swept.
 */
export function listNotRemade(
  db: Kysely<Tables>,
  types: readonly string[],
  { after, limit }: { readonly after: number; readonly limit: number },
) {
  return db
    .selectFrom('berkas')
    .where('dibuat_ulang', '=', false)
    .where('jenis', 'in', types)
    .where('tujuan', '<>', 'lke_eviden')
    .where((eb) => eb.or([eb('dipakai', '=', true), isWaiting]))
    .where('id', '>', after)
    .selectAll()
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** SQL: the files of a list of ids as `{ id, nama, jenis, ukuran }[]`, in its order. */
export function filesJson(ids: RawBuilder<unknown>): RawBuilder<KeptFile[]> {
  return sql`coalesce((
    select json_agg(json_build_object('id', b.id, 'nama', b.nama, 'jenis', b.jenis, 'ukuran', b.ukuran) order by u.urutan)
    from unnest(${ids}) with ordinality u(id, urutan) join berkas b on b.id = u.id), '[]')`;
}

/**
 * Makes files belong to a row, in the transaction that writes it. Only what its writer uploaded for this purpose,
 * nothing uses yet and still waits can be claimed; else 422 and nothing is.
 */
export async function claimFiles(
  tx: Kysely<Tables>,
  ids: readonly number[],
  { tujuan, ownerId, satuanKerjaId, actorId }: FileOwner,
): Promise<void> {
  if (ids.length === 0) return;
  const { numUpdatedRows } = await tx
    .updateTable('berkas')
    .set({ dipakai: true, pemilik_id: ownerId, satuan_kerja_id: satuanKerjaId })
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .where('tujuan', '=', tujuan)
    .where('created_by', '=', actorId)
    .where(isWaiting)
    .executeTakeFirst();
  if (Number(numUpdatedRows) === ids.length) return;
  const pesan = 'Ada berkas yang tidak ada lagi atau sudah dipakai. Unggah kembali.';
  throw new ProblemError('MASUKAN_TIDAK_SESUAI', { pesan, errors: { berkas: [pesan] } });
}

/** Lets files of a row go: they are swept a day later, unless whoever uploaded them uses them again. */
export async function releaseFiles(tx: Kysely<Tables>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('berkas')
    .set({ dipakai: false, pemilik_id: null, bebas_sejak: sql`now()` })
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
}

/** A row had these files and has those from now on: new ones are claimed, the others go. */
export async function replaceFiles(
  tx: Kysely<Tables>,
  before: readonly number[],
  after: readonly number[],
  owner: FileOwner,
): Promise<void> {
  await releaseFiles(
    tx,
    before.filter((id) => !after.includes(id)),
  );
  await claimFiles(
    tx,
    after.filter((id) => !before.includes(id)),
    owner,
  );
}

/** How many files of this person wait for a row. */
export async function countWaiting(db: Kysely<Tables>, userId: number): Promise<number> {
  const { jumlah } = await db
    .selectFrom('berkas')
    .where('created_by', '=', userId)
    .where(isWaiting)
    .select((eb) => eb.fn.countAll<string>().as('jumlah'))
    .executeTakeFirstOrThrow();
  return Number(jumlah);
}

/** An upload of which the store may have kept everything, something or nothing. */
export async function giveUpFile(tx: Kysely<Tables>, id: number): Promise<void> {
  await tx.updateTable('berkas').set({ bebas_sejak: LONG_AGO }).where('id', '=', id).execute();
}

/** Of the files of this person that rows let go, the one that has waited longest; undefined when there is none. */
export function giveUpOldestReleased(tx: Kysely<Tables>, userId: number): Promise<ReleasedFile | undefined> {
  return tx
    .updateTable('berkas')
    .set({ bebas_sejak: LONG_AGO })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('berkas')
        .where('created_by', '=', userId)
        .where(isWaiting)
        .whereRef('bebas_sejak', '>', 'created_at')
        .orderBy('bebas_sejak')
        .select('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'nama_acak'])
    .executeTakeFirst();
}

/** Files that are over, oldest first. */
export function listOver(db: Kysely<Tables>, limit: number): Promise<ReleasedFile[]> {
  return db
    .selectFrom('berkas')
    .where(isOver)
    .orderBy('bebas_sejak')
    .select(['id', 'nama_acak'])
    .limit(limit)
    .execute();
}

export async function deleteFiles(tx: Kysely<Tables>, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('berkas').where('id', '=', sql<number>`any(${ids}::bigint[])`).execute();
}
