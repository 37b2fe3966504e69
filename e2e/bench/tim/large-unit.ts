import { measuredServer } from '../../server/servers';
import { type FilledServer, startFilledServer } from '../server/filled-server';

/** Dinas Kesehatan, which the demo knows already. */
export const UNIT = 1012;
export const TAHUN = 2025;
export const PEOPLE = 2_000;
export const TEAMS = 300;
/** People of the whole regency. */
export const REGENCY = 20_000;
const PER_TEAM = 8;
const STEPS = 12;
/** People of other units who are lent to the teams, two of three of them still waiting. */
const LENT = 300;
/** People of each step. */
const CARRIERS = 2;
/** Rows that are added have ids above this. */
const ADDED = 5_000_000;

/** NIP of the n-th added person, in SQL: twelve are born in each number. */
const nip = `'1990' || lpad((1 + n % 12)::text, 2, '0') || '012015011' || lpad((n / 12)::text, 3, '0')`;

/** One of the unit's divisions for the n-th row, in SQL. */
const division = `(select array_agg(id order by id) from struktur_organisasi where satuan_kerja_id = ${UNIT} and level = 2)[1 + n % 4]`;

/** NIP of the n-th added person of other units, in SQL: born in twenty other years. */
const nipElsewhere = `(1960 + n % 20) || lpad((1 + n / 20 % 12)::text, 2, '0') || '012005012' || lpad((n / 240)::text, 3, '0')`;

/** Name of the n-th added person, in SQL. */
const name = `(array['Ayu','Budi','Citra','Dewi','Eko','Fajar','Gita'])[1 + n % 7] || ' ' ||
     (array['Lestari','Santoso','Wijaya','Pratama','Rahma'])[1 + n % 5] || ' ' || n`;

/** Since when the n-th place waits, in SQL: up to ten days, so that some went up already. */
const waitingSince = `now() - interval '1 day' * (n % 10) - interval '1 minute' * n`;

/**
 * The built server with a unit of 2,000 employees in 300 teams that carry 3,600 steps, in a regency of 20,000 employees.
 * 1,100 of 3,300 places wait: new ones, changed targets, second assignments, lent people, at each of both stages.
 */
export const startLargeUnit = (): Promise<FilledServer> =>
  startFilledServer({ name: 'tim', port: measuredServer.port, statements: unit });

