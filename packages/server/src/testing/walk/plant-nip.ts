import pg from 'pg';
import { freeTexts } from './free-texts';

/** What tells the person, in any of the ways that a NIP is written. */
export const plantedPattern = /Kenari|19850505[ .\u00a0-]?201001[ .\u00a0-]?2[ .\u00a0-]?009/i;

const ways = [
  'oleh Siti Kenari Lestari (NIP 198505052010012009)',
  'NIP. 19850505 201001 2 009 a.n. Siti Kenari Lestari',
  'Siti Kenari Lestari, S.KM./19850505.201001.2.009',
];

/** Fields that are published as a person's or an office's name, machine words, and tables of the portal itself. */
const notFree =
  /^(audit_log|berkas|data_terbuka_\w+|idempotensi|impor\w*|lkip_ekspor|login_percobaan|remote_\w+|schema_migrasi|sessions|teks_berlaku|users|referensi|lke_unggahan)\.|\.(kode|nomor|peg_nama|peg_nip|pihak_\w+_(nama|nip)|file_ttd|tautan|langkah|ke|dari|sebagai|satuan_kerja_nama|singkatan|sha256)$/;

/** A field in a mark, so that answers tell which fields they show. */
export const fieldMark = (field: string): string => `kolom:${field};`;

/**
 * Writes a NIP and a name beside it into every text that the tables let be written freely: those that no list of words
 * limits; in tables of units, those of these units. Triggers are off meanwhile, so that closed
 * texts get it too. Answers the fields, as `table.column`.
 *
 * @param url the database with its owner's rights
 */
export async function plantNip(url: string, units: readonly number[]): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    const planted: string[] = [];
    for (const { table, columns, ownsUnit } of await freeTexts(client)) {
      const where = ownsUnit ? `satuan_kerja_id is null or satuan_kerja_id in (${units.join(', ')})` : 'true';
      const free = columns.filter((column) => !notFree.test(`${table}.${column}`));
      if (await write(client, table, free, where))
        planted.push(...free.map((column) => `${table}.${column}`));
      else
        for (const column of free)
          if (await write(client, table, [column], where)) planted.push(`${table}.${column}`);
    }
    return planted;
  } finally {
    await client.end();
  }
}

/** Whether a row took it. */
async function write(
  client: pg.Client,
  table: string,
  columns: readonly string[],
  where: string,
): Promise<boolean> {
  if (columns.length === 0) return false;
  const values = columns.map((column, at) => {
    const told = ` ${fieldMark(`${table}.${column}`)} ${ways[at % ways.length]}`;
    return `"${column}" = coalesce("${column}", '') || '${told}'`;
  });
  try {
    const { rowCount } = await client.query(`update "${table}" set ${values.join(', ')} where ${where}`);
    return (rowCount ?? 0) > 0;
  } catch {
    return false;
  }
}
