import { measuredServer } from '../../server/servers';
import { type FilledServer, startFilledServer } from '../server/filled-server';

const UNITS = 1_000;
/** A unit whose worksheet of this year is being filled in. */
const FULL_UNIT = 1012;
const PER_CRITERION = 5;
/** Units that are added have numbers above this. */
const ADDED = 2_000_000;

/**
 * The built server on a data set that no seed has: 1,000 units whose 80 criteria are answered and scored in both rounds,
 * and one whose worksheet, still open, has 400 files of evidence.
 */
export const startLargeRegency = (): Promise<FilledServer> =>
  startFilledServer({ name: 'lke', port: measuredServer.port, statements: [...regency, ...worksheet] });

const regency = [
  `insert into satuan_kerja select (jsonb_populate_record(u, jsonb_build_object(
     'satuan_kerja_id', ${ADDED} + n, 'kode_skpd', 'B' || n, 'satuan_kerja_nama', u.satuan_kerja_nama || ' ' || n))).*
   from satuan_kerja u, generate_series(1, ${UNITS} - (select count(*)::integer from satuan_kerja where aktif)) n
   where u.satuan_kerja_id = ${FULL_UNIT}`,
  `insert into lke_penilaian (satuan_kerja_id, tahun, instrumen_id, keadaan)
   select u.satuan_kerja_id, i.tahun, i.id, 'final' from satuan_kerja u, lke_instrumen i
   where u.satuan_kerja_id > ${ADDED} and i.tahun = 2025`,
  `insert into lke_jawaban (penilaian_id, satuan_kerja_id, tahun, kriteria_id, tahap, jawaban, nilai, catatan)
   select p.id, p.satuan_kerja_id, p.tahun, c.id, t, case t when 1 then 'A' end,
     (array['AA', 'A', 'BB', 'B', 'CC'])[1 + (p.id + c.id + t) % 5], 'Lengkapi dokumen pendukungnya.'
   from lke_penilaian p join lke_komponen k on k.instrumen_id = p.instrumen_id
   join lke_sub_komponen s on s.komponen_id = k.id join lke_kriteria c on c.sub_komponen_id = s.id,
   generate_series(1, 2) t where p.satuan_kerja_id > ${ADDED}`,
  `insert into lke_pleno (penilaian_id, satuan_kerja_id, tahun, komponen_id, nilai_awal, nilai)
   select p.id, p.satuan_kerja_id, p.tahun, k.id, k.bobot * 0.7, k.bobot * 0.7
   from lke_penilaian p join lke_komponen k on k.instrumen_id = p.instrumen_id where p.satuan_kerja_id > ${ADDED}`,
];

const sheet = `(select id from lke_penilaian where satuan_kerja_id = ${FULL_UNIT} and tahun = 2025)`;
const worksheet = [
  `delete from lke_bukti where penilaian_id = ${sheet}`,
  `delete from lke_jawaban where penilaian_id = ${sheet}`,
  `insert into lke_penilaian (satuan_kerja_id, tahun, instrumen_id)
   select ${FULL_UNIT}, tahun, id from lke_instrumen where tahun = 2025 on conflict do nothing`,
  `update lke_penilaian set keadaan = 'draft' where id = ${sheet}`,
  `insert into lke_jawaban (penilaian_id, satuan_kerja_id, tahun, kriteria_id, tahap, jawaban, uraian)
   select p.id, p.satuan_kerja_id, p.tahun, c.id, 1, 'BB',
     'Dokumen ditetapkan pada bulan Januari dan dibahas setiap triwulan bersama seluruh bidang.'
   from lke_penilaian p join lke_komponen k on k.instrumen_id = p.instrumen_id
   join lke_sub_komponen s on s.komponen_id = k.id join lke_kriteria c on c.sub_komponen_id = s.id
   where p.id = ${sheet}`,
  `create temporary table berkas_ke as
   select kriteria_id, n, row_number() over (order by kriteria_id, n) as ke
   from lke_jawaban, generate_series(1, ${PER_CRITERION}) n where penilaian_id = ${sheet} and tahap = 1`,
  `insert into berkas (nama_acak, nama, jenis, ukuran, sha256, satuan_kerja_id, tujuan, pemilik_id, dipakai, created_by)
   select md5('berkas' || ke), 'Notulen rapat triwulan ' || ke || '.pdf', 'application/pdf', 480000 + ke,
     lpad(ke::text, 64, 'a'), ${FULL_UNIT}, 'lke_eviden', ke, true, (select min(id) from users) from berkas_ke`,
  `insert into lke_eviden (satuan_kerja_id, tahun, jenis, nama, tanggal_dokumen, periode)
   select ${FULL_UNIT}, 2025, 'berkas', 'Notulen rapat triwulan ' || ke || '.pdf', '2025-03-14', 'Triwulan I'
   from berkas_ke`,
  `insert into lke_eviden_versi (eviden_id, satuan_kerja_id, nomor, berkas_id, sha256)
   select e.id, ${FULL_UNIT}, 1, b.id, b.sha256 from berkas b join lke_eviden e on e.nama = b.nama
   where b.sha256 ~ '^a' and e.satuan_kerja_id = ${FULL_UNIT}`,
  `insert into lke_bukti (penilaian_id, satuan_kerja_id, tahun, kriteria_id, tahap, eviden_versi_id)
   select ${sheet}, ${FULL_UNIT}, 2025, k.kriteria_id, 1, v.id
   from berkas_ke k join lke_eviden_versi v on v.sha256 = lpad(k.ke::text, 64, 'a')`,
];
