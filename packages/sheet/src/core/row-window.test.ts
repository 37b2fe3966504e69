import { rowWindow } from './row-window';

const seen = { height: 440, rowHeight: 44 };

describe('the window of rows', () => {
  it('holds what is seen and a little beyond, wherever one has scrolled to', () => {
    for (let scrollTop = 0; scrollTop < 2000 * 44; scrollTop += 137) {
      const { start, end } = rowWindow({ ...seen, scrollTop, count: 2000 });
      expect(start).toBeLessThanOrEqual(Math.floor(scrollTop / 44));
      expect(end).toBeGreaterThanOrEqual(Math.min(2000, Math.ceil((scrollTop + 440) / 44)));
      expect(end - start).toBeLessThanOrEqual(36);
    }
  });

  it('mounts no more of 20,000 rows than of 200', () => {
    const of = (count: number) => rowWindow({ ...seen, scrollTop: 4400, count });
    expect(of(20_000)).toEqual(of(200));
  });

  it('stays within the table', () => {
    expect(rowWindow({ ...seen, scrollTop: -30, count: 3 })).toEqual({ start: 0, end: 3 });
    expect(rowWindow({ ...seen, scrollTop: 99_999, count: 3 })).toEqual({ start: 3, end: 3 });
    expect(rowWindow({ ...seen, scrollTop: 0, count: 0 })).toEqual({ start: 0, end: 0 });
  });

  it('moves in steps, so that a few pixels change nothing', () => {
    const at = (scrollTop: number) => rowWindow({ ...seen, scrollTop, count: 2000 });
    expect(at(4400)).toEqual(at(4410));
  });
});
