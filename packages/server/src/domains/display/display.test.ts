import {
  capaianKabupatenCalls,
  capaianSatuanKerjaCalls,
  type DaftarIku,
  daftarIkuCalls,
  type IkuCard,
} from '@selaras/contracts';
import { efisiensi } from '@selaras/domain';
import { sql } from 'kysely';
import { displayServer } from '../../testing/display/display-client';
import { exampleRequests } from '../../testing/walk/example-requests';

const [FINAL, DRAF, NONE] = [9999, 999906, 424242];

const server = displayServer();

const ask = (path: string, username?: string, headers: Record<string, string> = {}) =>
  server.ask(path, { username, headers });
const { masuk, publik } = capaianSatuanKerjaCalls;
const ofUnit = (path: string, unit: number) => `${path}?satuan_kerja_id=${unit}`;

describe('a display and its public twin', () => {
  it('answer alike where the plan is final', async () => {
    const own = await ask(ofUnit(masuk.path, FINAL), 'super');
    const open = await ask(ofUnit(publik.path, FINAL));
    expect([own.status, open.status]).toEqual([200, 200]);
    expect(publik.answer?.safeParse(open.json()).error).toBeUndefined();
    expect(open.json()).toEqual(own.json());
    expect(open.json().data.length).toBeGreaterThan(0);
  });

  it('answer 404 for a unit that does not exist, and to the public for one whose plan is a draft', async () => {
    const [none, draft] = [await ask(ofUnit(publik.path, NONE)), await ask(ofUnit(publik.path, DRAF))];
    expect([none.status, draft.status]).toEqual([404, 404]);
    expect(none.json().pesan).toBe('Satuan kerja ini tidak ada. Pilih satuan kerja lain.');
    expect(draft.json().pesan).toMatch(/tahun 2025 belum disetujui, jadi belum ditampilkan/);
    expect((await ask(ofUnit(masuk.path, DRAF), 'dinkes')).status).toBe(404);
    expect((await ask(ofUnit(masuk.path, DRAF), 'super')).status).toBe(200);
    expect((await ask(publik.path)).status).toBe(422);
  });

  it('are told apart by who is signed in: a guest has no right to the first', async () => {
    expect((await ask(ofUnit(masuk.path, FINAL))).status).toBe(401);
  });

  it('are not sent twice to who has them already, until the data change', async () => {
    const path = ofUnit(publik.path, FINAL);
    const { headers } = await ask(path);
    const again = { 'if-none-match': String(headers.etag) };
    expect((await ask(path, undefined, again)).status).toBe(304);
    await server.db
      .updateTable('versi_data')
      .set({ versi: 9_999 })
      .where('satuan_kerja_id', '=', FINAL)
      .execute();
    expect((await ask(path, undefined, again)).status).toBe(200);
  });
});

describe('the cards of the regency', () => {
  const cardsOf = async (path: string, username?: string): Promise<IkuCard[]> =>
    (await ask(path, username)).json().data;
  /** Budgets below each goal, added up here from the tables, of these units. */
  const budgets = async (units: readonly number[]) => {
    const rows = await server.db
      .selectFrom('kinerja_program as program')
      .innerJoin('sasaran_strategis_pd as pd', 'pd.id', 'program.sasaran_strategis_pd_id')
      .where('program.tahun_kinerja', '=', 2025)
      .where('program.deleted_at', 'is', null)
      .where('pd.deleted_at', 'is', null)
      .select(['pd.sasaran_strategis_rpjmd_id as id', 'pd.satuan_kerja_id as unit', 'anggaran'])
      .select('realisasi_anggaran')
      .execute();
    const counted = rows.filter(({ unit }) => units.includes(unit));
    return (goal: number) => {
      const below = counted.filter(({ id }) => id === goal);
      const sum = (figures: (number | null)[]) =>
        figures.reduce<number>((all, figure) => all + (figure ?? 0), 0);
      return {
        pagu: sum(below.map(({ anggaran }) => anggaran)),
        realisasi: sum(below.map(({ realisasi_anggaran }) => realisasi_anggaran)),
      };
    };
  };

  it('tell what was saved below a goal, which is that of final plans for every reader', async () => {
    const approved = await server.db
      .selectFrom('validasi_perencanaan')
      .where('tahun', '=', 2025)
      .where('keadaan', '=', 'disetujui')
      .select('satuan_kerja_id')
      .execute();
    const { masuk, publik } = capaianKabupatenCalls;
    const budgetOf = await budgets(approved.map(({ satuan_kerja_id }) => satuan_kerja_id));
    for (const cards of [await cardsOf(masuk.path, 'super'), await cardsOf(publik.path)]) {
      expect(cards).toHaveLength(12);
      for (const { id, capaian, anggaran, efisiensi_sumber_daya } of cards) {
        const { pagu, realisasi } = budgetOf(id);
        expect(anggaran?.pagu ?? 0).toBeCloseTo(pagu, 2);
        expect(anggaran?.realisasi ?? 0).toBeCloseTo(realisasi, 2);
        const saved = efisiensi({ capaian, ...(anggaran ?? { pagu: null, realisasi: null }) });
        expect(efisiensi_sumber_daya).toEqual(saved);
      }
      expect(cards.some(({ efisiensi_sumber_daya }) => efisiensi_sumber_daya !== null)).toBe(true);
    }
  });

  it('of a unit keep figures of a year whose plan is a draft from the public', async () => {
    const path = ofUnit(publik.path, DRAF);
    const seen: IkuCard[] = (await server.ask(path, { tahun: 2024 })).json().data;
    const own: IkuCard[] = (
      await server.ask(ofUnit(masuk.path, DRAF), { username: 'super', tahun: 2024 })
    ).json().data;
    const of2025 = (cards: IkuCard[]) =>
      cards.flatMap(({ tren }) =>
        tren.filter(({ tahun, realisasi }) => tahun === 2025 && realisasi !== null),
      );
    expect(of2025(own).length).toBeGreaterThan(0);
    expect(of2025(seen)).toEqual([]);
  });
});

