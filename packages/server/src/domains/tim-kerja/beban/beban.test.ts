import { type BebanKerja, type BebanOrang, bebanKerjaCalls } from '@selaras/contracts';
import { allTriwulan, bebanTriwulan, bobotBagian, jumlahBagian, rataBeban } from '@selaras/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { readSheet } from '../../../kit/sheet-import/read-sheet';
import { planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { addPegawai, DINKES, RSUD, TAHUN } from '../testing/team-people';

let test: TestApp;
const as = (username: string, tahun = TAHUN) => planningClient(test, username, tahun);
const path = (rest = '', unit = DINKES) => `/beban-kerja/${unit}${rest}`;
const beban = async (username = 'kadinkes', tahun = TAHUN): Promise<BebanKerja> =>
  (await as(username, tahun).get(path())).body.data;
const orang = async (id: number, username = 'kadinkes'): Promise<BebanOrang> =>
  (await as(username).get(path(`/orang/${id}`))).body.data;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Every share of a step in a year as it lies in the database. */
async function storedShares() {
  const { rows } = await sql<{
    langkah: number;
    nip: string;
    target: (number | null)[];
    bagian: (number | null)[];
  }>`
    select l.id as langkah, a.nip,
      json_build_array(l.target_tw1, l.target_tw2, l.target_tw3, l.target_tw4) as target,
      json_build_array(a.target_tw1, a.target_tw2, a.target_tw3, a.target_tw4) as bagian
    from kinerja_langkah_aksi l join langkah_aksi_anggota a on a.langkah_aksi_id = l.id
    join kinerja_sub_kegiatan s on s.id = l.kinerja_sub_kegiatan_id
    where l.tahun_kinerja = ${TAHUN} and l.deleted_at is null and a.deleted_at is null and s.deleted_at is null
    order by l.id, a.id`.execute(test.db);
  return rows;
}

/** Loads as the rule makes them out of the stored shares. */
async function loadsByRule(): Promise<Map<string, { jumlah: number[]; bobot: number[] }>> {
  const steps = new Map<number, Awaited<ReturnType<typeof storedShares>>>();
  for (const row of await storedShares()) steps.set(row.langkah, [...(steps.get(row.langkah) ?? []), row]);
  const weights = new Map<string, number[][]>();
  for (const shares of steps.values()) {
    for (const tw of allTriwulan) {
      const of = bobotBagian(
        shares[0]?.target[tw - 1] ?? null,
        shares.map(({ bagian }) => bagian[tw - 1] ?? null),
      );
      for (const [at, { nip }] of shares.entries()) {
        const own = weights.get(nip) ?? [[], [], [], []];
        own[tw - 1]?.push(of[at] ?? 0);
        weights.set(nip, own);
      }
    }
  }
  return new Map(
    [...weights].map(([nip, quarters]) => {
      const loads = quarters.map(bebanTriwulan);
      return [nip, { jumlah: loads.map((one) => one.jumlah), bobot: loads.map((one) => one.bobot) }];
    }),
  );
}

async function expectRule() {
  const rule = await loadsByRule();
  const { orang: people, rata } = await beban();
  for (const { nip, nama, jumlah, bobot } of people) {
    const expected = rule.get(nip ?? '') ?? { jumlah: [0, 0, 0, 0], bobot: [0, 0, 0, 0] };
    expect([nama, jumlah]).toEqual([nama, expected.jumlah]);
    for (const [at, one] of bobot.entries()) expect(one).toBeCloseTo(expected.bobot[at] ?? 0, 3);
  }
  for (const [at, one] of rata.entries())
    expect(one).toBeCloseTo(rataBeban(people.map(({ bobot }) => bobot[at] ?? 0)), 3);
}

describe('the load of a unit', () => {
  it('holds everybody with steps and weights by quarter, as the rule has them', async () => {
    const { body } = await as('kadinkes').get(path());
    expect(bebanKerjaCalls.list.answer?.parse(body)).toEqual(body);
    expect(body.data).toMatchObject({ lingkup: 'satuan-kerja', satuan_kerja: { satuan_kerja_id: DINKES } });
    const people: BebanKerja['orang'] = body.data.orang;
    expect(people.length).toBeGreaterThan(20);
    expect(people.some(({ bobot }) => (bobot[1] ?? 0) > 1)).toBe(true);
    expect(people.some(({ langkah }) => langkah === 0)).toBe(true);
    await expectRule();
  });

  it('keeps to the rule however steps are given out', async () => {
    const { id: step } = await test.db
      .selectFrom('kinerja_langkah_aksi')
      .where('satuan_kerja_id', '=', DINKES)
      .where('tahun_kinerja', '=', TAHUN)
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const { orang: people } = await beban();
    const figure = fc.option(fc.integer({ min: 0, max: 40 }).map((value) => value / 4));
    const quarters = fc.array(figure, { minLength: 4, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(
        quarters,
        fc.array(quarters, { minLength: 1, maxLength: 4 }),
        async (target, shares) => {
          const columns = (values: (number | null)[]) =>
            Object.fromEntries(allTriwulan.map((tw) => [`target_tw${tw}`, values[tw - 1] ?? null]));
          await test.db.deleteFrom('langkah_aksi_anggota').where('langkah_aksi_id', '=', step).execute();
          await test.db
            .updateTable('kinerja_langkah_aksi')
            .set(columns(target))
            .where('id', '=', step)
            .execute();
          for (const [at, share] of shares.entries()) {
            const nip = people[at]?.nip ?? '';
            await test.db
              .insertInto('langkah_aksi_anggota')
              .values({ langkah_aksi_id: step, satuan_kerja_id: DINKES, nip, ...columns(share) })
              .execute();
          }
          await expectRule();
        },
      ),
      { numRuns: 12 },
    );
  });

  it('is a division’s for who heads it, measured against the whole unit', async () => {
    const [whole, own] = [await beban(), await beban('kabid_kesmas')];
    expect(own.lingkup).toBe('bidang');
    expect(own.orang.length).toBeGreaterThan(2);
    expect(own.orang.length).toBeLessThan(whole.orang.length);
    expect(new Set(own.orang.map(({ bidang_id }) => bidang_id)).size).toBe(1);
    expect(own.rata).toEqual(whole.rata);
    const stranger = whole.orang.find(
      ({ pegawai_id }) => !own.orang.some((one) => one.pegawai_id === pegawai_id),
    );
    expect((await as('kabid_kesmas').get(path(`/orang/${stranger?.pegawai_id}`))).status).toBe(404);
  });

  it('is nobody’s for a head of division who holds no post, and the whole unit’s for its acting head', async () => {
    await test.db
      .insertInto('users')
      .values({
        username: 'tanpa_jabatan',
        nama: 'Tanpa',
        password_hash: '-',
        role_id: 13,
        satuan_kerja_id: DINKES,
      })
      .execute();
    expect((await beban('tanpa_jabatan')).orang).toEqual([]);
    const { rows } = await sql<{ id: number }>`
      insert into pejabat_sementara (satuan_kerja_id, struktur_organisasi_id, nip, jenis, mulai, selesai, dasar)
      select ${DINKES}, so.id, u.peg_nip, 'plh', now()::date - 1, now()::date + 1, 'SPT 1'
      from struktur_organisasi so, users u
      where so.satuan_kerja_id = ${DINKES} and so.level = 1 and u.username = 'kabid_kesmas' returning id`.execute(
      test.db,
    );
    expect((await beban('kabid_kesmas')).lingkup).toBe('satuan-kerja');
    await test.db
      .deleteFrom('pejabat_sementara')
      .where('id', '=', rows[0]?.id ?? 0)
      .execute();
  });

  it('is read by the unit and its administrators, and by nobody else', async () => {
    for (const [username, unit, expected] of [
      ['dinkes', DINKES, 200],
      ['super', DINKES, 200],
      ['pemda', RSUD, 200],
      ['super', 999_999, 404],
      ['dinkes', RSUD, 403],
      ['rsud', DINKES, 403],
      ['kadinkes', RSUD, 403],
      ['kabid_kesmas', RSUD, 403],
      ['val_lke', DINKES, 403],
      ['val_bappeda', DINKES, 403],
    ] as const) {
      const { status } = await as(username).get(path('', unit));
      expect([username, unit, status]).toEqual([username, unit, expected]);
    }
    expect((await test.app.inject({ url: `/api${path()}` })).statusCode).toBe(401);
    const [first] = (await beban()).orang;
    expect((await as('rsud').get(path(`/orang/${first?.pegawai_id}`))).status).toBe(403);
    expect((await as('rsud').get(path(`/orang/${first?.pegawai_id}`, RSUD))).status).toBe(404);
  });

  it('tells people of other units by name, post and unit until they are lent', async () => {
    const id = await addPegawai(test, 'Rara Pinjaman', RSUD, 'Direktur RSUD Tirta Husada');
    const { peg_nip: nip } = await test.db
      .selectFrom('pegawai')
      .where('id', '=', id)
      .select('peg_nip')
      .executeTakeFirstOrThrow();
    const { id: tim_kerja_id } = await test.db
      .selectFrom('tim_kerja')
      .where('satuan_kerja_id', '=', DINKES)
      .where('tahun', '=', TAHUN)
      .where('nama', '=', 'Tim Kerja Kesehatan Masyarakat')
      .select('id')
      .executeTakeFirstOrThrow();
    const [step] = await test.db
      .selectFrom('kinerja_langkah_aksi')
      .where('satuan_kerja_id', '=', DINKES)
      .where('tahun_kinerja', '=', TAHUN)
      .select('id')
      .orderBy('id', 'desc')
      .execute();
    const place = await test.db
      .insertInto('tim_kerja_anggota')
      .values({ tim_kerja_id, nip, peran: 'Anggota', jenis: 'utama', status: 'menunggu_kabid' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const shown = async (username = 'kadinkes') =>
      (await beban(username)).orang.find(({ pegawai_id }) => pegawai_id === id);
    expect(await shown()).toBeUndefined();
    await test.db
      .insertInto('langkah_aksi_anggota')
      .values({ langkah_aksi_id: step?.id ?? 0, satuan_kerja_id: DINKES, nip, target_tw1: 0 })
      .execute();
    expect(await shown()).toMatchObject({ nip: null, asal: expect.stringContaining('RSUD'), tim: [] });
    expect((await orang(id)).nip).toBeNull();
    expect(await shown('kabid_kesmas')).toBeUndefined();
    await test.db
      .updateTable('tim_kerja_anggota')
      .set({ status: 'disetujui' })
      .where('id', '=', place.id)
      .execute();
    expect(await shown('kabid_kesmas')).toMatchObject({ nip, tim: [tim_kerja_id] });
    const home = (await as('rsud').get(path('', RSUD))).body.data as BebanKerja;
    const own = home.orang.find(({ pegawai_id }) => pegawai_id === id);
    expect(own).toMatchObject({ nip, asal: null, langkah: 1 });
    const detail = (await as('rsud').get(path(`/orang/${id}`, RSUD))).body.data as BebanOrang;
    expect([detail.langkah, detail.lain.jumlah]).toEqual([[], own?.jumlah]);
  });

  it('is exported as it is filtered, in the same order', async () => {
    const { orang: people } = await beban();
    const [heaviest] = people.toSorted((a, b) => jumlahBagian(b.bobot) - jumlahBagian(a.bobot));
    const { raw, headers, status } = await as('kadinkes').get(path('/ekspor?urut=beban'));
    expect([status, headers['content-disposition']]).toEqual([
      200,
      `attachment; filename="beban-kerja-${TAHUN}.xlsx"`,
    ]);
    const rows = await readSheet(raw);
    expect(JSON.stringify(rows)).toContain(heaviest?.nama);
    const one = await as('kadinkes').get(path(`/ekspor?q=${heaviest?.nip}`));
    expect(JSON.stringify(await readSheet(one.raw))).toContain('Bobot'.toLowerCase());
    expect((await as('kadinkes').get(path('/ekspor?urut=acak'))).status).toBe(422);
    expect((await as('rsud').get(path('/ekspor'))).status).toBe(403);
  });
});
