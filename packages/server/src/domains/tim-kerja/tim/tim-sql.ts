import type { BawaanTim, TimKerjaRow } from '@selaras/contracts';
import { sql } from 'kysely';
import { akhirTahun, orangPada } from '../../../database/orang/orang-pada';
import { isTempatBerlaku } from '../../../kit/tim-kerja/tempat-berlaku';
import { langkahTim } from '../saya/tim-sql';

export type StoredTim = Omit<TimKerjaRow, 'menulis'>;

const count = (condition: string) => sql`(count(*) filter (where ${sql.raw(condition)}))::integer`;

const levels = ['kinerja_program', 'kinerja_kegiatan', 'kinerja_sub_kegiatan'] as const;

/** Performances that name the team `t` as their owner, and would lose it. */
export const kinerjaRows = sql.join(
  levels.map(
    (
      table,
      index,
    ) => sql`select ${sql.lit(table.replaceAll('_', '-'))} as level, ${sql.lit(index)} as urutan, r.id,
        r.indikator, null as bagian_dari, 0 as pelaksana
      from ${sql.table(table)} r where r.tim_kerja_id = t.id and r.deleted_at is null`,
  ),
  sql` union all `,
);

const langkahRows = sql`
  select 'kinerja-langkah-aksi', 3, l.id, l.indikator, sub.indikator, (
    select count(*)::integer from langkah_aksi_anggota la where la.langkah_aksi_id = l.id and la.deleted_at is null)
  from (${langkahTim}) k join kinerja_langkah_aksi l on l.id = k.id
  join kinerja_sub_kegiatan sub on sub.id = l.kinerja_sub_kegiatan_id`;

/** What the team `t` carries: performances that name it as their owner, and its steps. */
export const bawaanRows = sql<BawaanTim>`${kinerjaRows} union all ${langkahRows}`;

/** Teams `t` with their unit, division and leader as he was in their year, and what hangs on them. */
export const timSource = sql`
  tim_kerja t
  join satuan_kerja sk on sk.satuan_kerja_id = t.satuan_kerja_id
  left join struktur_organisasi so on so.id = t.unit_kerja_id
  left join ${orangPada(sql`t.nip_ketua`, akhirTahun(sql`t.tahun`))} k on true
  cross join lateral (
    select (count(*) filter (where ${isTempatBerlaku}))::integer as disetujui,
      ${count("a.status in ('menunggu_kabid', 'menunggu_opd')")} as menunggu,
      ${count("a.status in ('draf', 'ditolak_kabid', 'ditolak_opd')")} as disusun
    from tim_kerja_anggota a where a.tim_kerja_id = t.id and a.deleted_at is null) n
  cross join lateral (
    select ${count('b.urutan < 3')} as kinerja, ${count('b.urutan = 3')} as langkah from (${bawaanRows}) b) b`;

/** A team as JSON. */
export const timObject = sql`json_build_object(
  'id', t.id, 'versi', t.versi, 'nama', t.nama, 'tahun', t.tahun,
  'satuan_kerja', json_build_object('satuan_kerja_id', sk.satuan_kerja_id, 'satuan_kerja_nama', sk.satuan_kerja_nama,
    'singkatan', sk.singkatan),
  'unit_kerja', case when so.id is not null then json_build_object('id', so.id, 'nama', so.unit_kerja_nama) end,
  'ketua', case when k.id is not null then json_build_object('pegawai_id', k.id, 'nip', k.peg_nip, 'nama', k.peg_nama,
    'jabatan', k.jabatan, 'berhenti_pada', k.berhenti_pada) end,
  'anggota', json_build_object('disetujui', n.disetujui, 'menunggu', n.menunggu, 'disusun', n.disusun),
  'jumlah_kinerja', b.kinerja, 'jumlah_langkah', b.langkah)`;
