import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables';

type Row = Readonly<Record<string, unknown>>;

/**
 * Rows that rules look at, each read once however many bodies refer to it. It does not see what is written after it was
 * asked: read the rows again then. Their keys are locked, so that no row is removed while another comes to refer to it.
 */
export class References {
  readonly #tx: Kysely<Tables>;
  readonly #answers = new Map<string, Promise<unknown>>();

  constructor(tx: Kysely<Tables>) {
    this.#tx = tx;
  }

  /** Reads rows of a table together, so that finding them asks the database no more. */
  async read(table: keyof Tables, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    const { rows } = await sql<Row & { id: number }>`
      select * from ${sql.table(table)} where id = any(${ids}) and deleted_at is null
      order by id for key share`.execute(this.#tx);
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const id of ids) this.#answers.set(keyOf(table, id), Promise.resolve(byId.get(id)));
  }

  /** A row that is there for whoever asks here although it is not stored: what stands on it is judged before it is written. */
  suppose(table: keyof Tables, id: number, row: Row): void {
    this.#answers.set(keyOf(table, id), Promise.resolve(row));
  }

  /** The row, unless it was deleted. */
  find(table: keyof Tables, id: number): Promise<Row | undefined> {
    return this.once(keyOf(table, id), async () => {
      const { rows } = await sql<Row>`
        select * from ${sql.table(table)} where id = ${id} and deleted_at is null for key share`.execute(
        this.#tx,
      );
      return rows[0];
    });
  }

  /** What the database says to a question, asked the first time only. */
  once<Answer>(question: string, ask: (tx: Kysely<Tables>) => Promise<Answer>): Promise<Answer> {
    const known = this.#answers.get(question) as Promise<Answer> | undefined;
    if (known !== undefined) return known;
    const answer = ask(this.#tx);
    this.#answers.set(question, answer);
    return answer;
  }
}

const keyOf = (table: keyof Tables, id: number) => `${table} ${id}`;
