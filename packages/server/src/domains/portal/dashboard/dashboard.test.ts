import {
  type Dashboard,
  type DashboardPd,
  getDashboardCall,
  getDashboardPdCall,
  getHariIniCall,
  HEADER_TAHUN_KINERJA,
  HEADER_TAHUN_PUBLIK,
  type Pekerjaan,
  publicSummaryCall,
  type Summary,
} from '@selaras/contracts';
import { capaianOf, isTercapai, pertumbuhan, rataCapaian, serapan } from '@selaras/domain';
import { asActor } from '../../../database/as-actor';
import { demoAccounts } from '../../../kit/seed/demo-accounts';
import { approvePlan } from '../../../testing/plan-state/approve-plan';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const DINKES = 1012;
const DRAF = 999906;

let test: TestApp;
const signed = new Map<string, { authorization: string }>();
beforeAll(async () => {
  test = await startTestApp();
  for (const { username } of demoAccounts) signed.set(username, await test.signIn(username));
});
afterAll(() => test.close());

const ask = (path: string, username: string, tahun = '2025') =>
  test.app.inject({
    url: `/api/${path}`,
    headers: { ...signed.get(username), [HEADER_TAHUN_KINERJA]: tahun, [HEADER_TAHUN_PUBLIK]: tahun },
  });
const dashboard = async (username: string, page = 1, tahun?: string): Promise<Dashboard> => {
  const answer = await ask(`dashboard?page=${page}`, username, tahun);
  expect(getDashboardCall.answer?.safeParse(answer.json()).error).toBeUndefined();
  return answer.json().data;
};
const dashboardPd = async (username: string, unit?: number, tahun?: string): Promise<DashboardPd> => {
  const answer = await ask(
    `dashboard-pd${unit === undefined ? '' : `?satuan_kerja_id=${unit}`}`,
    username,
    tahun,
  );
  expect(getDashboardPdCall.answer?.safeParse(answer.json()).error).toBeUndefined();
  return answer.json().data;
};
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('the regency’s dashboard', () => {
  it('has a card for each of the twelve key indicators with its formulas right', async () => {
    const { iku, capaian_iku } = await dashboard('super');
    expect(iku).toHaveLength(12);
    for (const card of iku) {
      const [first, second] = card.tren;
      expect(card.tren.map(({ tahun }) => tahun)).toEqual([2024, 2025, 2026, 2027, 2028]);
      expect(card).toMatchObject({ target: second?.target, realisasi: second?.realisasi });
      expect(card.capaian).toBe(capaianOf(card));
      expect(card.perbandingan_realisasi_tahun).toBe(pertumbuhan(card.realisasi, first?.realisasi ?? null));
    }
    expect(capaian_iku.tercapai).toBe(iku.filter(({ capaian }) => isTercapai(capaian)).length);
    expect(sum(Object.values(capaian_iku))).toBe(12);
    expect(iku.find(({ indikator_id }) => indikator_id === 3)).toMatchObject({
      realisasi: 6.73,
      rata_nasional: 8.47,
    });
  });

  it('ranks the units by their mean achievement, page by page without a gap', async () => {
    const first = (await dashboard('super')).peringkat;
    const second = (await dashboard('super', 2)).peringkat;
    const rows = [...first.data, ...second.data];
    expect(first).toMatchObject({ current_page: 1, per_page: 20 });
    expect(rows).toHaveLength(first.total);
    expect(rows.map(({ peringkat }) => peringkat)).toEqual(rows.map((_, index) => index + 1));
    const filled = rows.flatMap(({ capaian }) => capaian ?? []);
    expect(filled).toEqual([...filled].sort((left, right) => right - left));
    for (const { satuan_kerja_id, capaian, tercapai, jumlah } of rows.slice(0, 5)) {
      const { iku } = await dashboardPd('super', satuan_kerja_id);
      expect(capaian).toBe(rataCapaian(iku.map((card) => card.capaian)));
      expect([tercapai, jumlah]).toEqual([iku.filter((card) => isTercapai(card.capaian)).length, iku.length]);
    }
  });

  it('adds up the budget of the quarters to that of the year', async () => {
    const { anggaran } = await dashboard('super');
    expect(anggaran.pagu).toBeGreaterThan(1e11);
    expect(sum(anggaran.triwulan.map(({ rencana }) => rencana))).toBeCloseTo(anggaran.pagu, 2);
    expect(sum(anggaran.triwulan.map(({ realisasi }) => realisasi))).toBeCloseTo(anggaran.realisasi, 2);
    expect(anggaran.serapan).toBe(serapan(anggaran.pagu, anggaran.realisasi));
  });

  it('counts every unit once in the validation progress', async () => {
    const { validasi, jumlah } = await dashboard('super');
    expect(sum(Object.values(validasi))).toBe(40);
    expect(validasi).toMatchObject({ draf: 3, dikembalikan: 4, menunggu: 4 });
    expect(jumlah).toMatchObject({ satuan_kerja: 40 });
    expect((await dashboard('super', 1, '2024')).validasi).toEqual({
      draf: 0,
      menunggu: 0,
      dikembalikan: 0,
      disetujui: 40,
    });
  });

  it('tells everybody the same of the regency, which leaves drafts out, and of how many units it is', async () => {
    const all = await dashboard('super');
    const some = await dashboard('dinkes');
    const regency = ({ pengisian: _, cakupan_pengisian: __, batas_waktu: ___, ...rest }: Dashboard) => rest;
    expect(regency(some)).toEqual(regency(all));
    expect(all.satuan_kerja_final).toBeLessThan(all.jumlah.satuan_kerja);
    expect(all.peringkat.total).toBeLessThanOrEqual(all.satuan_kerja_final);
    expect(all.peringkat.data.map(({ satuan_kerja_id }) => satuan_kerja_id)).not.toContain(DRAF);
  });

  it('says of whose reports it tells, which are not the same for every reader', async () => {
    const scope = async (username: string) => (await dashboard(username)).cakupan_pengisian;
    expect([await scope('super'), await scope('dinkes')]).toEqual(['semua', 'sendiri']);
  });

  it('is for everybody who is signed in', async () => {
    expect((await ask('dashboard', 'val_lke')).statusCode).toBe(200);
    expect((await test.app.inject('/api/dashboard')).statusCode).toBe(401);
    expect((await ask('dashboard?page=0', 'super')).statusCode).toBe(422);
  });
});

