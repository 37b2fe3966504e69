import type { JenisRapor } from '@selaras/contracts';
import type { KelompokRapor } from '@selaras/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { isVisible, type Visibility } from '../../../kit/visibility/visibility';
import { type Quarter, raporSource } from './rapor-source';

/** Items that stand alike, of one unit and one programme or key indicator. */
export interface KelompokUnit extends KelompokRapor {
  readonly satuan_kerja_id: number;
  readonly asal_id: number;
  readonly asal_nama: string;
}

export interface KelompokScope extends Quarter {
  readonly jenis: JenisRapor;
  /** Left out: every unit. */
  readonly satuan_kerja_id?: number | undefined;
  readonly visibility: Visibility;
}

/** What report cards of a quarter add up, of the units that the reader sees. */
export async function findKelompok(db: Kysely<Tables>, scope: KelompokScope): Promise<KelompokUnit[]> {
  const { jenis, satuan_kerja_id, visibility, tahun } = scope;
  const spent = sql`coalesce(r.realisasi_anggaran, 0)`;
  const budget = sql`coalesce(r.anggaran, 0)`;
  const saves = sql`r.keadaan = 'tercapai' and r.anggaran > 0 and r.realisasi_anggaran is not null`;
  const missed = sql`r.keadaan <> 'tercapai'`;
  const { rows } = await sql<KelompokUnit>`
    select r.satuan_kerja_id, r.asal_id, r.asal_nama, r.keadaan, ${missed} and r.berpenyebab as berpenyebab,
      case when ${missed} then r.perbaikan else 'belum' end as perbaikan, count(*)::integer as jumlah,
      coalesce(sum(r.langkah) filter (where ${missed}), 0)::integer as langkah,
      sum(${budget}) as anggaran, sum(r.realisasi_anggaran) as realisasi,
      sum(greatest(0, ${budget} - ${spent})) as sisa, sum(greatest(0, ${spent} - ${budget})) as lebih,
      coalesce(sum(r.anggaran) filter (where ${saves}), 0) as anggaran_hemat,
      coalesce(sum(greatest(0, r.anggaran - r.realisasi_anggaran)) filter (where ${saves}), 0) as hemat
    from (${raporSource[jenis](scope)}) r
    where ${isVisible(visibility, sql`r.satuan_kerja_id`, tahun)}
      and ${satuan_kerja_id === undefined ? sql`true` : sql`r.satuan_kerja_id = ${satuan_kerja_id}`}
    group by 1, 2, 3, 4, 5, 6 order by 3, 4, 5, 6`.execute(db);
  return rows;
}

export interface UnitRapor {
  readonly satuan_kerja_id: number;
  readonly kode: string | null;
  readonly satuan_kerja: { satuan_kerja_id: number; satuan_kerja_nama: string; singkatan: string | null };
  /** Its plan of the year is approved. */
  readonly final: boolean;
}

/** Units with an annual performance in the year, by name. */
export async function findUnitsOfYear(db: Kysely<Tables>, tahun: number): Promise<UnitRapor[]> {
  const { rows } = await sql<UnitRapor>`
    select unit.satuan_kerja_id, unit.kode_skpd as kode,
      json_build_object('satuan_kerja_id', unit.satuan_kerja_id, 'satuan_kerja_nama', unit.satuan_kerja_nama,
        'singkatan', unit.singkatan) as satuan_kerja,
      ${isVisible({ kelas: 'final' }, sql`unit.satuan_kerja_id`, tahun)} as final
    from satuan_kerja unit
    where exists (select from kinerja_sub_kegiatan k
      where k.satuan_kerja_id = unit.satuan_kerja_id and k.tahun_kinerja = ${tahun} and k.deleted_at is null)
    order by unit.satuan_kerja_nama`.execute(db);
  return rows;
}
