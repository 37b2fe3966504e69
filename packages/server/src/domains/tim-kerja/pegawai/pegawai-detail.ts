import { jabatanPegawaiFields, type PegawaiDetail, pegawaiActs } from '@selaras/contracts';
import { type Actor, can } from '@selaras/roles';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../database/tables';
import { fieldColumns } from '../../../kit/described/field-columns';
import { inScope, ownScope } from '../../../kit/visibility/unit-scope';
import { ProblemError } from '../../../plugins/problem';

type Stored = Omit<PegawaiDetail, 'kemampuan'>;

const ofPost = fieldColumns(jabatanPegawaiFields, 'p');

/** An employee with all posts. Throws 404 for people of other units, of whom the list tells what may be known. */
export async function requirePegawai(db: Kysely<Tables>, actor: Actor, nip: string): Promise<PegawaiDetail> {
  const found = await findPegawai(db, actor, nip);
  if (found === undefined || !can(actor, pegawaiActs.tulis, found.satuan_kerja)) {
    throw new ProblemError('TIDAK_DITEMUKAN');
  }
  const writes = can(actor, pegawaiActs.tulis, found.satuan_kerja);
  const isEmployed = found.berhenti_pada === null;
  return { ...found, kemampuan: { ubah: writes && isEmployed, kembali: writes && !isEmployed } };
}

async function findPegawai(db: Kysely<Tables>, actor: Actor, nip: string): Promise<Stored | undefined> {
  const ownSuperior = inScope(ownScope(actor), sql`a.satuan_kerja_id`);
  const { rows } = await sql<Stored>`
    select p.id, p.versi, p.peg_nip as nip, p.peg_nama as nama, ${ofPost}, p.status_asn,
      p.unit_kerja_id, pos.unit_kerja_nama,
      to_char(p.tmt_jabatan, 'YYYY-MM-DD') as tmt_jabatan, to_char(p.berhenti_pada, 'YYYY-MM-DD') as berhenti_pada,
      p.alasan_berhenti,
      json_build_object('satuan_kerja_id', u.satuan_kerja_id, 'satuan_kerja_nama', u.satuan_kerja_nama,
        'singkatan', u.singkatan) as satuan_kerja,
      case when a.id is not null then json_build_object('nip', case when ${ownSuperior} then a.peg_nip end,
        'nama', a.peg_nama, 'jabatan', a.jabatan) end as atasan,
      (select count(*) from pegawai b where b.atasan_nip = p.peg_nip and b.deleted_at is null
        and b.berhenti_pada is null)::integer as jumlah_bawahan,
      coalesce((select json_agg(json_build_object('mulai', j.mulai, 'selesai', j.selesai, 'jabatan', j.jabatan,
          'pangkat_gol', j.pangkat_gol, 'satuan_kerja_nama', s.satuan_kerja_nama,
          'unit_kerja_nama', o.unit_kerja_nama, 'atasan_nama', ja.peg_nama)
          order by j.mulai desc nulls last, j.id desc)
        from jabatan_pegawai j join satuan_kerja s on s.satuan_kerja_id = j.satuan_kerja_id
        left join struktur_organisasi o on o.id = j.unit_kerja_id
        left join pegawai ja on ja.peg_nip = j.atasan_nip
        where j.peg_nip = p.peg_nip), '[]') as masa_jabatan
    from pegawai p
    join satuan_kerja u on u.satuan_kerja_id = p.satuan_kerja_id
    left join struktur_organisasi pos on pos.id = p.unit_kerja_id
    left join pegawai a on a.peg_nip = p.atasan_nip
    where p.peg_nip = ${nip} and p.deleted_at is null`.execute(db);
  return rows[0];
}
