import { dataFormats, HEADER_TAHUN_PUBLIK } from '@selaras/contracts';
import { TANPA_ORANG } from '@selaras/domain';
import { sql } from 'kysely';
import { manifest } from '../../../../../../mf-rapor/src/manifest';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { kartuDataset } from './kartu-dataset';

const UNIT = 1012;
const CARD = `/public-display/rapor-kinerja/2/${UNIT}`;
const tahun = '2024';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const ask = (url: string) => test.app.inject({ url });

it('every public page of report cards has a dataset', () => {
  const pages = manifest.pages.filter(({ guard }) => guard === 'none').map(({ path }) => path as string);
  expect(pages).toEqual([kartuDataset.path]);
});

it('has every sub-activity that the card counts, with a meaning for each column and without people', async () => {
  const card = (
    await test.app.inject({
      url: `/api/public-display/rapor/2/${UNIT}`,
      headers: { [HEADER_TAHUN_PUBLIK]: tahun },
    })
  ).json();
  const { metadata, baris } = (await ask(`${CARD}.json?tahun=${tahun}`)).json();
  const { ringkasan } = card;
  expect(baris).toHaveLength(ringkasan.jumlah);
  const met = baris.filter(({ keadaan }: { keadaan: string }) => keadaan === 'Tercapai');
  expect(met).toHaveLength(ringkasan.tercapai);
  const spent = baris.reduce(
    (sum: number, { realisasi_anggaran }: { realisasi_anggaran: number | null }) =>
      sum + (realisasi_anggaran ?? 0),
    0,
  );
  expect(spent).toBeCloseTo(ringkasan.realisasi, 2);
  for (const one of metadata.kolom) expect(one.definisi).toMatch(/[.]$/);
  expect(JSON.stringify(baris)).not.toMatch(/nip|penanggung/i);
});

it.each(dataFormats)('answers as .%s', async (format) => {
  const { statusCode, headers } = await ask(`${CARD}.${format}?tahun=${tahun}`);
  expect(statusCode).toBe(200);
  expect(headers['content-disposition']).toMatch(/rapor-kinerja/);
});

it('tells no NIP, no account and nobody of a unit, whatever its staff wrote, in any public answer', async () => {
  const { rows: people } = await sql<{ unit: number; nip: string; nama: string }>`
    select distinct on (satuan_kerja_id) satuan_kerja_id as unit, peg_nip as nip, peg_nama as nama
    from pegawai where peg_nama ~ ' ' order by satuan_kerja_id, peg_nip`.execute(test.db);
  for (const { unit, nip, nama } of people) {
    const told = `oleh ${nama}, NIP ${nip.replace(/^(.{8})(.{6})(.)/, '$1 $2 $3 ')}, akun kabid_kesmas`;
    await sql`update kinerja_sub_kegiatan set indikator = left(indikator, 40) || ${` ${told}`},
      sasaran = ${told}, satuan = ${nip} where satuan_kerja_id = ${unit} and tahun_kinerja = 2024`.execute(
      test.db,
    );
    await sql`update penyebab_kegagalan set penyebab = ${told} where satuan_kerja_id = ${unit}
      and tahun_kinerja = 2024`.execute(test.db);
  }
  const map: string = (await ask('/sitemap.xml')).body;
  const cards = new Set(map.match(/\/public-display\/rapor-kinerja\/\d\/\d+(?=<)/g));
  expect(cards.size).toBe(4 * 40);
  // Each unit in one quarter, and every quarter by ten units: the calls of a page differ in nothing but these two.
  const asked = [...cards].filter((page, index) => page.includes(`/${((index >> 2) % 4) + 1}/`));
  expect(asked).toHaveLength(40);
  const whose = new Map(people.map((person) => [person.unit, person]));
  let covered = 0;
  for (const page of asked) {
    const [, tw, unit] = /(\d)\/(\d+)$/.exec(page) ?? [];
    const answers = await Promise.all(
      [`/api/public-display/rapor/${tw}/${unit}`, `${page}.json?tahun=2024`, `${page}?tahun=2024`].map(
        (url) => test.app.inject({ url, headers: { [HEADER_TAHUN_PUBLIK]: tahun } }),
      ),
    );
    for (const { statusCode, body } of answers) {
      expect([page, statusCode]).toEqual([page, 200]);
      expect(body).not.toMatch(/\d{18}|(19|20)\d{6} \d{6} \d \d{3}|kabid_kesmas/);
      expect(body).not.toContain(whose.get(Number(unit))?.nama ?? '\0');
      if (body.includes(TANPA_ORANG)) covered += 1;
    }
  }
  expect(covered).toBeGreaterThan(asked.length);
});

it('has neither data nor a place in the map where there is no final plan', async () => {
  const map = async () => (await ask('/sitemap.xml')).body;
  expect(await map()).toContain(`${CARD}<`);
  expect((await ask(`/public-display/rapor-kinerja/5/${UNIT}.json?tahun=${tahun}`)).statusCode).toBe(404);
  await test.db
    .updateTable('validasi_perencanaan')
    .set({ tahun: 2030 })
    .where('satuan_kerja_id', '=', UNIT)
    .where('tahun', '=', Number(tahun))
    .execute();
  expect(await map()).not.toContain(`${CARD}<`);
  expect((await ask(`${CARD}.json?tahun=${tahun}`)).statusCode).toBe(404);
});
