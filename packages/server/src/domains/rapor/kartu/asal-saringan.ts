import type { AsalSaringan } from '@selaras/contracts';
import { asalTersendiri } from '@selaras/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { findKelompok, type KelompokScope } from './kelompok-repository';

interface AsalScope extends KelompokScope {
  readonly asal?: AsalSaringan | undefined;
}

/** SQL condition on a row `r` of this scope: it begins where the chosen part of the diagram does. */
export async function isOfAsal(db: Kysely<Tables>, scope: AsalScope): Promise<RawBuilder<unknown>> {
  const { asal, satuan_kerja_id } = scope;
  if (asal === undefined) return sql`true`;
  if (asal === 'tanpa-program') return sql`r.asal_id = 0`;
  const origin = satuan_kerja_id === undefined ? 'satuan_kerja_id' : 'asal_id';
  const groups = await findKelompok(db, scope);
  const alone = asalTersendiri(
    groups.map(({ jumlah, anggaran, [origin]: id }) => ({ asal: id, jumlah, anggaran })),
    asal === 'lainnya-jumlah' ? 'jumlah' : 'anggaran',
  );
  return sql`r.${sql.ref(origin)} <> all(${[...alone]}::bigint[])`;
}
