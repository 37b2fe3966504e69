import { capaianOf, nilaiTahun, nipProblem, type TipeHitung, tipeHitungProblem } from '@selaras/domain';
import { sql } from 'kysely';
import { verifyPassword } from '../domains/portal/session/password';
import { createTestDatabase, TEST_PASSWORD, type TestDatabase } from '../testing/test-database';

/** Unit and year of the plan that is still being written. */
const openPlan = [1012, 2025];
const levels = ['kinerja_program', 'kinerja_kegiatan', 'kinerja_sub_kegiatan'] as const;

describe('the demo regency', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase({ seed: 'demo' });
  });
  afterAll(() => test.drop());

  const count = async (text: string): Promise<number> => {
    const { rows } = await sql<{ n: number }>`${sql.raw(text)}`.execute(test.db);
    return Number(rows[0]?.n);
  };

  it('has the 40 units, each with a plan in both years', async () => {
    expect(await count('select count(*) n from satuan_kerja')).toBe(40);
    for (const table of levels) {
      expect(await count(`select count(distinct (satuan_kerja_id, tahun_kinerja)) n from ${table}`)).toBe(80);
    }
  });

  it.each([
    [3, 'Persentase Penduduk Miskin', 7.29, 6.73, 9.03, 8.47, 100.82],
    [2, 'Prevalensi Stunting Balita', 17.8, 15.2, 19.8, null, 95.29],
    [11, 'Indeks Pelayanan Publik', 3.86, 3.84, null, null, 101.58],
  ])('keeps regency indicator %d (%s) with its figures', async (id, indikator, r1, r2, n1, n2, capaian) => {
    const row = await test.db
      .selectFrom('sasaran_strategis_rpjmd as r')
      .innerJoin('indikator_sasaran_strategis as i', 'i.id', 'r.indikator_sasaran_strategis_id')
      .where('r.id', '=', id)
      .select([
        'i.indikator',
        'realisasi_1',
        'realisasi_2',
        'rata_nasional_1',
        'rata_nasional_2',
        'capaian_1',
      ])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      indikator,
      realisasi_1: r1,
      realisasi_2: r2,
      rata_nasional_1: n1,
      rata_nasional_2: n2,
      capaian_1: capaian,
    });
  });

  it('gives every unit 2 to 4 programmes or more, one of them for its own services', async () => {
    const { rows } = await sql<{ n: number; penunjang: number }>`
      select count(*) n, count(*) filter (where nama like 'PROGRAM PENUNJANG%') penunjang
      from program where tahun_kinerja = 2025 group by satuan_kerja_id`.execute(test.db);
    for (const { n, penunjang } of rows) {
      expect(Number(n)).toBeGreaterThanOrEqual(1);
      expect(Number(penunjang)).toBeGreaterThanOrEqual(1);
    }
    expect(
      await count('select count(*) n from program where satuan_kerja_id = 1012 and tahun_kinerja = 2024'),
    ).toBeGreaterThanOrEqual(5);
    expect(
      await count('select count(*) n from kegiatan where satuan_kerja_id = 1012 and tahun_kinerja = 2024'),
    ).toBeGreaterThanOrEqual(8);
    expect(
      await count(
        'select count(*) n from sub_kegiatan where satuan_kerja_id = 1012 and tahun_kinerja = 2024',
      ),
    ).toBeGreaterThanOrEqual(25);
  });

  it.each([
    ['kinerja_kegiatan', 'kinerja_program', 'kinerja_program_id'],
    ['kinerja_sub_kegiatan', 'kinerja_kegiatan', 'kinerja_kegiatan_id'],
  ])('lets budgets of %s add up to those of %s, quarter by quarter', async (child, parent, key) => {
    const columns = ['anggaran', 'realisasi_anggaran'].flatMap((nama) => [
      nama,
      ...[1, 2, 3, 4].map((tw) => `${nama}_tw${tw}`),
    ]);
    const wrong = columns.map((column) => `sum(c.${column}) <> p.${column}`).join(' or ');
    const { rows } = await sql`${sql.raw(
      `select p.id from ${parent} p join ${child} c on c.${key} = p.id group by p.id having ${wrong}`,
    )}`.execute(test.db);
    expect(rows).toEqual([]);
  });

  it('never spends more than the ceiling and splits both exactly over the quarters', async () => {
    for (const table of levels) {
      expect(
        await count(`select count(*) n from ${table} where realisasi_anggaran > anggaran
          or anggaran <> anggaran_tw1 + anggaran_tw2 + anggaran_tw3 + anggaran_tw4`),
      ).toBe(0);
    }
  });

  it.each([
    ['program', 'kinerja_program', 'program_id'],
    ['kegiatan', 'kinerja_kegiatan', 'kegiatan_id'],
    ['sub_kegiatan', 'kinerja_sub_kegiatan', 'sub_kegiatan_id'],
  ])('gives %s the same ceiling and spending as its performance', async (master, table, key) => {
    expect(
      await count(`select count(*) n from ${master} m join ${table} k on k.${key} = m.id
        where m.pagu <> k.anggaran or m.realisasi <> k.realisasi_anggaran`),
    ).toBe(0);
  });

  it.each(levels)('computes years and achievements of %s by the domain’s rules', async (table) => {
    const rows = await test.db.selectFrom(table).selectAll().execute();
    expect(rows.length).toBeGreaterThan(200);
    const without: typeof rows = [];
    for (const row of rows) {
      const quarters = [row.realisasi_tw1, row.realisasi_tw2, row.realisasi_tw3, row.realisasi_tw4];
      const plan = [row.target_tw1, row.target_tw2, row.target_tw3, row.target_tw4];
      expect([row.id, nilaiTahun(row.tipe_hitung, quarters)]).toEqual([row.id, row.realisasi]);
      expect([row.id, nilaiTahun(row.tipe_hitung, plan)]).toEqual([row.id, row.target]);
      expect([row.id, capaianOf(row)]).toEqual([row.id, row.capaian]);
      if (row.target === null) without.push(row);
      else for (const value of plan) expect(value).toBeGreaterThanOrEqual(0);
      for (const value of quarters) if (value !== null) expect(value).toBeGreaterThanOrEqual(0);
    }
    expect(without.map(({ satuan_kerja_id, tahun_kinerja }) => [satuan_kerja_id, tahun_kinerja])).toEqual(
      table === 'kinerja_sub_kegiatan' ? [openPlan, openPlan] : [],
    );
  });

  it.each(['sasaran_strategis_rpjmd', 'sasaran_strategis_pd', ...levels])(
    'adds up nothing in %s that cannot be added up, and its formulas say so',
    async (table) => {
      const iku = { sasaran_strategis_rpjmd: 'i.indikator', sasaran_strategis_pd: 'r.iku' }[table];
      const { rows } = await sql<{
        indikator: string;
        satuan: string;
        tipe_hitung: TipeHitung;
        do_rumus: string | null;
      }>`${sql.raw(`
        select ${iku ?? 'r.indikator'} as indikator, r.satuan, r.tipe_hitung, r.do_rumus from ${table} r
        ${iku?.startsWith('i.') ? 'join indikator_sasaran_strategis i on i.id = r.indikator_sasaran_strategis_id' : ''}`)}`.execute(
        test.db,
      );
      expect(rows.length).toBeGreaterThan(5);
      expect(rows.filter((row) => tipeHitungProblem(row) !== null)).toEqual([]);
      const quarters = rows.filter(({ do_rumus }) => do_rumus?.startsWith(String.raw`N = \sum_{t=1}`));
      expect(quarters.filter(({ tipe_hitung }) => tipe_hitung !== 'akumulasi')).toEqual([]);
    },
  );

  it('has every state of the achievement icon on every level', async () => {
    for (const [level, table, capaian] of [
      ['sasaran-strategis-rpjmd', 'sasaran_strategis_rpjmd', 'capaian_2'],
      ['sasaran-strategis-pd', 'sasaran_strategis_pd', 'capaian_2'],
      ['kinerja-program', 'kinerja_program', 'capaian'],
      ['kinerja-kegiatan', 'kinerja_kegiatan', 'capaian'],
      ['kinerja-sub-kegiatan', 'kinerja_sub_kegiatan', 'capaian'],
    ]) {
      const { rows } = await sql<{ state: string }>`${sql.raw(`
        select distinct (coalesce(k.${capaian}, 0) >= 100)::text || '/' || exists (
          select from kinerja_csf c where c.level = '${level}' and c.kinerja_id = k.id and c.jenis = 'tidak_tercapai'
        )::text as state from ${table} k`)}`.execute(test.db);
      expect([level, rows.map((row) => row.state).sort()]).toEqual([
        level,
        ['false/false', 'false/true', 'true/false', 'true/true'],
      ]);
    }
  });

  it('records a cause for every missed performance and a remedy in the year after', async () => {
    for (const table of levels) {
      expect(
        await count(
          `select count(*) n from ${table} where (capaian < 100) <> (penyebab_kegagalan is not null)`,
        ),
      ).toBe(0);
    }
    expect(
      await count(`select count(*) n from solusi s join kinerja_sub_kegiatan k on k.id = s.kinerja_id
        join kinerja_sub_kegiatan m on m.id = s.kinerja_masalah_id
        where s.level = 'kinerja-sub-kegiatan' and k.tahun_kinerja = m.tahun_kinerja + 1 and m.capaian < 100`),
    ).toBeGreaterThan(50);
    expect(
      await count('select count(*) n from kinerja_langkah_aksi where penyebab_kegagalan_id is not null'),
    ).toBeGreaterThan(50);
  });

  it('has more than 60 employees whose numbers are valid, and more than 12 teams', async () => {
    const pegawai = await test.db.selectFrom('pegawai').select('peg_nip').execute();
    expect(pegawai.length).toBeGreaterThanOrEqual(60);
    for (const { peg_nip } of pegawai) expect([peg_nip, nipProblem(peg_nip)]).toEqual([peg_nip, null]);
    expect(
      await count('select count(distinct (satuan_kerja_id, nama)) n from tim_kerja'),
    ).toBeGreaterThanOrEqual(12);
  });

  it.each([1012, 999906])(
    'has reports of members in every state in unit %d, answered by who may',
    async (unit) => {
      const { rows } = await sql<{ keadaan: string }>`
      select distinct case when b.realisasi_tw4 is null and q.triwulan = 4 then 'belum' else r.keadaan end as keadaan
      from langkah_aksi_anggota b
      join kinerja_langkah_aksi l on l.id = b.langkah_aksi_id and l.tahun_kinerja = 2025
      cross join generate_series(1, 4) q(triwulan)
      left join realisasi_anggota r on r.langkah_aksi_anggota_id = b.id and r.triwulan = q.triwulan
      where b.satuan_kerja_id = ${unit} and (r.id is not null or (q.triwulan = 4 and b.target_tw4 > 0))`.execute(
        test.db,
      );
      const states = rows.flatMap(({ keadaan }) => keadaan ?? []).sort();
      expect(states).toEqual(['belum', 'diajukan', 'dikembalikan', 'dikonfirmasi']);
      expect(
        await count(`select count(*) n from realisasi_anggota r
        join langkah_aksi_anggota b on b.id = r.langkah_aksi_anggota_id join users u on u.id = r.diputus_oleh
        where b.nip = u.peg_nip`),
      ).toBe(0);
    },
  );

  it('names an owner for every performance: a post or a team of the same unit and year', async () => {
    for (const table of levels) {
      expect(
        await count(`select count(*) n from ${table} k
          left join struktur_organisasi s on s.id = k.struktur_organisasi_id and s.satuan_kerja_id = k.satuan_kerja_id
          left join tim_kerja t on t.id = k.tim_kerja_id and t.satuan_kerja_id = k.satuan_kerja_id and t.tahun = k.tahun_kinerja
          where s.id is null and t.id is null and (k.satuan_kerja_id, k.tahun_kinerja) <> (${openPlan})`),
      ).toBe(0);
    }
  });

  it('leaves a few gaps in the plan of Dinas Kesehatan: targets, owners and definitions', async () => {
    const missing = (condition: string) =>
      count(
        `select count(*) n from kinerja_sub_kegiatan where (satuan_kerja_id, tahun_kinerja) = (${openPlan}) and ${condition}`,
      );
    expect(await missing('target is null')).toBe(2);
    expect(await missing('pengampu is null')).toBe(2);
    expect(await missing('do_narasi is null')).toBeGreaterThanOrEqual(2);
    expect(await missing('target is not null and pengampu is not null')).toBeGreaterThan(20);
  });

  it.each(['kinerja_cross', 'validasi_perencanaan', 'perjanjian_kinerja', 'kamus_indikator'])(
    'has rows of %s in every state',
    async (table) => {
      const states: Record<string, [string, string[]]> = {
        kinerja_cross: ['status', ['disetujui', 'ditolak', 'diusulkan']],
        validasi_perencanaan: [
          "keadaan || ' ' || tahap",
          [
            'dikembalikan 1',
            'dikembalikan 2',
            'dikembalikan 3',
            'disetujui 3',
            'menunggu 1',
            'menunggu 2',
            'menunggu 3',
          ],
        ],
        perjanjian_kinerja: ['status', ['ditandatangani', 'diterbitkan', 'draf']],
        kamus_indikator: ['validasi', ['belum', 'tidak_valid', 'valid']],
      };
      const [column = '', expected = []] = states[table] ?? [];
      const { rows } = await sql<{
        state: string;
      }>`${sql.raw(`select distinct ${column} as state from ${table} order by 1`)}`.execute(test.db);
      expect(rows.map((row) => row.state)).toEqual(expected);
    },
  );

  it.each([
    [1012, null],
    [1013, 'dikembalikan 2'],
    [1046, 'menunggu 2'],
    [9999, 'disetujui 3'],
  ])('stands unit %d at its own point of 2025: %s', async (unit, state) => {
    const row = await test.db
      .selectFrom('validasi_perencanaan')
      .where('tahun', '=', 2025)
      .where('satuan_kerja_id', '=', unit)
      .select(['id', 'keadaan', 'tahap', 'catatan'])
      .executeTakeFirst();
    expect(row === undefined ? null : `${row.keadaan} ${row.tahap}`).toBe(state);
    if (row?.keadaan === 'dikembalikan') expect(row.catatan?.split('\n').length).toBeGreaterThan(1);
  });

  it('has signed no agreement under a plan that is not approved', async () => {
    expect(
      await count(`select count(*) n from perjanjian_kinerja p where tahun = 2025 and status <> 'draf'
        and satuan_kerja_id is not null and not exists (select from validasi_perencanaan v
          where v.tahun = p.tahun and v.satuan_kerja_id = p.satuan_kerja_id and v.keadaan = 'disetujui')`),
    ).toBe(0);
  });

  it('has approved every unit of 2024, most of 2025, and units that have not submitted', async () => {
    expect(
      await count("select count(*) n from validasi_perencanaan where tahun = 2024 and keadaan = 'disetujui'"),
    ).toBe(40);
    expect(
      await count("select count(*) n from validasi_perencanaan where tahun = 2025 and keadaan = 'disetujui'"),
    ).toBeGreaterThan(25);
    expect(await count('select count(*) n from validasi_perencanaan where tahun = 2025')).toBeLessThan(40);
  });

  it('issues an agreement exactly for the nodes whose status says so', async () => {
    for (const [jenis, table] of [
      ['kinerja-program', 'kinerja_program'],
      ['kinerja-kegiatan', 'kinerja_kegiatan'],
      ['kinerja-sub-kegiatan', 'kinerja_sub_kegiatan'],
    ]) {
      expect(
        await count(`select count(*) n from ${table} k left join perjanjian_kinerja p
          on p.jenis = '${jenis}' and p.subjek_id = k.id and p.tahun = k.tahun_kinerja
          where (k.status_upload_pk is null) <> (p.id is null)`),
      ).toBe(0);
    }
    expect(
      await count(
        'select count(*) n from perjanjian_kinerja p where not exists (select from pk_item where perjanjian_kinerja_id = p.id)',
      ),
    ).toBe(0);
  });

  it('carries the marks that the diagram shows: external, SKP, shadow performance, formulas, hospital', async () => {
    for (const condition of [
      'kinerja_sub_kegiatan where realisasi is null',
      'kinerja_sub_kegiatan where is_external',
      'kinerja_sub_kegiatan where skp',
      'kinerja_sub_kegiatan where not skp',
      'kinerja_sub_kegiatan where do_rumus is null',
      'kinerja_sub_kegiatan where do_rumus is not null',
      'kinerja_kegiatan where kinerja_bayangan_sasaran is not null',
      'sasaran_strategis_pd where is_kinerja_direktur_rsud and satuan_kerja_id = 1013',
      'kinerja_program where is_kinerja_direktur_to_wakil_direktur_rsud and satuan_kerja_id = 1013',
      "kinerja_kegiatan where polaritas = 'range'",
      "kinerja_kegiatan where polaritas = 'minimize'",
      "kinerja_csf where jenis = 'tercapai'",
    ]) {
      expect([condition, await count(`select count(*) n from ${condition}`)]).toEqual([
        condition,
        expect.any(Number),
      ]);
      expect(await count(`select count(*) n from ${condition}`)).toBeGreaterThan(0);
    }
  });

  it('lets stunting and poverty be served by other units', async () => {
    const { rows } = await sql<{ satuan_kerja_id: number }>`
      select satuan_kerja_id from kinerja_cross where satuan_kerja_induk_id = 1012 and status = 'disetujui' and tahun = 2024
      and level_induk = 'kinerja-kegiatan' order by 1`.execute(test.db);
    expect(rows.map((row) => row.satuan_kerja_id)).toEqual(expect.arrayContaining([1017, 1023]));
    expect(
      await count(
        "select count(*) n from kinerja_cross where satuan_kerja_induk_id = 1004 and satuan_kerja_id = 1014 and status = 'disetujui'",
      ),
    ).toBe(2);
  });

  it('sets the deadlines of 2025 ahead of the moment of seeding, and those of 2024 behind it', async () => {
    const deadlines = (condition: string) =>
      count(`select count(*) n from referensi where kode like 'batas\\_%' and ${condition}`);
    expect(await deadlines('tahun = 2025 and nilai_date > current_date + 7')).toBe(5);
    expect(await deadlines('tahun = 2024 and nilai_date < current_date')).toBe(5);
  });

  it('has plans long enough for a second page of 20', async () => {
    expect(
      await count(
        'select max(n) n from (select count(*) n from rencana_aksi where tahun = 2024 group by level, induk_id) t',
      ),
    ).toBeGreaterThan(20);
  });

  it('lets each of the twenty demo accounts sign in with the demo password', async () => {
    const users = await test.db
      .selectFrom('users')
      .select(['username', 'password_hash', 'role_id'])
      .execute();
    expect(users).toHaveLength(20);
    expect(new Set(users.map((user) => user.role_id)).size).toBe(13);
    expect(await verifyPassword(users[2]?.password_hash ?? null, TEST_PASSWORD)).toBe(true);
    expect(await verifyPassword(users[2]?.password_hash ?? null, 'salah')).toBe(false);
  });

  it('leaves an intact audit log that says what was filled in, and versions of all data', async () => {
    expect(await count('select coalesce(periksa_audit(), 0) n')).toBe(0);
    expect(await count("select count(*) n from audit_log where aksi = 'seed' and tabel = 'demo'")).toBe(1);
    expect(await count('select count(*) n from versi_data')).toBe(41);
  });

  it('hands out ids above the seeded ones afterwards', async () => {
    const { id } = await test.db
      .insertInto('visi')
      .values({ tahun_mulai: 2029, visi: 'Periode berikutnya' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(id).toBe(2);
  });
});