describe('a unit’s dashboard', () => {
  it('is that of the own unit, with its place among the others', async () => {
    const own = await dashboardPd('dinkes');
    expect(own.satuan_kerja.satuan_kerja_id).toBe(DINKES);
    expect(own).toEqual({ ...(await dashboardPd('dinkes', DINKES)), batas_waktu: own.batas_waktu });
    expect(own.validasi).toBeNull();
    expect((await dashboardPd('setda')).validasi).toMatchObject({ keadaan: 'disetujui', tahap: 3 });
  });

  it('has a place among units with a final plan, the same for every reader, and none while its own is a draft', async () => {
    const own = await dashboardPd('setda');
    expect(own.peringkat?.peringkat).toBeGreaterThan(0);
    expect(own.peringkat?.dari).toBe((await dashboard('setda')).peringkat.total);
    expect((await dashboardPd('super', own.satuan_kerja.satuan_kerja_id)).peringkat).toEqual(own.peringkat);
    expect((await dashboardPd('dinkes')).peringkat).toBeNull();
    expect((await dashboardPd('super', DINKES)).peringkat).toBeNull();
    expect((await dashboardPd('dinkes', undefined, '2024')).peringkat?.dari).toBe(40);
  });

  it('counts the performances of each level', async () => {
    const { capaian_level } = await dashboardPd('dinkes');
    const rows = await test.db
      .selectFrom('kinerja_sub_kegiatan')
      .select('capaian')
      .where('satuan_kerja_id', '=', DINKES)
      .where('tahun_kinerja', '=', 2025)
      .execute();
    expect(sum(Object.values(capaian_level.kinerja_sub_kegiatan))).toBe(rows.length);
    expect(capaian_level.kinerja_sub_kegiatan.tercapai).toBe(
      rows.filter(({ capaian }) => isTercapai(capaian)).length,
    );
  });

  it('names what is still to be done, each kind with its first items, and it shrinks when done', async () => {
    const count = async (jenis: string) =>
      (await dashboardPd('dinkes')).tugas.find((task) => task.jenis === jenis) ?? { jumlah: -1, contoh: [] };
    const before = {
      realisasi: await count('realisasi-belum-diisi'),
      penyebab: await count('penyebab-belum-diisi'),
    };
    const program = await test.db
      .selectFrom('kinerja_program')
      .select('id')
      .where('satuan_kerja_id', '=', DINKES)
      .where('tahun_kinerja', '=', 2025)
      .orderBy('id')
      .execute();
    const [empty, missed] = program;
    await asActor(test.db, null, async (tx) => {
      const update = (id: number, set: object) =>
        tx.updateTable('kinerja_program').set(set).where('id', '=', id).execute();
      await update(empty?.id ?? 0, { realisasi: null, capaian: null });
      await update(missed?.id ?? 0, { realisasi: 1, capaian: 1, penyebab_kegagalan: null });
    });
    expect((await count('realisasi-belum-diisi')).jumlah).toBe(before.realisasi.jumlah + 1);
    const penyebab = await count('penyebab-belum-diisi');
    expect(penyebab.contoh.length).toBe(Math.min(5, penyebab.jumlah));
    expect(penyebab.jumlah).toBeGreaterThan(0);
    expect((await dashboardPd('bagorganisasi')).tugas).toContainEqual({
      jenis: 'validasi-dikembalikan',
      jumlah: 1,
      contoh: [{ id: expect.any(Number), level: 'validasi-perencanaan', nama: expect.stringMatching(/\w/) }],
    });
    const pk = await count('perjanjian-belum-ditandatangani');
    const unsigned = await test.db
      .selectFrom('perjanjian_kinerja')
      .select('id')
      .where('satuan_kerja_id', '=', DINKES)
      .where('tahun', '=', 2025)
      .where('status', '<>', 'ditandatangani')
      .execute();
    expect(pk.jumlah).toBe(unsigned.length);
  });

  it('shows a draft to its own unit and to the secretariat it belongs to, and no other unit’s figures', async () => {
    expect((await dashboardPd('bagorganisasi')).satuan_kerja.satuan_kerja_id).toBe(DRAF);
    expect((await dashboardPd('setda', DRAF)).satuan_kerja.satuan_kerja_id).toBe(DRAF);
    expect((await ask(`dashboard-pd?satuan_kerja_id=${DRAF}`, 'dinkes')).statusCode).toBe(403);
    expect((await ask('dashboard-pd', 'val_lke')).statusCode).toBe(403);
  });

  it('asks a user without a unit to choose one, and knows when there is none', async () => {
    const answer = await ask('dashboard-pd', 'super');
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ satuan_kerja_id: ['Pilih satuan kerja terlebih dahulu'] });
    expect((await ask('dashboard-pd?satuan_kerja_id=4711', 'super')).statusCode).toBe(404);
  });
});

