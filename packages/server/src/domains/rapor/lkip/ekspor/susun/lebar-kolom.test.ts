import fc from 'fast-check';
import { type KolomTabel, ukuranTabel } from './lebar-kolom';

/** Points that the text of a column may take, of 451 between the margins. */
const room = (percent = 0) => (percent / 100) * 451 - 10;
/** Points that figures take in the widest of the usual fonts: DejaVu Sans, bold. */
const digits = (text: string, size: number) =>
  [...text].reduce((sum, letter) => sum + (/[., ]/.test(letter) ? 0.38 : 0.696), 0) * size;

const kolom = (lebar: number, rata: KolomTabel['rata'], ...teks: string[]): KolomTabel => ({
  lebar,
  rata,
  teks,
});

describe('columns of a table', () => {
  it('are those that were designed where everything fits', () => {
    const found = ukuranTabel([kolom(3, 'kiri', 'Indikator'), kolom(1, 'kanan', '72,8')]);
    expect(found).toEqual({ huruf: 9.5, lebar: [75, 25] });
  });

  it('let no amount break, and take the room for it from the longer texts', () => {
    const { huruf, lebar } = ukuranTabel([
      kolom(1, 'tengah', 'No', '1'),
      kolom(5, 'kiri', 'Program', 'PROGRAM PEMBERDAYAAN MASYARAKAT BIDANG KESEHATAN'),
      kolom(1, 'kanan', 'Pagu', 'Rp 171.390.000.000'),
      kolom(1, 'kanan', 'Serapan', '101,15%'),
    ]);
    expect(huruf).toBe(9.5);
    expect(room(lebar[2])).toBeGreaterThan(digits('Rp 171.390.000.000', huruf));
    expect(room(lebar[3])).toBeGreaterThan(digits('101,15%', huruf));
    expect(lebar[1]).toBeGreaterThan(40);
    expect(lebar.reduce((sum, width) => sum + width)).toBeCloseTo(100);
  });

  it('have smaller letters before a number breaks, and amounts of two lines at their space', () => {
    const money = Array.from({ length: 4 }, () => kolom(1, 'kanan', 'Rp 171.390.000.000'));
    const { huruf, lebar } = ukuranTabel([kolom(9, 'kiri', 'Pemberdayaan'), ...money]);
    expect(huruf).toBeLessThan(9.5);
    for (const width of lebar.slice(1)) {
      expect(room(width)).toBeGreaterThan(digits('171.390.000.000', huruf));
      expect(room(width)).toBeLessThan(digits('Rp 171.390.000.000', huruf) * 1.1);
    }
  });

  it('fill the page, whatever stands in the table', () => {
    const column = fc.record({
      lebar: fc.integer({ min: 1, max: 9 }),
      rata: fc.constantFrom('kiri' as const, 'tengah' as const, 'kanan' as const),
      teks: fc.array(fc.string({ maxLength: 40 }), { maxLength: 4 }),
    });
    fc.assert(
      fc.property(fc.array(column, { minLength: 1, maxLength: 14 }), (columns) => {
        const { huruf, lebar } = ukuranTabel(columns);
        expect(huruf).toBeGreaterThanOrEqual(7);
        expect(lebar).toHaveLength(columns.length);
        expect(Math.min(...lebar)).toBeGreaterThan(0);
        expect(lebar.reduce((sum, width) => sum + width)).toBeCloseTo(100);
      }),
    );
  });
});
