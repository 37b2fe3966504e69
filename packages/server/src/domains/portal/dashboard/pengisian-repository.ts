import type { PengisianKabupaten, PengisianPd } from '@selaras/contracts';
import { allTriwulan, keadaanMasa } from '@selaras/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { findLockState } from '../../../kit/locks/lock-repository';
import { isVisible, type Visibility } from '../../../kit/visibility/visibility';

/** Sub-activities with a target in a quarter, as a report card counts them, by unit and quarter. */
const reports = (tahun: number, among: RawBuilder<boolean>) => sql`
  select k.satuan_kerja_id, q.triwulan, count(*)::integer as jumlah,
    count(*) filter (where q.realisasi is null)::integer as belum
  from kinerja_sub_kegiatan k cross join lateral (values ${sql.join(
    allTriwulan.map(
      (tw) => sql`(${tw}::integer, ${sql.ref(`k.target_tw${tw}`)}, ${sql.ref(`k.realisasi_tw${tw}`)})`,
    ),
  )}) q (triwulan, target, realisasi)
  where k.tahun_kinerja = ${tahun} and k.deleted_at is null and q.target > 0 and ${among}
  group by k.satuan_kerja_id, q.triwulan`;

/** Quarters of a year with when their reports open and close. */
async function findQuarters(db: Kysely<Tables>, tahun: number, now: Date) {
  const { batas } = await findLockState(db, tahun, []);
  return batas.triwulan.map((masa, at) => {
    const keadaan = keadaanMasa(masa, now);
    return {
      triwulan: at + 1,
      dibuka: masa.mulai,
      batas: masa.batas,
      mulai: keadaan !== 'belum',
      lewat: keadaan === 'lewat',
    };
  });
}

/** How far the units that a reader sees are with the reports of each quarter, and who is late. */
export async function findPengisian(
  db: Kysely<Tables>,
  tahun: number,
  visibility: Visibility,
  now: Date,
): Promise<PengisianKabupaten[]> {
  const [quarters, { rows }] = await Promise.all([
    findQuarters(db, tahun, now),
    sql<Omit<PengisianKabupaten, 'dibuka' | 'batas' | 'mulai' | 'lewat'>>`
      select r.triwulan, count(*)::integer as satuan_kerja, count(*) filter (where r.belum = 0)::integer as lengkap,
        coalesce(json_agg(json_build_object('satuan_kerja_id', unit.satuan_kerja_id,
          'satuan_kerja_nama', unit.satuan_kerja_nama, 'singkatan', unit.singkatan, 'belum', r.belum)
          order by r.belum desc, unit.satuan_kerja_nama, unit.satuan_kerja_id) filter (where r.belum > 0), '[]') as terlambat
      from (${reports(tahun, isVisible(visibility, sql`k.satuan_kerja_id`, tahun))}) r
      join satuan_kerja unit on unit.satuan_kerja_id = r.satuan_kerja_id
      group by r.triwulan`.execute(db),
  ]);
  return quarters.map((quarter) => {
    const found = rows.find(({ triwulan }) => triwulan === quarter.triwulan);
    const { satuan_kerja = 0, lengkap = 0, terlambat = [] } = found ?? {};
    return { ...quarter, satuan_kerja, lengkap, terlambat: quarter.lewat ? terlambat : [] };
  });
}

/** How far one unit is with the reports of each quarter. */
export async function findPengisianPd(
  db: Kysely<Tables>,
  tahun: number,
  satuanKerjaId: number,
  now: Date,
): Promise<PengisianPd[]> {
  const [quarters, { rows }] = await Promise.all([
    findQuarters(db, tahun, now),
    sql<{ triwulan: number; jumlah: number; belum: number }>`
      ${reports(tahun, sql`k.satuan_kerja_id = ${satuanKerjaId}`)}`.execute(db),
  ]);
  return quarters.map((quarter) => {
    const { jumlah = 0, belum = 0 } = rows.find(({ triwulan }) => triwulan === quarter.triwulan) ?? {};
    return { ...quarter, jumlah, belum };
  });
}
