import { type FilledServer, startFilledServer } from '../filled-server';

const PORT = 18_085;
/** Dinas Kesehatan, which the demo knows already. */
export const UNIT = 1012;
export const TAHUN = 2025;
export const PEOPLE = 2_000;
const TEAMS = 300;
const PER_TEAM = 8;
const STEPS = 12;
/** People of each step. */
const CARRIERS = 2;
/** Rows that are added have ids above this. */
const ADDED = 5_000_000;

/** NIP of an added person, in SQL. */
const nip = (n: string) => `'19900101201501' || lpad((${n})::text, 4, '0')`;

/** The built server with a unit of 2,000 employees in 300 teams that carry 3,600 steps. */
export const startLargeUnit = (): Promise<FilledServer> =>
  startFilledServer({ name: 'tim', port: PORT, statements: unit });

const unit = [
  `insert into pegawai (id, peg_nip, peg_nama, jabatan, jenis_jabatan, satuan_kerja_id, unit_kerja_id, status_asn)
   select ${ADDED} + n, ${nip('n')}, (array['Ayu','Budi','Citra','Dewi','Eko','Fajar','Gita'])[1 + n % 7] || ' ' ||
     (array['Lestari','Santoso','Wijaya','Pratama','Rahma'])[1 + n % 5] || ' ' || n, 'Pelaksana', 'pelaksana', ${UNIT},
     (select id from struktur_organisasi where satuan_kerja_id = ${UNIT} and level = 2 order by id
       offset n % 4 limit 1), 'PNS'
   from generate_series(1, ${PEOPLE} - (select count(*)::integer from pegawai where satuan_kerja_id = ${UNIT})) n`,
  `insert into jabatan_pegawai (satuan_kerja_id, peg_nip, jabatan, jenis_jabatan, unit_kerja_id)
   select satuan_kerja_id, peg_nip, jabatan, jenis_jabatan, unit_kerja_id from pegawai where id > ${ADDED}`,
  `create temporary table orang as
   select peg_nip, row_number() over (order by id) - 1 as ke from pegawai where id > ${ADDED}`,
  `insert into tim_kerja (id, tahun, satuan_kerja_id, unit_kerja_id, nama, nip_ketua)
   select ${ADDED} + n, ${TAHUN}, ${UNIT}, (select id from struktur_organisasi where satuan_kerja_id = ${UNIT}
     and level = 2 order by id offset n % 4 limit 1), 'Tim ' || n, o.peg_nip
   from generate_series(1, ${TEAMS}) n join orang o on o.ke = n`,
  `insert into tim_kerja_anggota (tim_kerja_id, nip, peran, jenis, status, berlaku_sejak)
   select ${ADDED} + n, o.peg_nip, 'Anggota', 'utama', 'disetujui', now()
   from generate_series(1, ${TEAMS}) n, generate_series(1, ${PER_TEAM}) a
   join orang o on o.ke = (n * ${PER_TEAM} + a + ${TEAMS}) % (select count(*) from orang)`,
  `insert into kinerja_sub_kegiatan select (jsonb_populate_record(s, jsonb_build_object('id', ${ADDED} + n,
     'tim_kerja_id', ${ADDED} + n, 'pengampu', 'tim-kerja', 'unit_kerja_id', null))).*
   from generate_series(1, ${TEAMS}) n, (select * from kinerja_sub_kegiatan where satuan_kerja_id = ${UNIT}
     and tahun_kinerja = ${TAHUN} and deleted_at is null order by id limit 1) s`,
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
