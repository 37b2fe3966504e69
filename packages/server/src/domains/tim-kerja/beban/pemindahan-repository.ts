import type { PemindahanLangkah } from '@selaras/contracts';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { momentColumn } from '../../../kit/paging/read-page';

/** Moves that are told of one person. */
const MOST = 20;

/** The last moves of steps of a unit in a year from or to somebody, the newest first. */
export async function listPemindahan(
  db: Kysely<Tables>,
  { nip, tahun, unit }: { nip: string; tahun: number; unit: number },
): Promise<PemindahanLangkah[]> {
  const { rows } = await sql<PemindahanLangkah>`
    select m.id, ${momentColumn(sql`m.waktu`)} as waktu, u.nama as oleh, l.sasaran, l.satuan,
      dari.peg_nama as dari, ke.peg_nama as ke,
      json_build_array(m.jumlah_tw1, m.jumlah_tw2, m.jumlah_tw3, m.jumlah_tw4) as jumlah
    from pemindahan_langkah m
    join kinerja_langkah_aksi l on l.id = m.langkah_aksi_id
    join users u on u.id = m.user_id
    join pegawai dari on dari.peg_nip = m.dari_nip
    join pegawai ke on ke.peg_nip = m.ke_nip
    where ${nip} in (m.dari_nip, m.ke_nip) and l.tahun_kinerja = ${tahun} and l.satuan_kerja_id = ${unit}
    order by m.id desc limit ${MOST}`.execute(db);
  return rows;
}
