import type { AnggotaTim } from '@selaras/contracts';
import { type RawBuilder, sql } from 'kysely';
import { akhirTahun, orangPada } from '../../../database/orang/orang-pada';
import { momentColumn } from '../../../kit/paging/read-page';
import { berlakuJson } from '../../../kit/tim-kerja/tempat-berlaku';

/** A place as it is kept, with the person's own division. */
export interface StoredAnggota
  extends Omit<AnggotaTim, 'kunci' | 'nip' | 'terlambat' | 'menunggu' | 'langkah'> {
  readonly nip: string;
  readonly unit_kerja_id: number | null;
}

/** Places `a` with their team `t` and the person `p` as he was in its year. */
export const tempatSource = sql`
  tim_kerja_anggota a
  join tim_kerja t on t.id = a.tim_kerja_id and t.deleted_at is null
  cross join ${orangPada(sql`a.nip`, akhirTahun(sql`t.tahun`))} p`;

/** Those with both units and the leader. */
export const anggotaSource = sql`${tempatSource}
  join satuan_kerja sk on sk.satuan_kerja_id = t.satuan_kerja_id
  join satuan_kerja asal on asal.satuan_kerja_id = p.satuan_kerja_id
  left join struktur_organisasi so on so.id = p.unit_kerja_id
  left join pegawai k on k.peg_nip = t.nip_ketua`;

const unitRef = (alias: string) => sql`json_build_object(
  'satuan_kerja_id', ${sql.ref(`${alias}.satuan_kerja_id`)}, 'satuan_kerja_nama', ${sql.ref(`${alias}.satuan_kerja_nama`)},
  'singkatan', ${sql.ref(`${alias}.singkatan`)})`;

/** How many steps of a team somebody carries. */
export const jumlahLangkahSql = (tim: RawBuilder<unknown>, nip: RawBuilder<unknown>) => sql<number>`(
  select count(*)::integer from langkah_aksi_anggota la
  join kinerja_langkah_aksi l on l.id = la.langkah_aksi_id and l.deleted_at is null
  join kinerja_sub_kegiatan s on s.id = l.kinerja_sub_kegiatan_id and s.deleted_at is null
  where la.nip = ${nip} and la.deleted_at is null and s.tim_kerja_id = ${tim})`;

/** SQL: what was refused last of the place `a` that waits again; null where it was approved since. */
const ditolakSql = sql`(
  select json_build_object('peran', w.peran, 'target', w.target, 'catatan', w.catatan, 'waktu', ${momentColumn(sql`w.waktu`)})
  from (
    select r.* from tim_kerja_anggota_riwayat r
    where r.tim_kerja_anggota_id = a.id and r.langkah in ('tolak-kabid', 'tolak-opd', 'setujui-opd')
    order by r.id desc limit 1
  ) w where w.langkah <> 'setujui-opd' and a.menunggu_sejak is not null)`;

/** A place as JSON. */
export const anggotaObject = sql`json_build_object(
  'id', a.id, 'versi', a.versi,
  'tim', json_build_object('id', t.id, 'nama', t.nama, 'tahun', t.tahun, 'satuan_kerja', ${unitRef('sk')},
    'ketua', k.peg_nama),
  'nip', a.nip, 'nama', p.peg_nama, 'berhenti_pada', p.berhenti_pada, 'jabatan', p.jabatan, 'unit_kerja', so.unit_kerja_nama,
  'unit_kerja_id', p.unit_kerja_id, 'satuan_kerja', ${unitRef('asal')},
  'dipinjam', p.satuan_kerja_id <> t.satuan_kerja_id,
  'peran', a.peran, 'target', a.target, 'jenis', a.jenis, 'status', a.status,
  'berlaku', ${berlakuJson}, 'ditolak', ${ditolakSql}, 'catatan', a.catatan, 'menunggu_sejak', ${momentColumn(sql`a.menunggu_sejak`)},
  'jumlah_langkah', ${jumlahLangkahSql(sql`t.id`, sql`a.nip`)})`;
