import { apiClient } from '../api-client';
import { failure } from '../testing/client-on';
import { fakeNetwork, problem } from '../testing/fake-network';
import { cascadingQueries } from './cascading-queries';
import { dashboardQueries } from './dashboard-queries';
import { nodeModalQueries } from './node-modal-queries';
import { optionQueries } from './option-queries';
import { sessionQueries } from './session-queries';
import { userQueries } from './user-queries';

const noSignal = new AbortController().signal;

async function run(options: { queryFn?: unknown; queryKey: readonly unknown[] }) {
  const network = fakeNetwork(problem(503, 'LAYANAN_SIBUK'));
  apiClient.configure({
    adapter: network.adapter,
    getTahunKinerja: () => 2025,
    getTahunPublik: () => 2024,
  });
  await failure(
    (options.queryFn as (context: { signal: AbortSignal }) => Promise<unknown>)({ signal: noSignal }),
  );
  const { url, params } = network.sent[0] ?? {};
  return { url, params };
}

describe('queries', () => {
  beforeEach(() => apiClient.configure({ getTahunKinerja: () => 2025, getTahunPublik: () => 2024 }));

  it.each([
    ['/api/user', sessionQueries.user()],
    ['/api/referensi/count-down', sessionQueries.countDown()],
    ['/api/validasi-perencanaan', sessionQueries.planningValidation()],
    ['/api/cascading', cascadingQueries.tree({ satuanKerjaId: 1012 })],
    ['/api/public-display/cascading', cascadingQueries.tree({ publik: true })],
    ['/api/dashboard', dashboardQueries.kabupaten(2)],
    ['/api/dashboard-pd', dashboardQueries.satuanKerja()],
    ['/api/public-display/ringkasan', dashboardQueries.publicSummary()],
    ['/api/users', userQueries.list({ q: 'dinas' })],
    ['/api/users/7', userQueries.one(7)],
    ['/api/solusi-masalah', nodeModalQueries.solusiMasalah('kinerja-program', 1)],
    ['/api/public-display/rencana-aksi', nodeModalQueries.rencanaAksi({ sasaran_strategis_pd_id: 1 })],
    ['/api/public-display/rencana-aksi-gubernur', nodeModalQueries.rencanaAksiGubernur({ page: 2 })],
    ['/api/public-display/definisi-operasional', nodeModalQueries.definisiOperasional({ programId: 1 })],
    ['/api/public-display/kinerja-wakil-direktur-rsud', nodeModalQueries.kinerjaWakilDirektur(1)],
    [
      '/api/public-display/kinerja-langkah-aksi',
      nodeModalQueries.kinerjaLangkahAksi({ kinerjaProgramId: 1 }),
    ],
    ['/api/option/indikator/kinerja-program', optionQueries.indikator('kinerja-program')],
    ['/api/option/sasaran/kinerja-langkah-aksi', optionQueries.sasaran('kinerja-langkah-aksi')],
    ['/api/option/indikator-sasaran-strategis', optionQueries.indikatorSasaranStrategis()],
    ['/api/option/indikator-tujuan', optionQueries.indikatorTujuan()],
    ['/api/option/kegiatan', optionQueries.kegiatan()],
    ['/api/option/misi', optionQueries.misi()],
    ['/api/option/pegawai', optionQueries.pegawai()],
    ['/api/option/pengampu/tim-kerja', optionQueries.timKerja()],
    ['/api/option/pengampu/unit-kerja', optionQueries.unitKerja({ type: 'kinerja-program' })],
    ['/api/option/program', optionQueries.program()],
    ['/api/option/sasaran-strategis', optionQueries.sasaranStrategis()],
    ['/api/option/satuan-kerja', optionQueries.satuanKerja()],
    ['/api/option/sub-kegiatan/1012', optionQueries.subKegiatan(1012)],
    ['/api/option/tujuan', optionQueries.tujuan()],
    ['/api/public-display/option/satuan-kerja', optionQueries.satuanKerjaPublik()],
  ])('%s is read', async (url, options) => {
    expect((await run(options)).url).toBe(url);
  });

  it('pass their input on', async () => {
    expect(await run(optionQueries.satuanKerja({ satuan_kerja_id: 9999 }))).toMatchObject({
      params: { satuan_kerja_id: 9999 },
    });
    expect(
      await run(nodeModalQueries.kinerjaLangkahAksi({ kinerjaProgramId: 3, kinerjaSubKegiatanId: 9 })),
    ).toMatchObject({
      params: { kinerjaProgramId: 3, kinerjaSubKegiatanId: 9 },
    });
  });

  it('behind the modals read the year of the page that asks', () => {
    const keys = [
      nodeModalQueries.rencanaAksi({ sasaran_strategis_pd_id: 1 }, 2025),
      nodeModalQueries.rencanaAksi({ sasaran_strategis_pd_id: 1 }),
    ].map(({ queryKey }) => queryKey[2]);
    expect(keys).toMatchObject([{ tahun: 2025 }, { tahun: 2024 }]);
  });

  it('of two years, two units or two audiences never share an entry', () => {
    const keys = [
      cascadingQueries.tree({ satuanKerjaId: 1012 }),
      cascadingQueries.tree({ satuanKerjaId: 1013 }),
      cascadingQueries.tree({ satuanKerjaId: 1012, tahun: 2024 }),
      cascadingQueries.tree({ satuanKerjaId: 1012, publik: true }),
    ].map(({ queryKey }) => JSON.stringify(queryKey));
    expect(new Set(keys).size).toBe(4);
    expect(cascadingQueries.tree({ satuanKerjaId: 1012, tahun: 2025 }).queryKey).toEqual(
      cascadingQueries.tree({ satuanKerjaId: 1012 }).queryKey,
    );
  });

  it('all begin with the key that names their resource', () => {
    expect(userQueries.list({}).queryKey[0]).toBe(userQueries.all[0]);
    expect(optionQueries.misi().queryKey[0]).toBe(optionQueries.all[0]);
  });
});
