import { domains } from '../app';
import { countNodes } from '../kit/seed/expand';
import { otherKabupaten } from '../kit/seed/kabupaten';
import { readOutlines } from '../kit/seed/outlines';
import { Rows } from '../kit/seed/rows';
import { addSatuanKerja } from '../kit/seed/satuan-kerja';
import { buildRows } from './build-rows';

const options = { password: 'tirtaraya-2025', now: new Date('2025-03-01T00:00:00Z') };

describe('the generator', () => {
  it('gives the same rows on every run, passwords aside', async () => {
    const text = async () =>
      JSON.stringify(
        (await buildRows(domains, 'demo', options)).entries().filter(([table]) => table !== 'users'),
      );
    expect(await text()).toBe(await text());
  });

  it('makes about 10,000 nodes a year for the big regency', () => {
    const units = addSatuanKerja(new Rows());
    const nodes = [...readOutlines(units, 'besar').values()].map(countNodes);
    expect(nodes).toHaveLength(40);
    expect(nodes.reduce((sum, n) => sum + n, 0)).toBeGreaterThan(9_500);
    expect(nodes.reduce((sum, n) => sum + n, 0)).toBeLessThan(10_500);
  });

  it('gives one unit of the big regency 500 nodes, each with a code of its own', () => {
    const outlines = [...readOutlines(addSatuanKerja(new Rows()), 'besar').values()];
    const largest = outlines.reduce((a, b) => (countNodes(a) > countNodes(b) ? a : b));
    expect(countNodes(largest)).toBeGreaterThanOrEqual(500);
    expect(countNodes(largest)).toBeLessThan(520);
    const kode = largest.sasaran.flatMap(({ program }) =>
      program.flatMap((item) => item.kegiatan.flatMap(({ kode: k, sub }) => [k, ...sub.map((s) => s.kode)])),
    );
    expect(new Set(kode).size).toBe(kode.length);
  });

  it('makes 38 regencies with about 100,000 nodes a year for the province, no two units alike', () => {
    const units = addSatuanKerja(new Rows());
    const outlines = readOutlines(units, 'demo');
    const others = otherKabupaten(units, outlines);
    const all = [...outlines.values(), ...others.flatMap((kabupaten) => [...kabupaten.outlines.values()])];
    const nodes = all.reduce((sum, outline) => sum + countNodes(outline), 0);
    expect(others).toHaveLength(37);
    expect(nodes).toBeGreaterThan(99_000);
    expect(nodes).toBeLessThan(101_000);
    const everyUnit = [...units, ...others.flatMap((kabupaten) => kabupaten.units)];
    for (const name of ['satuan_kerja_id', 'kode_skpd', 'satuan_kerja_nama', 'singkatan'] as const) {
      expect(new Set(everyUnit.map((unit) => unit[name])).size).toBe(38 * units.length);
    }
  });
});
