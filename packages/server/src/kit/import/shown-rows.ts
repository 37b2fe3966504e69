import type { ImportRow } from '@selaras/contracts';
import { excerpt, type RowFault } from '../sheet-import/row-faults';
import type { SheetRow } from '../sheet-import/sheet-column';
import type { ImportKind, PlannedRow } from './import-kind';

/** Letters of a cell inside a message. */
const QUOTED = 60;

/** The rows of a preview as they are looked at: with every column that they write, and refusals with what is refused. */
export function shownRows<Nama extends string, Content>(
  { kolom, identitas, written }: ImportKind<Nama, Content>,
  rows: readonly SheetRow<Nama>[],
  planned: readonly PlannedRow<Content>[],
): (ImportRow & { readonly isi: Content | null })[] {
  const cells = new Map(rows.map(({ nomor, isi }) => [nomor, isi]));
  const others = kolom.filter(({ name }) => !identitas.includes(name));
  return planned.map((row) => {
    const file = cells.get(row.nomor);
    const values = row.isi === null ? file : written(row.isi);
    const typed = (title: string) => {
      const column = kolom.find((candidate) => candidate.title === title);
      return column === undefined ? '' : (file?.[column.name] ?? '');
    };
    return {
      ...row,
      masalah: row.masalah.map((fault) => quoting(fault, typed(fault.kolom))),
      nilai: others.map(({ name, title }) => ({ kolom: title, nilai: presentIn(values?.[name]) })),
    };
  });
}

const presentIn = <Value>(value: Value | '' | undefined) =>
  value === undefined || value === '' ? null : value;

/** A refusal with the text that it is about, unless it says it already. */
function quoting({ kolom, pesan, ofOther = false }: RowFault, text: string): ImportRow['masalah'][number] {
  const quoted = `"${excerpt(text, QUOTED)}"`;
  return {
    kolom,
    pesan: ofOther || text === '' || pesan.includes(quoted) ? pesan : `${pesan} (tertulis ${quoted})`,
  };
}
