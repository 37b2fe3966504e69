import { capaianSatuanKerjaCalls, keuanganCalls } from '@selaras/contracts';
import { manifest } from '../../../../../../mf-display/src/manifest';
import type { Dataset } from '../../../kit/open-data/dataset';
import { displayServer } from '../../../testing/display/display-client';
import { datasetSources } from './dataset-sources';
import { type DatasetAsked, openDataset } from './open-dataset';
import { makro, mikro } from './page-paths';

const [FINAL, DRAF] = [9999, 999906];
const server = displayServer();

const open = async (path: string, query: DatasetAsked['query'] = {}): Promise<Dataset> => {
  const found = await openDataset({ db: server.db, path, query, tahun: 2025 });
  if (typeof found === 'string') throw new Error(found);
  return found;
};

/** A page of the manifest with what its address must name. */
const addressOf = (path: string) => ({
  path: path.replace('{pemilik}', 'kabupaten').replace('{id}', '1'),
  query: path.includes('/display-mikro/') ? { satuan_kerja_id: String(FINAL) } : {},
});

const publicPages = manifest.pages.filter(({ guard }) => guard === 'none').map(({ path }) => path);

describe('every public page', () => {
  it('has a dataset, and every dataset a page', () => {
    expect(datasetSources.map(({ path }) => path).sort()).toEqual([...publicPages].sort());
  });

  it.each(publicPages)(
    '%s: columns with a meaning, rows named once, one value for each column',
    async (page) => {
      const { path, query } = addressOf(page);
      const { judul, kalimat, kolom, baris, grafik } = await open(path, query);
      expect(judul).toContain('2025');
      expect(kalimat).toMatch(/^[^.].*[.]$/);
      for (const one of kolom) expect(one.definisi).toMatch(/[.]$/);
      const keys = kolom.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      for (const row of baris) expect(Object.keys(row)).toEqual(keys);
      expect(new Set(baris.map(({ id }) => id)).size).toBe(baris.length);
      for (const { nilai } of grafik?.series ?? []) expect(nilai).toHaveLength(grafik?.labels.length ?? 0);
    },
  );
});

describe('a dataset', () => {
  it('has the figures of the page, whole and not rounded', async () => {
    const { json } = await server.ask(keuanganCalls.publik.path);
    const { data } = json();
    const { baris, kolom } = await open(makro('capaian-kinerja-keuangan'));
    expect(baris.map(({ pagu, realisasi }) => ({ pagu, realisasi }))).toEqual(
      data.map(({ pagu, realisasi }: { pagu: number; realisasi: number }) => ({ pagu, realisasi })),
    );
    for (const row of baris) expect(Object.keys(row)).toEqual(kolom.map(({ key }) => key));
  });

  it('of a unit names it with the year, and keeps only what the page knows of its address', async () => {
    const unit = { satuan_kerja_id: `0${FINAL}`, utm_source: 'surel', page: '3' };
    const { judul, pilihan, satuanKerja, baris } = await open(mikro('capaian-kinerja-pd'), unit);
    const { json } = await server.ask(`${capaianSatuanKerjaCalls.publik.path}?satuan_kerja_id=${FINAL}`);
    expect(baris).toHaveLength(json().data.length);
    expect(pilihan).toEqual({ satuan_kerja_id: String(FINAL) });
    expect(judul).toContain(satuanKerja?.satuan_kerja_nama);
    expect(judul).toContain('2025');
  });

  it('of agreements holds those of the chosen level, or of all, whose money is in each other and not added up', async () => {
    const levels = async (tingkat: string) => {
      const { baris, utama } = await open(mikro('perjanjian-kinerja'), {
        satuan_kerja_id: String(FINAL),
        tingkat,
      });
      return {
        levels: new Set(baris.map(({ tingkat: word }) => word)),
        labels: utama.map(({ label }) => label),
      };
    };
    const one = await levels('sasaran-strategis-pd');
    const all = await levels('semua');
    expect([...one.levels]).toEqual(['Kepala PD']);
    expect(one.labels).toContain('Anggaran');
    expect(all.levels.size).toBeGreaterThan(1);
    expect(all.labels).not.toContain('Anggaran');
  });

  it('of a list holds all of its rows, and says when it was searched', async () => {
    const all = await open('/public-display/capaian-iku', { page: '2' });
    expect(all.baris.length).toBeGreaterThan(20);
    expect(all.dicari).toBe(false);
    const missed = await open('/public-display/capaian-iku', { capaian: 'tidak-tercapai', q: 'a' });
    expect(missed.dicari).toBe(true);
    expect(missed.pilihan).toEqual({ capaian: 'tidak-tercapai' });
    expect(new Set(missed.baris.map(({ status }) => status))).toEqual(new Set(['Tidak tercapai']));
  });

  it('is not there for an unknown page, without the unit, of a draft, and for what the page does not know', async () => {
    const ask = (path: string, query: DatasetAsked['query'] = {}) =>
      openDataset({ db: server.db, path, query, tahun: 2025 });
    expect(await ask(makro('tidak-ada'))).toBe('halaman-tidak-dikenal');
    expect(await ask(mikro('capaian-kinerja-pd'))).toBe('satuan-kerja-belum-dipilih');
    await expect(ask(mikro('capaian-kinerja-pd'), { satuan_kerja_id: String(DRAF) })).rejects.toMatchObject({
      kode: 'TIDAK_DITEMUKAN',
    });
    await expect(ask('/public-display/capaian-iku', { capaian: 'bagus' })).rejects.toMatchObject({
      kode: 'PERMINTAAN_RUSAK',
    });
  });
});
