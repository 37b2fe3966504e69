import { HEADER_TAHUN_KINERJA, type Option, optionListSchema } from '@selaras/contracts';
import { asActor } from '../../../database/as-actor';
import { startTestApp, type TestApp } from '../../../testing/test-app';

const DINKES = 1012;
const TAHUN = 2025;

let test: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
  headers = { ...(await test.signIn('dinkes')), [HEADER_TAHUN_KINERJA]: String(TAHUN) };
});
afterAll(() => test.close());

const list = async (path: string): Promise<Option[]> => {
  const answer = await test.app.inject({ url: `/api/option/${path}`, headers });
  expect(answer.statusCode).toBe(200);
  return optionListSchema.parse(answer.json());
};
const ids = (options: readonly Option[]) => options.map(({ value }) => Number(value)).sort((a, b) => a - b);
const rowsOf = (table: 'kinerja_program' | 'kinerja_kegiatan' | 'kinerja_sub_kegiatan') =>
  test.db
    .selectFrom(table)
    .selectAll()
    .where('satuan_kerja_id', '=', DINKES)
    .where('tahun_kinerja', '=', TAHUN)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();

describe('the rows that a new one may hang on', () => {
  it('are all of them, also two of the same indicator, told apart by their sasaran', async () => {
    const [first, second] = await rowsOf('kinerja_program');
    if (first === undefined || second === undefined) throw new Error('Dinkes has no two programmes');
    await asActor(test.db, null, (tx) =>
      tx
        .updateTable('kinerja_program')
        .set({ indikator: first.indikator })
        .where('id', '=', second.id)
        .execute(),
    );
    const all = await list('indikator/kinerja-program?tiap=baris');
    expect(ids(all)).toEqual((await rowsOf('kinerja_program')).map(({ id }) => id));
    const labelOf = (id: number) => all.find(({ value }) => value === id)?.label;
    expect(labelOf(first.id)).toBe(`${first.indikator} — ${first.sasaran}`);
    expect(labelOf(second.id)).toBe(`${first.indikator} — ${second.sasaran}`);

    const texts = (await list('indikator/kinerja-program')).map(({ label }) => label);
    expect(texts.filter((text) => text === first.indikator)).toHaveLength(1);
  });
});

describe('nomenclature below a performance', () => {
  it('is that of its programme or activity, and all of the unit when it names none', async () => {
    const program = (await rowsOf('kinerja_program')).find(({ program_id }) => program_id !== null);
    const whole = await list('kegiatan');
    const below = await list(`kegiatan?kinerja_program_id=${program?.id}`);
    const parents = await test.db
      .selectFrom('kegiatan')
      .select('parent_id')
      .distinct()
      .where('id', 'in', ids(below))
      .execute();
    expect(parents).toEqual([{ parent_id: program?.program_id }]);
    expect(below.length).toBeLessThan(whole.length);

    await asActor(test.db, null, (tx) =>
      tx
        .updateTable('kinerja_program')
        .set({ program_id: null })
        .where('id', '=', program?.id ?? 0)
        .execute(),
    );
    expect(await list(`kegiatan?kinerja_program_id=${program?.id}`)).toEqual(whole);

    const [kegiatan] = await rowsOf('kinerja_kegiatan');
    const subs = await list(`sub-kegiatan/${DINKES}?kinerja_kegiatan_id=${kegiatan?.id}`);
    const above = await test.db
      .selectFrom('sub_kegiatan')
      .select('parent_id')
      .distinct()
      .where('id', 'in', ids(subs))
      .execute();
    expect(above).toEqual([{ parent_id: kegiatan?.kegiatan_id }]);
  });
});

describe('indicators of a goal of the regency', () => {
  it('are its own', async () => {
    const [goal] = await list('sasaran-strategis');
    const own = await test.db
      .selectFrom('indikator_sasaran_strategis')
      .select('id')
      .where('sasaran_strategis_id', '=', Number(goal?.value))
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute();
    expect(own.length).toBeGreaterThan(0);
    const found = await list(`indikator-sasaran-strategis?sasaran_strategis_id=${goal?.value}`);
    expect(ids(found)).toEqual(own.map(({ id }) => id));
  });
});

describe('employees who can carry a step', () => {
  it('are the leader and the members of the sub-activity’s team whose approval applies', async () => {
    const sub = (await rowsOf('kinerja_sub_kegiatan')).find(({ tim_kerja_id }) => tim_kerja_id !== null);
    if (sub?.tim_kerja_id == null) throw new Error('no sub-activity of Dinkes is a team’s');
    const team = await test.db
      .selectFrom('tim_kerja')
      .select('nip_ketua')
      .where('id', '=', sub.tim_kerja_id)
      .executeTakeFirstOrThrow();
    const members = await test.db
      .selectFrom('tim_kerja_anggota')
      .select('nip')
      .where('tim_kerja_id', '=', sub.tim_kerja_id)
      .where('berlaku_sejak', 'is not', null)
      .where('deleted_at', 'is', null)
      .execute();
    const found = (await list(`pegawai?kinerja_sub_kegiatan_id=${sub.id}`)).map(({ value }) => value);
    const wanted = new Set([team.nip_ketua, ...members.map(({ nip }) => nip)]);
    expect(found.sort()).toEqual([...wanted].sort());
    expect(found.length).toBeLessThan((await list('pegawai')).length);
  });
});
