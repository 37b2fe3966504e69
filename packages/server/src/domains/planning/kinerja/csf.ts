import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { syncRows } from '../../../kit/resource/store';

type Catatan = { readonly id?: number | undefined; readonly catatan: string };

/** Critical success factors as a body carries them: those that count, and those that failed. */
export interface CsfBody {
  readonly kinerja_tercapai: readonly Catatan[];
  readonly kinerja_tidak_tercapai: readonly Catatan[];
}

/** Stores the critical success factors of a node in a year; a new node has none that could be in the way. */
export async function syncCsf(
  tx: Kysely<Tables>,
  level: string,
  kinerja_id: number,
  tahun: number,
  body: CsfBody & { readonly satuan_kerja_id: number },
  isNew: boolean,
): Promise<void> {
  for (const jenis of ['tercapai', 'tidak_tercapai'] as const) {
    const field = `kinerja_${jenis}` as const;
    await syncRows(tx, {
      table: 'kinerja_csf',
      owner: { level, kinerja_id, tahun, satuan_kerja_id: body.satuan_kerja_id, jenis },
      items: body[field],
      columns: ({ catatan }) => ({ catatan }),
      field,
      isNew,
    });
  }
}

/** Deletes what belongs to these nodes and to nothing else. */
export async function deleteBelongings(
  tx: Kysely<Tables>,
  level: string,
  ...kinerja: readonly number[]
): Promise<void> {
  for (const table of ['kinerja_csf', 'solusi', 'kamus_indikator'] as const) {
    await sql`update ${sql.table(table)} set deleted_at = now()
      where level = ${level} and kinerja_id = any(${kinerja}) and deleted_at is null`.execute(tx);
  }
}
