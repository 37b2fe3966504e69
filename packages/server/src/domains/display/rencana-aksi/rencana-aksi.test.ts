import {
  indikatorCalls,
  type RencanaAksiDisplay,
  type RencanaTerintegrasiRow,
  rencanaAksiKabupatenCalls,
  rencanaAksiSatuanKerjaCalls,
  rencanaTerintegrasiCalls,
} from '@selaras/contracts';
import { displayServer } from '../../../testing/display/display-client';

const server = displayServer();
const [FINAL, DRAF] = [9999, 999906];

const storedActions = (level: 'rpjmd' | 'pd', unit?: number) =>
  server.db
    .selectFrom('rencana_aksi')
    .where('level', '=', level)
    .where('tahun', '=', 2025)
    .where('deleted_at', 'is', null)
    .$if(unit !== undefined, (rows) => rows.where('satuan_kerja_id', '=', unit ?? 0))
    .select(['id', 'tw1', 'tw4', 'tw1_realisasi', 'tw4_realisasi'])
    .orderBy('id')
    .execute();
const shortOf = (rows: readonly RencanaAksiDisplay[]) =>
  rows
    .map(({ id, triwulan: [first, , , last] }) => ({
      id,
      tw1: first?.target,
      tw4: last?.target,
      tw1_realisasi: first?.realisasi,
      tw4_realisasi: last?.realisasi,
    }))
    .toSorted((a, b) => a.id - b.id);

describe('the action plan', () => {
  it('of the regency shows every action with its quarters to everybody', async () => {
    const { data } = (await server.ask(rencanaAksiKabupatenCalls.publik.path)).json();
    expect(shortOf(data)).toEqual(await storedActions('rpjmd'));
    expect(data.length).toBeGreaterThan(0);
    expect(data.every(({ sasaran }: RencanaAksiDisplay) => sasaran !== '')).toBe(true);
    const [{ sasaran, sasaran_id }] = data;
    const page = await server.ask(`${indikatorCalls.publik.path}?pemilik=kabupaten&id=${sasaran_id}`);
    expect(page.json().data.iku).toMatchObject({ sasaran });
  });

  it('of a unit shows its actions once its plan is approved', async () => {
    const { path } = rencanaAksiSatuanKerjaCalls.publik;
    const { data } = (await server.ask(`${path}?satuan_kerja_id=${FINAL}`)).json();
    expect(shortOf(data)).toEqual(await storedActions('pd', FINAL));
    expect(data.length).toBeGreaterThan(0);
    expect((await server.ask(`${path}?satuan_kerja_id=${DRAF}`)).status).toBe(404);
  });
});

describe('the integrated plan', () => {
  const { path } = rencanaTerintegrasiCalls.publik;

  it('has every level of the unit, with quarters and what they make of the year', async () => {
    const answer = await server.ask(`${path}?satuan_kerja_id=${FINAL}`);
    const { data }: { data: RencanaTerintegrasiRow[] } = answer.json();
    const subs = await server.db
      .selectFrom('kinerja_sub_kegiatan')
      .where('satuan_kerja_id', '=', FINAL)
      .where('tahun_kinerja', '=', 2025)
      .where('deleted_at', 'is', null)
      .select(['id', 'target', 'target_tw2', 'realisasi_tw2', 'realisasi', 'capaian'])
      .orderBy('id')
      .execute();
    const shown = data
      .filter(({ tingkat }) => tingkat === 'kinerja-sub-kegiatan')
      .map(({ id, target, realisasi, capaian, triwulan }) => ({
        id,
        target,
        target_tw2: triwulan[1]?.target,
        realisasi_tw2: triwulan[1]?.realisasi,
        realisasi,
        capaian,
      }));
    expect(shown.toSorted((a, b) => a.id - b.id)).toEqual(subs);
    expect(subs.length).toBeGreaterThan(0);
    expect(answer.text).not.toMatch(/pengampu|nip|versi|bukti/);
  });

  it('of a draft is not there for the public', async () => {
    expect((await server.ask(`${path}?satuan_kerja_id=${DRAF}`)).status).toBe(404);
  });
});