describe('the list of all key indicators', () => {
  const path = daftarIkuCalls.publik.path;
  const all = async (query: string, username?: string): Promise<DaftarIku[]> => {
    const list = username ? daftarIkuCalls.masuk.path : path;
    const pageAt = async (page: number) => (await ask(`${list}?page=${page}&${query}`, username)).json();
    const first = await pageAt(1);
    const pages = Math.ceil(first.total / first.per_page);
    const rest = await Promise.all(Array.from({ length: pages - 1 }, (_, at) => pageAt(at + 2)));
    return [first, ...rest].flatMap(({ data }) => data);
  };

  it('has the regency’s first and then those of units whose plan is final, each once, like their cards', async () => {
    const rows = await all('');
    const keys = rows.map(({ tingkat, id }) => `${tingkat} ${id}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(rows.slice(0, 12).every(({ tingkat }) => tingkat === 'kabupaten')).toBe(true);
    const stored = await server.db
      .selectFrom('sasaran_strategis_pd as pd')
      .innerJoin('validasi_perencanaan as v', 'v.satuan_kerja_id', 'pd.satuan_kerja_id')
      .where('v.tahun', '=', 2025)
      .where('v.keadaan', '=', 'disetujui')
      .where('pd.deleted_at', 'is', null)
      .select('pd.id')
      .execute();
    const ofUnits = rows.filter(({ tingkat }) => tingkat === 'pd');
    expect(ofUnits.map(({ id }) => id).sort()).toEqual(stored.map(({ id }) => id).sort());
    expect((await all('', 'super')).length).toBeGreaterThan(rows.length);
    const { data } = (await ask(ofUnit(publik.path, FINAL))).json();
    const own = ofUnits.filter(({ satuan_kerja }) => satuan_kerja.satuan_kerja_id === FINAL);
    expect(own.map(({ tingkat: _, ...card }) => card)).toEqual(data);
    expect((await ask(path)).text).not.toMatch(/\d{18}/);
  });

  it('is narrowed by level, achievement and words', async () => {
    const rows = await all('');
    expect(await all('tingkat=kabupaten')).toHaveLength(12);
    const missed = await all('capaian=tidak-tercapai');
    expect(missed).toEqual(rows.filter(({ capaian }) => capaian !== null && capaian < 100));
    const found = await all('q=miskin');
    expect(found.length).toBeGreaterThan(0);
    for (const row of found) expect(JSON.stringify(row).toLowerCase()).toContain('miskin');
    expect(await all('q=tidakadayangini')).toEqual([]);
  });
});

describe('people', () => {
  const AGREEMENTS = /^.public-display.display.perjanjian-/;

  /** What every public call of the displays answers about every unit with a final plan, by call. */
  async function publicAnswers(): Promise<Map<string, string>> {
    const calls = server.calls.filter(({ path }) => path.startsWith('/public-display/display/'));
    const units = await server.db
      .selectFrom('validasi_perencanaan')
      .select('satuan_kerja_id')
      .where('tahun', '=', 2025)
      .where('keadaan', '=', 'disetujui')
      .execute();
    const goals = await server.db
      .selectFrom('sasaran_strategis_pd')
      .select(['id', 'satuan_kerja_id'])
      .where('deleted_at', 'is', null)
      .execute();
    const regency = await server.db.selectFrom('sasaran_strategis_rpjmd').select('id').execute();
    const urls = new Map<string, string>();
    for (const call of calls) {
      for (const { satuan_kerja_id: unit } of units) {
        const ids = [
          ...goals.filter((goal) => goal.satuan_kerja_id === unit).slice(0, 2),
          ...regency.slice(0, 2),
        ].map(({ id }) => id);
        for (const url of exampleRequests(call, { unit, words: 'kinerja', idsOf: () => ids })) {
          urls.set(url, call.path);
        }
      }
    }
    const texts = new Map<string, string>();
    for (const [url, path] of urls) {
      const { status, text } = await ask(url.replace(/^.api/, ''));
      if (status === 200) texts.set(path, `${texts.get(path) ?? ''}\n${text}`);
      else expect([url, status]).toEqual([url, 404]);
    }
    expect(calls.filter(({ path }) => !texts.has(path)).map(({ path }) => path)).toEqual([]);
    expect(calls.length).toBeGreaterThan(15);
    return texts;
  }

  it('show in no public answer by number, user name or name, but for the names of who signed', async () => {
    const answers = await publicAnswers();
    const { rows: numbers } = await sql<{ value: string }>`select peg_nip as value from pegawai`.execute(
      server.db,
    );
    const users = await server.db.selectFrom('users').select(['username', 'nama']).execute();
    expect(numbers.length).toBeGreaterThan(100);
    expect(users.length).toBeGreaterThan(10);
    for (const [path, text] of answers) {
      const has = (value: string | null) => value !== null && text.includes(value);
      expect([path, numbers.filter(({ value }) => has(value))]).toEqual([path, []]);
      // The account "pemda" is called like a kind of agreement.
      const kindless = text.replaceAll(/"jenis":"[a-z_]+"/g, '');
      expect([path, users.filter(({ username }) => kindless.includes(`"${username}"`))]).toEqual([path, []]);
      const named = users.filter(({ nama }) => has(nama));
      if (!AGREEMENTS.test(path)) expect([path, named]).toEqual([path, []]);
    }
    expect([...answers].some(([path]) => AGREEMENTS.test(path))).toBe(true);
  });
});
