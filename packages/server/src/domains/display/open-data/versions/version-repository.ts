import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import { advisoryLocks } from '../../../../database/advisory-locks';
import type { Tables } from '../../../../database/tables';
import type { Dataset } from '../../../../kit/open-data/dataset';
import type { VersionName } from './version-name';

export interface KeptVersion extends VersionName {
  readonly sidik: string;
  /** Version of the regency's data from which it was first made. */
  readonly versi_data: number;
}

/** New versions of one selection in a day, and of all together; what is beyond is answered, but not kept. */
const PER_SELECTION = 20;
const PER_DAY = 5000;

const columns = ['tanggal', 'nomor', 'sidik', 'versi_data'] as const;

const versionsOf = (db: Kysely<Tables>, pilihan: string) =>
  db
    .selectFrom('data_terbuka_versi')
    .where('pilihan', '=', pilihan)
    .select(columns)
    .orderBy('tanggal', 'desc')
    .orderBy('nomor', 'desc');

/** The newest kept version of a selection. */
export const findNewest = (db: Kysely<Tables>, pilihan: string): Promise<KeptVersion | undefined> =>
  versionsOf(db, pilihan).limit(1).executeTakeFirst();

/** One version of a selection. */
export const findVersion = (
  db: Kysely<Tables>,
  pilihan: string,
  { tanggal, nomor }: VersionName,
): Promise<KeptVersion | undefined> =>
  versionsOf(db, pilihan).where('tanggal', '=', tanggal).where('nomor', '=', nomor).executeTakeFirst();

/** The version that a version replaced. */
export const findBefore = (
  db: Kysely<Tables>,
  pilihan: string,
  { tanggal, nomor }: VersionName,
): Promise<KeptVersion | undefined> =>
  versionsOf(db, pilihan)
    .where(sql<boolean>`(tanggal, nomor) < (${tanggal}::date, ${nomor}::integer)`)
    .limit(1)
    .executeTakeFirst();

/** What was kept under a fingerprint, as JSON. */
export async function readContent(db: Kysely<Tables>, sidik: string): Promise<string> {
  const { isi } = await db
    .selectFrom('data_terbuka_isi')
    .where('sidik', '=', sidik)
    .select('isi')
    .executeTakeFirstOrThrow();
  return (await promisify(brotliDecompress)(isi)).toString('utf8');
}

interface Seen {
  /** Names the selection. */
  readonly pilihan: string;
  readonly dataset: Dataset;
  /** Version of the regency's data from which it was made. */
  readonly versiData: number;
  /** Today on the instance's clock. */
  readonly tanggal: string;
}

/**
 * Keeps what is read of a selection unless its newest version says the same, and answers the version that it is. Null
 * when it was not kept: too many versions came that day, or a newer state was kept meanwhile.
 */
export async function keepVersion(
  db: Kysely<Tables>,
  { pilihan, dataset, versiData, tanggal }: Seen,
): Promise<KeptVersion | null> {
  const text = JSON.stringify(dataset);
  const sidik = createHash('sha256').update(text).digest('hex');
  const known = await findNewest(db, pilihan);
  if (known?.sidik === sidik) return known;
  const isi = await promisify(brotliCompress)(text);
  return db.transaction().execute(async (tx) => {
    // Who reads the same for the first time at the same moment waits here, and then finds it kept.
    await sql`select pg_advisory_xact_lock(${advisoryLocks.openData}::integer, hashtext(${pilihan}))`.execute(
      tx,
    );
    const last = await findNewest(tx, pilihan);
    if (last?.sidik === sidik) return last;
    if (last !== undefined && (last.versi_data > versiData || last.tanggal > tanggal)) return null;
    const { rows } = await sql<{ nomor: number; semua: number }>`
      select count(*) filter (where pilihan = ${pilihan})::integer + 1 as nomor, count(*)::integer as semua
      from data_terbuka_versi where tanggal = ${tanggal}`.execute(tx);
    const { nomor = 1, semua = 0 } = rows[0] ?? {};
    if (nomor > PER_SELECTION || semua >= PER_DAY) return null;
    await tx
      .insertInto('data_terbuka_isi')
      .values({ sidik, isi })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const version = { tanggal, nomor, sidik, versi_data: versiData };
    await tx
      .insertInto('data_terbuka_versi')
      .values({ pilihan, ...version })
      .execute();
    return version;
  });
}
