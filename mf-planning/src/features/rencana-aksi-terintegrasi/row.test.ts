import { editsOf } from '@selaras/sheet';
import { type Baris, rowModel } from './row';
import { baris, rencana } from './row.fixture';
import { rowDrawing } from './row-drawing';
import { rencanaColumns } from './terintegrasi-columns';

const [, program] = rencana as [Baris, Baris];
const cells = (row: Baris, values: Readonly<Record<string, number | null>>) =>
  editsOf(rowModel, row, values).map(({ key, field, after }) => `${key} ${field}=${after}`);

describe('typing', () => {
  it("into a quarter's target changes the year's with it", () => {
    expect(cells(program, { target_tw1: 5 })).toEqual([
      'kinerja-program/2 target_tw1=5',
      'kinerja-program/2 target=5',
    ]);
    const counted = { ...program, target_tw1: 5, target: 5 };
    expect(cells(counted, { target_tw2: 7 })).toContain('kinerja-program/2 target=12');
    expect(cells(counted, { target_tw1: null })).toEqual(['kinerja-program/2 target_tw1=null']);
  });

  it('of what is there already changes nothing', () => {
    expect(cells(program, { target: 80 })).toEqual([]);
  });

  it("of a step's quarters leaves its year to the server", () => {
    expect(cells(rencana[5] as Baris, { target_tw1: 2 })).toEqual(['kinerja-langkah-aksi/6 target_tw1=2']);
  });
});

it('the target of a range is drawn as its bounds', () => {
  const target = rencanaColumns.find(({ id }) => id === 'target') as (typeof rencanaColumns)[number];
  const within = baris('kinerja-kegiatan', 9, { polaritas: 'range', range_min: 60, range_max: 85 });
  expect(rowDrawing.draw?.(within, target, '', false)).toBe('60–85');
  expect(rowDrawing.draw?.(program, target, '80', false)).toBeUndefined();
});
