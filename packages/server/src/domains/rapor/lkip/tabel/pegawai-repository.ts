import type { PegawaiKelompok } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import { akhirTahun, orangPada } from '../../../../database/orang/orang-pada';
import type { Tables } from '../../../../database/tables';

/**
 * People of a unit, or of the regency (null), who worked there at the end of a year, counted by rank from the highest down,
 * or by the kind of their post.
 */
export async function countPegawai(
  db: Kysely<Tables>,
  unit: number | null,
  tahun: number,
  by: 'pangkat_gol' | 'jenis_jabatan',
): Promise<PegawaiKelompok[]> {
  const kelompok = sql.ref(`o.${by}`);
  // Only people who ever worked there are looked at.
  const ofUnit =
    unit === null
      ? sql`true`
      : sql`o.satuan_kerja_id = ${unit} and p.peg_nip in (
          select j.peg_nip from jabatan_pegawai j where j.satuan_kerja_id = ${unit})`;
  const { rows } = await sql<PegawaiKelompok>`
    select ${kelompok} as kelompok, count(*) filter (where o.status_asn = 'PNS')::integer as pns,
      count(*) filter (where o.status_asn = 'PPPK')::integer as pppk
    from pegawai p cross join ${orangPada(sql`p.peg_nip`, akhirTahun(tahun))} o
    where p.deleted_at is null and o.keadaan = 'bekerja' and ${ofUnit}
    group by 1
    order by substring(${kelompok} from '([IVX]+/[a-e])') desc nulls last, kelompok nulls last`.execute(db);
  return rows;
}