describe('the figures of the welcome page', () => {
  it('count final plans only and show every indicator of the regency', async () => {
    const answer = await ask('public-display/ringkasan', 'nobody');
    expect(publicSummaryCall.answer?.safeParse(answer.json()).error).toBeUndefined();
    const data: Summary = answer.json().data;
    expect(data.iku).toHaveLength(12);
    expect(new Set(data.iku.map(({ id }) => id)).size).toBe(12);
    for (const { realisasi, realisasi_tahun_lalu, perbandingan_realisasi_tahun } of data.iku) {
      expect(pertumbuhan(realisasi, realisasi_tahun_lalu)).toBe(perbandingan_realisasi_tahun);
    }
    expect(sum(Object.values(data.capaian_iku))).toBe(12);
    const inside = await dashboard('super');
    expect(data.jumlah).toEqual(inside.jumlah);
    expect(data.anggaran).toEqual(inside.anggaran);
    expect(answer.body).not.toMatch(/\d{18}/);
  });

  it('tell how many units they are of, which is all of them only once every plan is final', async () => {
    const summary = async (tahun: string): Promise<Summary> =>
      (await ask('public-display/ringkasan', 'nobody', tahun)).json().data;
    const final = async (tahun: number) =>
      test.db
        .selectFrom('validasi_perencanaan as v')
        .innerJoin('satuan_kerja as s', 's.satuan_kerja_id', 'v.satuan_kerja_id')
        .where('v.tahun', '=', tahun)
        .where('v.keadaan', '=', 'disetujui')
        .where('s.aktif', '=', true)
        .select('v.satuan_kerja_id')
        .execute();
    const [closed, atWork] = [await summary('2024'), await summary('2025')];
    expect(closed.satuan_kerja_final).toBe(closed.jumlah.satuan_kerja);
    expect(atWork.satuan_kerja_final).toBe((await final(2025)).length);
    expect(atWork.satuan_kerja_final).toBeLessThan(atWork.jumlah.satuan_kerja);
  });

  it('are of the public year', async () => {
    expect((await ask('public-display/ringkasan', 'nobody', '2024')).json().data.tahun).toBe(2024);
    expect((await ask('public-display/ringkasan', 'nobody', '1999')).statusCode).toBe(422);
  });
});

