import { Highlight } from './highlight';

describe('the highlight of a box that was looked for', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('starts after 0.5 s and lasts 15.8 s', () => {
    const highlight = new Highlight();
    const seen: (string | null)[] = [];
    highlight.subscribe(() => seen.push(highlight.get()));
    highlight.start('kinerja-sub-kegiatan:1');
    jest.advanceTimersByTime(499);
    expect(highlight.get()).toBeNull();
    jest.advanceTimersByTime(1);
    expect(highlight.get()).toBe('kinerja-sub-kegiatan:1');
    jest.advanceTimersByTime(15_799);
    expect(highlight.get()).toBe('kinerja-sub-kegiatan:1');
    jest.advanceTimersByTime(1);
    expect(highlight.get()).toBeNull();
    expect(seen).toEqual(['kinerja-sub-kegiatan:1', null]);
  });

  it('moves to the next box when another is looked for meanwhile', () => {
    const highlight = new Highlight();
    highlight.start('a');
    jest.advanceTimersByTime(10_000);
    highlight.start('b');
    expect(highlight.get()).toBeNull();
    jest.advanceTimersByTime(10_000);
    expect(highlight.get()).toBe('b');
    jest.advanceTimersByTime(6_300);
    expect(highlight.get()).toBeNull();
  });
});
