import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';

const FOREIGN_KEY = '23503';
const UNIQUE = '23505';
const CHECK = '23514';
const NOT_NULL = '23502';
const NO_SUCH_LEVEL = '22004';

describe('the database refuses', () => {
  let test: TestDatabase;
  let owner: pg.Client;
  beforeAll(async () => {
    test = await createTestDatabase({ seed: 'demo' });
    owner = new pg.Client({ connectionString: test.url });
    await owner.connect();
  });
  afterAll(async () => {
    await owner.end();
    await test.drop();
  });

  it.each([
    ['a NIP of 17 digits', `update pegawai set peg_nip = '19800101200001100' where id = 1`, CHECK],
    ['a NIP with month 13', `update pegawai set peg_nip = '198013012000011001' where id = 1`, CHECK],
    ['a PPPK with a civil servant’s number', `update pegawai set status_asn = 'PPPK' where id = 1`, CHECK],
    ['role 5', `update users set role_id = 5 where id = 1`, CHECK],
    [
      'a unit’s user without a unit',
      `update users set satuan_kerja_id = null where username = 'dinkes'`,
      CHECK,
    ],
    ['the same user name twice', `update users set username = 'dinkes' where username = 'rsud'`, UNIQUE],
    ['an unknown direction', `update kinerja_program set polaritas = 'naik' where id = 1`, CHECK],
    ['a range without bounds', `update kinerja_program set polaritas = 'range' where id = 1`, CHECK],
    ['a team as owner of kind post', `update kinerja_program set tim_kerja_id = 1 where id = 1`, CHECK],
    ['a negative budget', `update kinerja_program set anggaran = -1 where id = 1`, CHECK],
    [
      'half a shadow performance',
      `update kinerja_program set kinerja_bayangan_sasaran = 'x' where id = 1`,
      CHECK,
    ],
    [
      'a child in another year than its parent',
      `update kinerja_kegiatan set tahun_kinerja = 2026 where id = 1`,
      FOREIGN_KEY,
    ],
    [
      'a child in another unit than its parent',
      `update kinerja_sub_kegiatan set satuan_kerja_id = 1053 where id = 1`,
      FOREIGN_KEY,
    ],
    ['removing a parent that has children', 'delete from kinerja_program where id = 1', FOREIGN_KEY],
    [
      'the same programme twice in a unit and year',
      `insert into program (tahun_kinerja, satuan_kerja_id, kode, nama) select tahun_kinerja, satuan_kerja_id, kode, nama from program limit 1`,
      UNIQUE,
    ],
    [
      'a class of performance that nobody knows',
      `update nilai_jenjang_kinerja set opsi = 'super' where id = 1`,
      CHECK,
    ],
    [
      'two classes of one indicator in a year',
      `insert into nilai_jenjang_kinerja (satuan_kerja_id, tahun, sasaran_strategis_pd_id, opsi)
        select satuan_kerja_id, tahun, sasaran_strategis_pd_id, opsi from nilai_jenjang_kinerja where id = 1`,
      UNIQUE,
    ],
    [
      'a class of another unit’s indicator',
      `update nilai_jenjang_kinerja set satuan_kerja_id = 9999 where satuan_kerja_id <> 9999`,
      FOREIGN_KEY,
    ],
    ['fewer than no added outputs', `update penambahan_output set tw1 = -1 where id = 1`, CHECK],
    ['a performance without a goal', `update kinerja_program set sasaran = null where id = 1`, NOT_NULL],
    [
      'a cross item that skips a level',
      `update kinerja_cross set level_anak = 'kinerja-sub-kegiatan', anak_id =
        (select min(id) from kinerja_sub_kegiatan k where k.satuan_kerja_id = kinerja_cross.satuan_kerja_id)
        where level_induk = 'kinerja-program'`,
      CHECK,
    ],
    [
      'a cross item of a node that is not there',
      `update kinerja_cross set anak_id = 0 where id = 1`,
      FOREIGN_KEY,
    ],
    [
      'a cross item said to be of another unit',
      `update kinerja_cross set satuan_kerja_id = 1053 where id = 1`,
      FOREIGN_KEY,
    ],
    [
      'a cross item between a unit and itself',
      `update kinerja_cross set satuan_kerja_id = satuan_kerja_induk_id, level_induk = 'kinerja-kegiatan', level_anak = 'kinerja-sub-kegiatan' where id = 1`,
      FOREIGN_KEY,
    ],
    [
      'a refusal without a reason',
      `update kinerja_cross set status = 'ditolak', catatan = null where id = 1`,
      CHECK,
    ],
    [
      'a success factor of a node that is not there',
      `update kinerja_csf set kinerja_id = 0 where id = 1`,
      FOREIGN_KEY,
    ],
    [
      'a success factor of an unknown level',
      `update kinerja_csf set level = 'x' where id = 1`,
      NO_SUCH_LEVEL,
    ],
    [
      'a remedy for the year’s own problem',
      `update solusi set kinerja_masalah_id = kinerja_id where id = 1`,
      CHECK,
    ],
    ['a fifth quarter', `update penyebab_kegagalan set triwulan = 5 where id = 1`, CHECK],
    [
      'an action plan of a goal that is not there',
      `update rencana_aksi set induk_id = 0 where id = 1`,
      FOREIGN_KEY,
    ],
    ['approval before the third stage', `update validasi_perencanaan set tahap = 2 where id = 1`, CHECK],
    [
      'a return that stays locked',
      `update validasi_perencanaan set keadaan = 'dikembalikan', catatan = 'x' where id = 1`,
      CHECK,
    ],
    [
      'a return without a note',
      `update validasi_perencanaan set keadaan = 'dikembalikan', status = false, catatan = null where id = 1`,
      CHECK,
    ],
    ['a fourth stage', `update validasi_perencanaan set tahap = 4 where id = 1`, CHECK],
    [
      'a signed agreement without a date',
      `update perjanjian_kinerja set tanggal = null, status = 'ditandatangani' where id = 1`,
      CHECK,
    ],
    [
      'two agreements for one node and year',
      `insert into perjanjian_kinerja (tahun, jenis, tahap, pihak_pertama_nama, pihak_pertama_jabatan) values (2024, 'pemda', 'murni', 'x', 'x')`,
      UNIQUE,
    ],
    [
      'a member twice in a team',
      `insert into tim_kerja_anggota (tim_kerja_id, nip) select tim_kerja_id, nip from tim_kerja_anggota limit 1`,
      UNIQUE,
    ],
    ['an unknown member status', `update tim_kerja_anggota set status = 'x' where id = 1`, CHECK],
    [
      'a session without a whole hash',
      `insert into sessions (token_hash, user_id, idle_until, absolute_until) values ('abc', 1, now(), now())`,
      CHECK,
    ],
    [
      'a step of a sub-activity in another unit',
      `update kinerja_langkah_aksi set satuan_kerja_id = 1053 where id = 1`,
      FOREIGN_KEY,
    ],
  ])('%s', async (_, statement, code) => {
    await expect(owner.query(statement)).rejects.toMatchObject({ code });
  });

  it('nothing when a programme is planned anew after it was deleted', async () => {
    await owner.query('begin');
    await owner.query('update program set deleted_at = now() where id = 1');
    await owner.query(`insert into program (tahun_kinerja, satuan_kerja_id, kode, nama)
      select tahun_kinerja, satuan_kerja_id, kode, nama from program where id = 1`);
    await owner.query('rollback');
  });

  it('no query on unit and year without an index that leads with them', async () => {
    const { rows } = await owner.query<{ table_name: string }>(`
      select c.table_name from information_schema.columns c
      join information_schema.columns y on y.table_name = c.table_name and y.column_name in ('tahun', 'tahun_kinerja', 'tahun_mulai')
      join information_schema.tables t on t.table_name = c.table_name and t.table_schema = 'public'
      where c.table_schema = 'public' and c.column_name = 'satuan_kerja_id'
        and not exists (select from pg_indexes i where i.tablename = c.table_name and i.indexdef ~ ('\\(satuan_kerja_id, ' || y.column_name))`);
    expect(rows).toEqual([]);
  });
});
