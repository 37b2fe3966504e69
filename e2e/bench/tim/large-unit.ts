import { type FilledServer, startFilledServer } from '../filled-server';

const PORT = 18_085;
/** Dinas Kesehatan, which the demo knows already. */
export const UNIT = 1012;
export const TAHUN = 2025;
export const PEOPLE = 2_000;
export const TEAMS = 300;
const PER_TEAM = 8;
const STEPS = 12;
/** People of each step. */
const CARRIERS = 2;
/** Rows that are added have ids above this. */
const ADDED = 5_000_000;

/** NIP of the n-th added person, in SQL: twelve are born in each number. */
const nip = `'1990' || lpad((1 + n % 12)::text, 2, '0') || '012015011' || lpad((n / 12)::text, 3, '0')`;

/** One of the unit's divisions for the n-th row, in SQL. */
const division = `(select array_agg(id order by id) from struktur_organisasi where satuan_kerja_id = ${UNIT} and level = 2)[1 + n % 4]`;

/** The built server with a unit of 2,000 employees in 300 teams that carry 3,600 steps. */
export const startLargeUnit = (): Promise<FilledServer> =>
  startFilledServer({ name: 'tim', port: PORT, statements: unit });

const unit = [
  `insert into pegawai (id, peg_nip, peg_nama, jabatan, jenis_jabatan, satuan_kerja_id, unit_kerja_id, status_asn)
   select ${ADDED} + n, ${nip}, (array['Ayu','Budi','Citra','Dewi','Eko','Fajar','Gita'])[1 + n % 7] || ' ' ||
     (array['Lestari','Santoso','Wijaya','Pratama','Rahma'])[1 + n % 5] || ' ' || n, 'Pelaksana', 'pelaksana', ${UNIT},
     ${division}, 'PNS'
   from generate_series(1, ${PEOPLE} - (select count(*)::integer from pegawai where satuan_kerja_id = ${UNIT})) n`,
  `insert into jabatan_pegawai (satuan_kerja_id, peg_nip, jabatan, jenis_jabatan, unit_kerja_id)
   select satuan_kerja_id, peg_nip, jabatan, jenis_jabatan, unit_kerja_id from pegawai where id > ${ADDED}`,
  `create temporary table orang as
   select peg_nip, row_number() over (order by id) - 1 as ke from pegawai where id > ${ADDED}`,
  `insert into tim_kerja (id, tahun, satuan_kerja_id, unit_kerja_id, nama, nip_ketua)
   select ${ADDED} + n, ${TAHUN}, ${UNIT}, ${division}, 'Tim ' || n, o.peg_nip
   from generate_series(1, ${TEAMS}) n join orang o on o.ke = n`,
  `insert into tim_kerja_anggota (tim_kerja_id, nip, peran, jenis, status, berlaku_sejak)
   select ${ADDED} + n, o.peg_nip, 'Anggota', 'utama', 'disetujui', now()
   from generate_series(1, ${TEAMS}) n cross join generate_series(1, ${PER_TEAM}) a
   join orang o on o.ke = (n * ${PER_TEAM} + a + ${TEAMS}) % (select count(*) from orang)`,
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