describe('the reports of quarters', () => {
  const DINSOS = 1015;
  const deadline = (triwulan: number, nilai_date: string) =>
    asActor(test.db, null, (tx) =>
      tx
        .updateTable('referensi')
        .set({ nilai_date })
        .where('kode', '=', `batas_realisasi_tw${triwulan}`)
        .where('tahun', '=', 2025)
        .execute(),
    );
  const items = () =>
    test.db
      .selectFrom('kinerja_sub_kegiatan')
      .select(['id', 'realisasi_tw2'])
      .where('satuan_kerja_id', '=', DINSOS)
      .where('tahun_kinerja', '=', 2025)
      .where('target_tw2', '>', 0)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute();
  const report = (id: number, realisasi_tw2: number | null) =>
    asActor(test.db, null, (tx) =>
      tx.updateTable('kinerja_sub_kegiatan').set({ realisasi_tw2 }).where('id', '=', id).execute(),
    );
  const late = async () => (await dashboard('super')).pengisian[1]?.terlambat ?? [];

  it('have not begun before the day that is set for their opening', async () => {
    const second = async () => (await dashboardPd('super', DINSOS)).pengisian[1];
    const opens = (mulai_date: string | null) =>
      test.db
        .updateTable('referensi')
        .set({ mulai_date, nilai_date: '2099-12-31' })
        .where('tahun', '=', 2025)
        .where('kode', '=', 'batas_realisasi_tw2')
        .execute();
    await opens('2090-04-07');
    expect(await second()).toMatchObject({ dibuka: '2090-04-07', mulai: false, lewat: false });
    await opens(null);
    expect(await second()).toMatchObject({ dibuka: '2025-04-01', mulai: true, lewat: false });
  });

  it('call a unit late that misses one after the deadline, and no longer when it is there', async () => {
    const rows = await items();
    for (const { id, realisasi_tw2 } of rows) if (realisasi_tw2 === null) await report(id, 1);
    await deadline(2, '2025-07-16');
    expect((await late()).map(({ satuan_kerja_id }) => satuan_kerja_id)).not.toContain(DINSOS);
    await report(rows[0]?.id ?? 0, null);
    expect(await late()).toContainEqual(expect.objectContaining({ satuan_kerja_id: DINSOS, belum: 1 }));
    expect((await dashboardPd('super', DINSOS)).pengisian[1]).toEqual({
      triwulan: 2,
      dibuka: '2025-04-01',
      batas: '2025-07-16',
      mulai: true,
      lewat: true,
      jumlah: rows.length,
      belum: 1,
    });
    await deadline(2, '2999-01-01');
    expect(await late()).toEqual([]);
    await report(rows[0]?.id ?? 0, 1);
  });

  it('tell a unit of others what is final alone', async () => {
    await deadline(2, '2025-07-16');
    const drafts = await test.db
      .selectFrom('satuan_kerja as unit')
      .select('unit.satuan_kerja_id')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('validasi_perencanaan as v')
              .select('v.id')
              .whereRef('v.satuan_kerja_id', '=', 'unit.satuan_kerja_id')
              .where('v.tahun', '=', 2025)
              .where('v.keadaan', '=', 'disetujui'),
          ),
        ),
      )
      .execute();
    const seen = async (who: string) =>
      (await dashboard(who)).pengisian.flatMap(({ terlambat }) =>
        terlambat.map(({ satuan_kerja_id }) => satuan_kerja_id),
      );
    const hidden = drafts.map(({ satuan_kerja_id }) => satuan_kerja_id).filter((id) => id !== DINKES);
    expect((await seen('super')).some((id) => hidden.includes(id))).toBe(true);
    expect((await seen('dinkes')).filter((id) => hidden.includes(id))).toEqual([]);
  });
});

