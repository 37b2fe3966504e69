import type { PegawaiKelompok } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../../database/tables';

/** People of a unit, or of the regency (null), counted by rank from the highest down, or by the kind of their post. */
export async function countPegawai(
  db: Kysely<Tables>,
  unit: number | null,
  by: 'pangkat_gol' | 'jenis_jabatan',
): Promise<PegawaiKelompok[]> {
  const { rows } = await sql<PegawaiKelompok>`
    select ${sql.ref(by)} as kelompok, count(*) filter (where status_asn = 'PNS')::integer as pns,
      count(*) filter (where status_asn = 'PPPK')::integer as pppk
    from pegawai
    where deleted_at is null and berhenti_pada is null and (${unit}::bigint is null or satuan_kerja_id = ${unit})
    group by 1
    order by substring(${sql.ref(by)} from '([IVX]+/[a-e])') desc nulls last, kelompok nulls last`.execute(
    db,
  );
  return rows;
}
