import { roleIds } from '@selaras/roles';
import { sql } from 'kysely';
import type { TestApp } from '../../../testing/test-app';

/** Dinas Kesehatan and the hospital, whose people are lent to each other. */
export const DINKES = 1012;
export const RSUD = 1013;
export const TAHUN = 2025;

/** Somebody of a unit who works in the division of a post, who is no leader and in no team yet. */
export async function addPegawai(
  test: TestApp,
  nama: string,
  unit: number,
  jabatan: string,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into pegawai (peg_nip, peg_nama, jabatan, jenis_jabatan, satuan_kerja_id, unit_kerja_id, status_asn)
    select '19900101201501' || '1' || lpad((500 + (select count(*) from pegawai where peg_nip like '199001012015011%'))::text,
      3, '0'), ${nama}, 'Pelaksana', 'pelaksana', ${unit},
      (select id from struktur_organisasi where satuan_kerja_id = ${unit} and jabatan_nama = ${jabatan}), 'PNS'
    returning id`.execute(test.db);
  return rows[0]?.id ?? 0;
}

/** An account for who holds a post, with the role of a validator. */
export async function addAccountOf(
  test: TestApp,
  username: string,
  jabatan: string,
  unit: number,
  role: 'validator_kepala_bidang' | 'validator_kepala_opd' = 'validator_kepala_bidang',
): Promise<void> {
  await sql`
    insert into users (username, password_hash, nama, role_id, satuan_kerja_id, peg_nip)
    select ${username}, '-', ${username}, ${roleIds[role]}, ${unit}, pejabat_nip from struktur_organisasi
    where satuan_kerja_id = ${unit} and jabatan_nama = ${jabatan}`.execute(test.db);
}

/** An account for an employee; with the role of his unit it decides only where he acts in a post. */
export async function addAccount(
  test: TestApp,
  username: string,
  pegawaiId: number,
  unit: number,
  role: 'perangkat_daerah' | 'validator_kepala_opd' = 'perangkat_daerah',
): Promise<void> {
  await sql`
    insert into users (username, password_hash, nama, role_id, satuan_kerja_id, peg_nip)
    select ${username}, '-', ${username}, ${roleIds[role]}, ${unit}, peg_nip
    from pegawai where id = ${pegawaiId}`.execute(test.db);
}
