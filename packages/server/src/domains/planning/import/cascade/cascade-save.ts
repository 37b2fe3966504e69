import { usualTipeHitung } from '@selaras/domain';
import type { Tables } from '../../../../database/tables';
import { sameValue } from '../../../../kit/resource/closed-fields';
import { openRows } from '../../../../kit/resource/open-rows';
import type { References } from '../../../../kit/resource/references';
import type { ResourceRow } from '../../../../kit/resource/resource';
import { type Patch, rowPatch } from '../../../../kit/resource/row-patch';
import {
  type BatchResource,
  type ManyInput,
  type PassedRow,
  passRow,
  storePassed,
} from '../../../../kit/resource/write-many';
import type { RowFault } from '../../../../kit/sheet-import/row-faults';
import { ProblemError } from '../../../../plugins/problem';
import { problemsOf } from './cascade-problem';

/** A row of the file as it would be saved. */
export interface ProposedRow {
  readonly nomor: number;
  /** Of the performance that it changes; null for a new one. */
  readonly id: number | null;
  readonly patch: Patch;
  /** What it fills; no other row of the file may fill the same. */
  readonly fills: readonly string[];
  /** Why it cannot be saved, as far as that is known before. */
  readonly masalah: readonly RowFault[];
}

/** A field of the API that a row of the file changes. */
export interface FieldChange {
  readonly field: string;
  readonly sebelum: unknown;
  readonly sesudah: unknown;
}
interface SavedRow {
  /** null for a new row that was only judged. */
  readonly id: number | null;
  /** null for a new row. */
  readonly perubahan: readonly FieldChange[] | null;
}

/** What became of a row of the file. */
export interface WrittenRow {
  readonly nomor: number;
  /** null for a row that was refused. */
  readonly saved: SavedRow | null;
  readonly masalah: readonly RowFault[];
}

/** A file on its way. */
interface RunState {
  /** Rows that rules look at; every level reads anew what it may have changed. */
  readonly referred: References;
  /** What earlier rows fill, by the number of the row; learns what these rows fill. */
  readonly filled: Map<string, number>;
  /** Whether these rows are only judged: nothing of the file stands below them. */
  readonly judgeOnly: boolean;
}

/**
 * Saves rows of one level together: the fields that the file gives; everything else stays, or is empty in a new row. Each
 * is judged by the rules and locks of its form, in the order of the file; what passes is stored with few statements.
 */
export type SaveLevel = (
  input: ManyInput,
  rows: readonly ProposedRow[],
  state: RunState,
) => Promise<WrittenRow[]>;

/** What a new row has when the file says nothing of it. */
const usual = ({ satuan, indikator }: Patch): Patch => ({
  polaritas: 'maximize',
  tipe_hitung: usualTipeHitung(String(satuan ?? ''), String(indikator ?? '')),
  skp: false,
});
/** Tables that rows of every level may refer to. */
const pengampu = ['struktur_organisasi', 'tim_kerja'] as const;
const twice = (nomor: number): RowFault => ({
  kolom: 'Indikator',
  pesan: `Baris ${nomor} di berkas ini sudah mengisi kinerja yang sama`,
  ofOther: true,
});

/** `referredTables`: tables that rows of this level refer to, each by the field of its name and `_id`. */
export function saveLevel<Body extends object>(
  resource: BatchResource<Body>,
  referredTables: readonly (keyof Tables)[],
): SaveLevel {
  const draftOf = drafting(resource);
  const tables = [...referredTables, ...pengampu];

  return async (input, rows, { referred, filled, judgeOnly }) => {
    const { tx, tahun } = input;
    const named = rows.flatMap(({ id }) => id ?? []);
    const stands = await openRows(tx, resource, named, tahun);
    const drafts = rows.map((row) => draftOf(row, stands));
    for (const table of tables) await referred.read(table, idsIn(drafts, `${table}_id`));

    const passed = new Map<Draft<Body>, PassedRow<Body>>();
    const refused = new Map<Draft<Body>, readonly RowFault[]>();
    for (const draft of drafts) {
      const { nomor, fills } = draft.proposed;
      const [before] = fills.flatMap((key) => filled.get(key) ?? []);
      if (before !== undefined) refused.set(draft, [twice(before)]);
      else if (draft.masalah.length > 0) refused.set(draft, draft.masalah);
      else {
        try {
          const { body, row } = draft;
          if (body !== null) passed.set(draft, await passRow(resource, input, referred, { body, row }));
          for (const key of fills) filled.set(key, nomor);
        } catch (error) {
          refused.set(draft, problemsOf(error));
        }
      }
    }
    const ids = judgeOnly ? [] : await storePassed(resource, input, referred, [...passed.values()]);
    const idOf = new Map([...passed.keys()].map((draft, index) => [draft, ids[index] ?? null]));
    return drafts.map((draft): WrittenRow => {
      const { nomor } = draft.proposed;
      const masalah = refused.get(draft);
      if (masalah !== undefined) return { nomor, saved: null, masalah };
      const id = draft.proposed.id ?? idOf.get(draft);
      if (id === undefined || (id === null && !judgeOnly)) {
        throw new Error(`Row ${nomor} was neither refused nor stored`);
      }
      return { nomor, saved: { id, perubahan: draft.perubahan }, masalah: [] };
    });
  };
}

interface Draft<Body> {
  readonly proposed: ProposedRow;
  /** The row that it changes. */
  readonly row: ResourceRow | null;
  readonly perubahan: readonly FieldChange[] | null;
  /** null when nothing is to be written. */
  readonly body: Body | null;
  readonly masalah: readonly RowFault[];
}

/** Makes bodies out of what rows of the file fill in, as the form would send them. */
function drafting<Body extends object>(resource: BatchResource<Body>) {
  const { bodyOf, currentOf } = rowPatch(resource);

  function fill({ id, patch }: ProposedRow, stands: ReadonlyMap<number, ResourceRow>) {
    if (id === null) return { row: null, perubahan: null, body: bodyOf({ ...usual(patch), ...patch }) };
    const row = stands.get(id);
    if (row === undefined) throw new ProblemError('TIDAK_DITEMUKAN');
    const current = currentOf(row);
    const perubahan = Object.entries(patch).flatMap(([field, sesudah]) =>
      sameValue(sesudah, current[field]) ? [] : [{ field, sebelum: current[field], sesudah }],
    );
    return { row, perubahan, body: perubahan.length === 0 ? null : bodyOf({ ...current, ...patch }) };
  }

  return (proposed: ProposedRow, stands: ReadonlyMap<number, ResourceRow>): Draft<Body> => {
    const empty = { proposed, row: null, perubahan: null, body: null };
    if (proposed.masalah.length > 0) return { ...empty, masalah: proposed.masalah };
    try {
      return { proposed, masalah: [], ...fill(proposed, stands) };
    } catch (error) {
      return { ...empty, masalah: problemsOf(error) };
    }
  };
}

/** What the bodies name in a field, each once. */
const idsIn = <Body extends object>(drafts: readonly Draft<Body>[], field: string): number[] => [
  ...new Set(
    drafts.flatMap(({ body }) => {
      const id = body === null ? null : (body as Readonly<Record<string, unknown>>)[field];
      return typeof id === 'number' ? [id] : [];
    }),
  ),
];
