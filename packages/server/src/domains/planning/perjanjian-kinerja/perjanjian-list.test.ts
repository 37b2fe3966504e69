import type { PerjanjianRow } from '@selaras/contracts';
import { sql } from 'kysely';
import { agreementSteps } from '../../../testing/agreement-steps';
import { planningClient } from '../../../testing/planning-client';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let test: TestApp;
let steps: ReturnType<typeof agreementSteps>;
beforeAll(async () => {
  test = await startTestApp();
  steps = agreementSteps(test);
});
afterAll(() => test.close());

describe('the list of a unit’s agreements', () => {
  const list = async (name: string, query = '') =>
    (await planningClient(test, name).get(`/perjanjian-kinerja?${query}`)).body as {
      data: PerjanjianRow[];
      total: number;
    };

  it('goes from the unit’s goals down, with both parties, and knows what has none yet', async () => {
    const { id } = await steps.subjectWithout();
    const { data } = await list('dinkes', 'jenis=kinerja-program');
    const row = data.find(({ subjek_id }) => subjek_id === id);
    expect(row).toMatchObject({
      perjanjian: null,
      kemampuan: { buat: true },
      satuan_kerja: { satuan_kerja_id: 1012 },
    });
    expect(row?.pihak_pertama?.jabatan).toBeTruthy();
    expect(JSON.stringify(data)).not.toMatch(/\d{18}/);
    const all = await list('dinkes');
    expect(all.data.map(({ jenis }) => jenis)).toEqual(
      all.data.map(({ jenis }) => jenis).toSorted((a, b) => order(a) - order(b)),
    );
  });
  const order = (jenis: string) =>
    ['pemda', 'sasaran-strategis-pd', 'kinerja-program', 'kinerja-kegiatan', 'kinerja-sub-kegiatan'].indexOf(
      jenis,
    );

  it.each(['belum', 'draf', 'diterbitkan', 'ditandatangani'])(
    'shows those that are %s alone',
    async (status) => {
      const { data } = await list('super', `status=${status}`);
      expect(data.length).toBeGreaterThan(0);
      for (const { perjanjian } of data) expect(perjanjian?.status ?? 'belum').toBe(status);
    },
  );

  it('is the own unit’s, whichever unit is asked for; who sees all has the regent’s too', async () => {
    const own = await list('rsud', 'satuan_kerja_id=1012');
    expect(new Set(own.data.map(({ satuan_kerja }) => satuan_kerja?.satuan_kerja_id))).toEqual(
      new Set([1013]),
    );
    expect((await list('pemda')).data[0]?.jenis).toBe('pemda');
    expect((await list('dinkes')).data[0]?.jenis).toBe('sasaran-strategis-pd');
  });

  it('has the regent’s for nobody but who sees all', async () => {
    expect((await list('super', 'jenis=pemda')).total).toBe(1);
    expect(await list('dinkes', 'jenis=pemda')).toMatchObject({ data: [], total: 0 });
  });

  it('holds every subject once over its pages, in one order', async () => {
    const { rows } = await sql<{ id: number }>`
      select id from kinerja_kegiatan where tahun_kinerja = 2025 and deleted_at is null
      order by satuan_kerja_id, id`.execute(test.db);
    const found: (number | null)[] = [];
    for (let page = 1; page <= Math.ceil(rows.length / 20); page += 1) {
      const { data, total } = await list('super', `jenis=kinerja-kegiatan&page=${page}`);
      expect(total).toBe(rows.length);
      found.push(...data.map(({ subjek_id }) => subjek_id));
    }
    expect(found).toEqual(rows.map(({ id }) => id));
  });

  it('is parted by the states without anything left over', async () => {
    const totals = await Promise.all(
      ['belum', 'draf', 'diterbitkan', 'ditandatangani'].map(
        async (status) => (await list('super', `status=${status}`)).total,
      ),
    );
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe((await list('super')).total);
  });

  it('finds by all words of goal, indicator and signer, by parts of them from three letters on', async () => {
    const { rows } = await sql<{ subjek_id: number; nama: string; word: string; total: number }>`
      select p.subjek_id, p.pihak_pertama_nama as nama, substr(word, 2) as word,
        (select count(*) from perjanjian_kinerja x where x.jenis = p.jenis and x.tahun = p.tahun
          and x.pihak_pertama_nama = p.pihak_pertama_nama) as total
      from perjanjian_kinerja p join kinerja_program r on r.id = p.subjek_id,
        lateral (select (regexp_match(r.indikator, '[[:alpha:]]{6,}'))[1] as word) w
      where p.jenis = 'kinerja-program' and p.tahun = 2025 and word is not null
      order by total desc, p.id limit 1`.execute(test.db);
    const [row] = rows;
    const q = (words: string) => list('super', `jenis=kinerja-program&q=${encodeURIComponent(words)}`);
    const bySigner = await q(row?.nama ?? '');
    expect(bySigner.total).toBe(row?.total);
    expect(new Set(bySigner.data.map(({ pihak_pertama }) => pihak_pertama?.nama))).toEqual(
      new Set([row?.nama]),
    );
    const both = await q(`${row?.nama} ${row?.word}`);
    expect(both.data.map(({ subjek_id }) => subjek_id)).toContain(row?.subjek_id);
    expect(both.total).toBeLessThanOrEqual(bySigner.total);
    expect((await q(`${row?.nama} tidakadakatanya`)).total).toBe(0);
  });

  it('finds by one or two letters where words begin', async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from kinerja_program r
      left join perjanjian_kinerja p on p.jenis = 'kinerja-program' and p.subjek_id = r.id and p.tahun = 2025
      where r.tahun_kinerja = 2025 and (r.sasaran || ' ' || r.indikator || ' ' || coalesce(p.pihak_pertama_nama, ''))
        ~* '\\mpu'`.execute(test.db);
    expect(rows[0]?.n).toBeGreaterThan(0);
    expect((await list('super', 'jenis=kinerja-program&q=pu')).total).toBe(rows[0]?.n);
  });
});
