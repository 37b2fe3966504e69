import pg from 'pg';
import { freeTexts, ownedRows } from './free-texts';

const MARK = /kenari:(\w+\.\w+):(\d+);/g;

/** A mark that was found: the field as `table.column`, and whose it is. */
export interface FoundText {
  readonly field: string;
  readonly unit: number;
}

const markOf = (field: string, unit: number) => `kenari:${field}:${unit};`;

/** Columns that hold a word of the portal, a code, a unit of measure or a name that lists and marks go by. */
const notWritten =
  /\.(dari|ke|langkah|jawaban|nilai|peran|sebagai|satuan|kode|nomor|level|jenis|sha256|nama_acak|tautan|pemegang|hash\w*)$/;

/** Texts of structured columns stand under this key. */
const JSON_TEXT = '"text": "[^"]*"';

interface Planting {
  /** The tables that are written into. */
  readonly tables: RegExp;
  /** Columns that hold a document in place of a text, by table. */
  readonly documents: Readonly<Record<string, readonly string[]>>;
  readonly unit: number;
}

/**
 * Writes the field and the unit into every free text of a unit's rows, in place of what stood there. Triggers are off
 * meanwhile, so that closed texts get it too. Answers the fields that a row took.
 *
 * @param url the database with its owner's rights
 */
export async function plantTexts(url: string, { tables, documents, unit }: Planting): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    const owned = await ownedRows(client, [unit]);
    const planted: string[] = [];
    const write = async (table: string, column: string, value: string) => {
      const field = `${table}.${column}`;
      const update = `update "${table}" set "${column}" = ${value} where ${owned.get(table)}`;
      // Where a row may stay without, as a document that was never withdrawn, those are written that have it.
      const { rowCount } = await client
        .query(update)
        .catch(() => client.query(`${update} and "${column}" is not null`));
      if ((rowCount ?? 0) > 0) planted.push(field);
    };
    for (const { table, columns } of await freeTexts(client)) {
      if (!tables.test(table) || !owned.has(table)) continue;
      for (const column of columns) {
        const field = `${table}.${column}`;
        if (notWritten.test(field)) continue;
        await write(table, column, `'${markOf(field, unit)}' || coalesce(id::text, '')`);
      }
    }
    for (const [table, columns] of Object.entries(documents)) {
      for (const column of columns) {
        const text = `"text": "${markOf(`${table}.${column}`, unit)}"`;
        await write(
          table,
          column,
          `regexp_replace("${column}"::text, '${JSON_TEXT}', '${text}', 'g')::jsonb`,
        );
      }
    }
    return planted;
  } finally {
    await client.end();
  }
}

/** The marks in a text, each once. */
export function textsIn(answer: string): readonly FoundText[] {
  const found = new Map<string, FoundText>();
  for (const [mark, field = '', unit] of answer.matchAll(MARK))
    found.set(mark, { field, unit: Number(unit) });
  return [...found.values()];
}
