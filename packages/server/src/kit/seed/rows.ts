import type { Insertable } from 'kysely';
import type { Tables } from '../../database/tables';

type Name = keyof Tables;
export type NewRow<Table extends Name> = Insertable<Tables[Table]>;
type WithId = { [Table in Name]: 'id' extends keyof Tables[Table] ? Table : never }[Name];
export type Ids = Extract<WithId, Name>;

/** Rows that are going to be written, by table, with ids handed out in order so that every run gives the same ones. */
export class Rows {
  private readonly tables = new Map<Name, object[]>();

  /** Adds a row and gives its id. A row that brings its own id must keep the order. */
  add<Table extends Ids>(table: Table, row: NewRow<Table>): number {
    const list = this.list(table);
    const id = list.length + 1;
    list.push({ id, ...row });
    return id;
  }

  /** Adds a row of a table whose key is not `id`. */
  addKeyed<Table extends Exclude<Name, Ids>>(table: Table, row: NewRow<Table>): void {
    this.list(table).push(row);
  }

  /** Adds columns to a row that was made before. */
  update<Table extends Ids>(table: Table, id: number, columns: Partial<NewRow<Table>>): void {
    Object.assign(this.list(table)[id - 1] ?? {}, columns);
  }

  of<Table extends Name>(table: Table): readonly (NewRow<Table> & { id: number })[] {
    return this.list(table) as (NewRow<Table> & { id: number })[];
  }

  entries(): [Name, readonly object[]][] {
    return [...this.tables];
  }

  private list(table: Name): object[] {
    const list = this.tables.get(table) ?? [];
    this.tables.set(table, list);
    return list;
  }
}