describe('what waits today', () => {
  const hariIni = async (username: string): Promise<Pekerjaan[]> => {
    const answer = await ask('hari-ini', username);
    expect(getHariIniCall.answer?.safeParse(answer.json()).error).toBeUndefined();
    return answer.json().data.pekerjaan;
  };
  const kinds = async (username: string) => (await hariIni(username)).map(({ kunci }) => kunci);
  const one = async (username: string, kunci: string) =>
    (await hariIni(username)).find((entry) => entry.kunci === kunci);

  it.each([
    ['rsud', ['planning.dikembalikan', 'lke.lembar']],
    ['dinkes', ['planning.belum-diajukan', 'planning.perjanjian', 'rapor.lkip-bagian', 'rapor.lkip-narasi']],
    ['val_rencana1', ['planning.validasi']],
    ['val_bappeda', ['planning.bappeda-sub-kegiatan', 'planning.bappeda-kamus']],
    ['val_lke', ['lke.penilaian', 'lke.penilaian-2', 'rapor.lkip-direviu']],
    ['val_pleno', ['lke.pleno']],
    ['pemda', ['rapor.lkip-bagian', 'rapor.lkip-narasi']],
    ['kadinkes', ['tim-kerja.opd']],
    ['kabid_kesmas', ['tim-kerja.kabid', 'tim-kerja.laporan']],
    ['ketua_tim', ['tim-kerja.laporan']],
  ])('tells %s of %s', async (username, expected) => {
    expect(await kinds(username)).toEqual(expect.arrayContaining(expected));
  });

  it('names what waits longest first, and leads to each', async () => {
    const entry = await one('super', 'planning.validasi');
    const since = entry?.isi.map(({ sejak }) => sejak ?? '') ?? [];
    expect(since.length).toBeGreaterThan(1);
    expect(since).toEqual([...since].sort());
    expect(entry?.isi[0]?.tujuan).toMatchObject({ halaman: 'validasi-perencanaan.show' });
  });

  it('gives a validator the plans of his own stage alone', async () => {
    const stages = await Promise.all(
      [1, 2, 3].map(async (tahap) => (await one(`val_rencana${tahap}`, 'planning.validasi'))?.jumlah ?? 0),
    );
    expect(stages.every((jumlah) => jumlah > 0)).toBe(true);
    expect(sum(stages)).toBe((await one('super', 'planning.validasi'))?.jumlah);
  });

  it('tells a planner the note and the deadline of what came back', async () => {
    expect(await one('bagorganisasi', 'planning.dikembalikan')).toMatchObject({
      jumlah: 1,
      keterangan: 'Pagu sub kegiatan belum sama dengan DPA',
      batas: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      tujuan: { halaman: 'kinerja-program' },
    });
  });

  it('puts what closes first before the rest', async () => {
    const dates = (await hariIni('dinkes')).map(({ batas }) => batas ?? '9999');
    expect(new Set(dates).size).toBeGreaterThan(1);
    expect(dates).toEqual([...dates].sort());
  });

  it('asks a planner for nothing more of a plan that is approved', async () => {
    expect(await kinds('dinkes')).toContain('planning.belum-diajukan');
    await approvePlan(test, DINKES);
    expect((await kinds('dinkes')).filter((kunci) => /planning\.(belum|dikembalikan)/.test(kunci))).toEqual(
      [],
    );
    await test.db
      .deleteFrom('validasi_perencanaan')
      .where('satuan_kerja_id', '=', DINKES)
      .where('tahun', '=', 2025)
      .execute();
  });

  it('tells nobody of work that is not his', async () => {
    expect(await kinds('pemda_pantau')).not.toContain('planning.validasi');
    expect((await kinds('val_rencana1')).filter((kunci) => /^(lke|rapor)/.test(kunci))).toEqual([]);
    expect((await kinds('dinkes')).filter((kunci) => /penilaian|pleno|direviu|bappeda-/.test(kunci))).toEqual(
      [],
    );
    expect((await ask('hari-ini', 'nobody')).statusCode).toBe(401);
  });
});
