import { changed, decided, isDecided, isTyped, met, opened, refused, resumed, stored } from './versioned';

interface Row {
  readonly versi: number;
  readonly nilai: number;
  readonly alasan: string;
}
const valuesOf = ({ nilai, alasan }: Row) => ({ nilai, alasan });
const first: Row = { versi: 1, nilai: 40, alasan: '' };
const theirs: Row = { versi: 2, nilai: 30, alasan: 'Menurut rekan' };
const start = () => opened(first, valuesOf(first));
const meet = (now = changed(start(), { nilai: 35 }), row = theirs) => met(now, row, valuesOf(row));

describe('what is typed over a version', () => {
  it('is typed as long as it differs from what the fields held', () => {
    expect(isTyped(start())).toBe(false);
    expect(isTyped(changed(start(), { nilai: 35 }))).toBe(true);
    expect(isTyped(changed(changed(start(), { nilai: 35 }), { nilai: 40 }))).toBe(false);
  });

  it('keeps what was typed while its save was on its way, over the row that was saved', () => {
    const sent = changed(start(), { nilai: 35 });
    const row: Row = { versi: 2, nilai: 35, alasan: '' };
    expect(stored(sent, row, valuesOf(row), sent.values)).toEqual(opened(row, valuesOf(row)));
    const on = stored(changed(sent, { alasan: 'lagi' }), row, valuesOf(row), sent.values);
    expect(on).toMatchObject({ row: { versi: 2 }, values: { nilai: 35, alasan: 'lagi' } });
    expect(isTyped(on)).toBe(true);
  });
});

describe('a newer version of what was typed over', () => {
  it('is not decided before a person has said which side counts where both changed', () => {
    const now = meet();
    expect(now.row.versi).toBe(2);
    expect(now.values).toEqual({ nilai: 35, alasan: 'Menurut rekan' });
    expect(isDecided(now)).toBe(false);
    expect(isDecided(decided(now, 'nilai', 'mine'))).toBe(true);
    expect(decided(now, 'nilai', 'theirs').values).toEqual({ nilai: 30, alasan: 'Menurut rekan' });
  });

  it('is asked for again when one more person was faster, until that is decided too', () => {
    const again: Row = { ...theirs, versi: 3, nilai: 20 };
    for (const before of [meet(), decided(meet(), 'nilai', 'mine')]) {
      const now = met(before, again, valuesOf(again));
      expect(now).toMatchObject({ row: { versi: 3 }, values: { nilai: 35 } });
      expect(isDecided(now)).toBe(false);
    }
  });

  it('keeps what is typed meanwhile as the own side, and forgets none of it for the other side', () => {
    const typed = changed(meet(), { nilai: 36 });
    expect(isDecided(typed)).toBe(false);
    expect(decided(typed, 'nilai', 'mine').values.nilai).toBe(36);
    const back = decided(decided(typed, 'nilai', 'theirs'), 'nilai', 'mine');
    expect(back.values.nilai).toBe(36);
  });

  it('needs no answer for what was typed to be the same', () => {
    expect(isDecided(changed(meet(), { nilai: 30 }))).toBe(true);
  });

  it('counts every save that waited for a choice', () => {
    expect(refused(refused(meet())).conflict?.refused).toBe(2);
    expect(refused(start()).conflict).toBeNull();
  });
});

describe('a draft', () => {
  const waktu = '2025-02-01T03:00:00.000Z';
  const draft = { waktu, versi: 1, awal: valuesOf(first), nilai: { nilai: 35, alasan: '' } };

  it('over the same version goes on as it was', () => {
    expect(resumed(first, valuesOf(first), draft)).toMatchObject({
      row: first,
      base: { nilai: 40 },
      values: { nilai: 35 },
      conflict: null,
    });
  });

  it('over an older one is asked for where both changed', () => {
    const now = resumed(theirs, valuesOf(theirs), draft);
    expect(now.row.versi).toBe(2);
    expect(isDecided(now)).toBe(false);
    const apart: Row = { ...first, versi: 2, alasan: 'Menurut rekan' };
    expect(isDecided(resumed(apart, valuesOf(apart), draft))).toBe(true);
  });
});