const unit = [
  `insert into pegawai (id, peg_nip, peg_nama, jabatan, jenis_jabatan, satuan_kerja_id, unit_kerja_id, status_asn)
   select ${ADDED} + n, ${nip}, ${name}, 'Pelaksana', 'pelaksana', ${UNIT},
     ${division}, 'PNS'
   from generate_series(1, ${PEOPLE} - (select count(*)::integer from pegawai where satuan_kerja_id = ${UNIT})) n`,
  // After those of the unit, who alone are `orang` below.
  `create temporary table orang as
   select peg_nip, row_number() over (order by id) - 1 as ke from pegawai where id > ${ADDED}`,
  `insert into pegawai (id, peg_nip, peg_nama, jabatan, jenis_jabatan, satuan_kerja_id, status_asn)
   select 2 * ${ADDED} + n, ${nipElsewhere}, ${name}, 'Pelaksana', 'pelaksana', u.ids[1 + n % cardinality(u.ids)], 'PNS'
   from generate_series(1, ${REGENCY} - (select count(*)::integer from pegawai)) n,
     (select array_agg(satuan_kerja_id order by satuan_kerja_id) as ids from satuan_kerja where satuan_kerja_id <> ${UNIT}) u`,
  `insert into jabatan_pegawai (satuan_kerja_id, peg_nip, jabatan, jenis_jabatan, unit_kerja_id)
   select satuan_kerja_id, peg_nip, jabatan, jenis_jabatan, unit_kerja_id from pegawai where id > ${ADDED}`,
  `insert into tim_kerja (id, tahun, satuan_kerja_id, unit_kerja_id, nama, nip_ketua)
   select ${ADDED} + n, ${TAHUN}, ${UNIT}, ${division}, 'Tim ' || n, o.peg_nip
   from generate_series(1, ${TEAMS}) n join orang o on o.ke = n`,
  // Approved ones, of every second team two with a changed target that waits, one at each stage.
  `insert into tim_kerja_anggota (tim_kerja_id, nip, peran, target, jenis, status, peran_berlaku, target_berlaku,
     berlaku_sejak, menunggu_sejak)
   select ${ADDED} + n, o.peg_nip, 'Anggota', case when k.keadaan = 'disetujui' then 'Laporan 4 kali' else 'Laporan 6 kali' end,
     'utama', k.keadaan, 'Anggota', 'Laporan 4 kali', now(), case when k.keadaan <> 'disetujui' then ${waitingSince} end
   from generate_series(1, ${TEAMS}) n cross join generate_series(1, ${PER_TEAM}) a
   cross join lateral (select case when n % 2 = 0 and a = 1 + n / 2 % 4 then 'menunggu_kabid' when n % 2 = 0 and a = 5 + n / 2 % 4
     then 'menunggu_opd' else 'disetujui' end as keadaan) k
   join orang o on o.ke = (n * ${PER_TEAM} + a + ${TEAMS}) % (select count(*) from orang)`,
  // Each team asks for two more who serve in another one already, one at each stage.
  `insert into tim_kerja_anggota (tim_kerja_id, nip, peran, target, jenis, status, menunggu_sejak)
   select ${ADDED} + n, o.peg_nip, 'Anggota', 'Laporan 2 kali', 'tambahan',
     case a when 1 then 'menunggu_kabid' else 'menunggu_opd' end, ${waitingSince}
   from generate_series(1, ${TEAMS}) n cross join generate_series(1, 2) a
   join orang o on o.ke = (n * (${PER_TEAM} + 1) + a + ${TEAMS} + 800) % (select count(*) from orang)`,
  `insert into tim_kerja_anggota (tim_kerja_id, nip, peran, target, jenis, status, peran_berlaku, target_berlaku,
     berlaku_sejak, menunggu_sejak)
   select ${ADDED} + n, p.peg_nip, 'Tenaga ahli', 'Telaah 1 kali', 'utama',
     (array['disetujui', 'menunggu_kabid', 'menunggu_opd'])[1 + n % 3],
     case n % 3 when 0 then 'Tenaga ahli' end, case n % 3 when 0 then 'Telaah 1 kali' end, case n % 3 when 0 then now() end,
     case when n % 3 <> 0 then ${waitingSince} end
   from generate_series(1, ${LENT}) n join pegawai p on p.id = 2 * ${ADDED} + n * 50`,
  `update tim_kerja_anggota set disetujui_kabid_pada = menunggu_sejak, disetujui_kabid_nip = (
     select pejabat_nip from struktur_organisasi where satuan_kerja_id = ${UNIT} and level = 2 and pejabat_nip is not null
     order by id limit 1)
   where tim_kerja_id > ${ADDED} and status = 'menunggu_opd'`,
  `insert into tim_kerja_anggota_riwayat (tim_kerja_anggota_id, langkah, dari, ke, peran, target, user_id, waktu)
   select a.id, l.langkah, l.dari, l.ke, a.peran, a.target, (select min(id) from users where satuan_kerja_id = ${UNIT}),
     coalesce(a.menunggu_sejak, now()) - interval '1 day' * (10 - l.ke_berapa)
   from tim_kerja_anggota a
   cross join (values (1, 'tambah', null, 'draf'), (2, 'ajukan', 'draf', 'menunggu_kabid'),
     (3, 'setujui-kabid', 'menunggu_kabid', 'menunggu_opd'), (4, 'setujui-opd', 'menunggu_opd', 'disetujui'))
     l (ke_berapa, langkah, dari, ke)
   where a.tim_kerja_id > ${ADDED} and (a.berlaku_sejak is not null or l.ke_berapa < 3
     or a.status = 'menunggu_opd' and l.ke_berapa = 3)`,
  `insert into kinerja_sub_kegiatan (id, tahun_kinerja, satuan_kerja_id, kinerja_kegiatan_id, sasaran, indikator, pengampu,
     tim_kerja_id)
   select ${ADDED} + n, s.tahun_kinerja, s.satuan_kerja_id, s.kinerja_kegiatan_id, s.sasaran, s.indikator, 'tim-kerja',
     ${ADDED} + n
   from generate_series(1, ${TEAMS}) n, kinerja_sub_kegiatan s
   where s.id = (select min(id) from kinerja_sub_kegiatan where satuan_kerja_id = ${UNIT}
     and tahun_kinerja = ${TAHUN} and deleted_at is null)`,
  `insert into kinerja_langkah_aksi (id, tahun_kinerja, satuan_kerja_id, kinerja_sub_kegiatan_id, sasaran, indikator,
     satuan, target_tw1, target_tw2, target_tw3, target_tw4)
   select ${ADDED} + n * ${STEPS} + l, ${TAHUN}, ${UNIT}, ${ADDED} + n, 'Terlaksananya kegiatan ' || n || '.' || l,
     'Jumlah kegiatan', 'kali', 2 + l % 3, 2, 2 * (l % 2), 4
   from generate_series(1, ${TEAMS}) n, generate_series(1, ${STEPS}) l`,
  `insert into langkah_aksi_anggota (langkah_aksi_id, satuan_kerja_id, nip, target, target_tw1, target_tw2, target_tw3,
     target_tw4)
   select l.id, ${UNIT}, o.peg_nip, 4, 1, 1, l.target_tw3 / 2, 2
   from kinerja_langkah_aksi l cross join generate_series(1, ${CARRIERS}) a
   join orang o on o.ke = ((l.kinerja_sub_kegiatan_id - ${ADDED}) * ${PER_TEAM} + (l.id * ${CARRIERS} + a) % ${PER_TEAM} + 1 + ${TEAMS})
     % (select count(*) from orang)
   where l.id > ${ADDED}`,
];
