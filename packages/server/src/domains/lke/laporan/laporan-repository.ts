import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import type { Penandatangan } from './laporan';

/** Head of the Inspektorat as the report names him; without one the place stays free for a name. */
export async function findInspektur(db: Kysely<Tables>): Promise<Penandatangan> {
  const { rows } = await sql<Penandatangan>`
    select p.peg_nama as nama, s.jabatan_nama as jabatan, p.pangkat_gol as pangkat, p.peg_nip as nip
    from struktur_organisasi s
    join satuan_kerja unit on unit.satuan_kerja_id = s.satuan_kerja_id and unit.jenis = 'inspektorat' and unit.aktif
    join pegawai p on p.peg_nip = s.pejabat_nip and p.deleted_at is null
    where s.deleted_at is null
    order by s.level, s.id limit 1`.execute(db);
  return (
    rows[0] ?? { nama: '..............................', jabatan: 'Inspektur', pangkat: null, nip: null }
  );
}

/** When the plenary decided a unit's evaluation last, ISO 8601; null where no step was recorded. */
export async function findFinal(
  db: Kysely<Tables>,
  { satuanKerjaId, tahun }: { readonly satuanKerjaId: number; readonly tahun: number },
): Promise<string | null> {
  const row = await db
    .selectFrom('lke_langkah')
    .where('satuan_kerja_id', '=', satuanKerjaId)
    .where('tahun', '=', tahun)
    .where('langkah', '=', 'finalkan')
    .orderBy('id', 'desc')
    .select('waktu')
    .executeTakeFirst();
  return row?.waktu.toISOString() ?? null;
}

/** Where letters of the regency are signed, as its newest performance agreement says; null: none says so yet. */
export async function findTempat(db: Kysely<Tables>): Promise<string | null> {
  const row = await db
    .selectFrom('perjanjian_kinerja')
    .where('tempat', 'is not', null)
    .orderBy('tanggal', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .select('tempat')
    .limit(1)
    .executeTakeFirst();
  return row?.tempat ?? null;
}
