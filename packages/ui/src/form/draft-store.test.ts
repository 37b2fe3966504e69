import { draftKey, dropDraft, readDraft, watchDrafts, writeDraft } from './draft-store';

const key = draftKey(4, 'kinerja-program', 7, 2025);
const now = new Date('2025-03-01T02:00:00Z');
const anything = { versi: 3, awal: null, nilai: { sasaran: 'x' } };
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('drafts', () => {
  it('are kept with the version and the values they were typed over, until they are dropped', () => {
    const typed = { versi: 3, awal: { sasaran: '' }, nilai: { sasaran: 'x' } };
    expect(writeDraft(key, typed, now)).toBe('2025-03-01T02:00:00.000Z');
    expect(readDraft(key, now)).toEqual({
      waktu: '2025-03-01T02:00:00.000Z',
      versi: 3,
      awal: { sasaran: '' },
      nilai: { sasaran: 'x' },
    });
    dropDraft(key);
    expect(readDraft(key, now)).toBeNull();
  });

  it('of another user, form, row or year are another draft', () => {
    writeDraft(key, anything, now);
    for (const other of [
      [5, 'kinerja-program', 7, 2025],
      [4, 'kinerja-kegiatan', 7, 2025],
      [4, 'kinerja-program', 'baru', 2025],
      [4, 'kinerja-program', 7, 2024],
    ]) {
      expect(readDraft(draftKey(...other), now)).toBeNull();
    }
  });

  it('are forgotten after thirty days', () => {
    writeDraft(key, anything, now);
    expect(readDraft(key, days(29))).not.toBeNull();
    expect(readDraft(key, days(31))).toBeNull();
  });

  it('of a release that did not keep the values before are read without them', () => {
    localStorage.setItem(
      key,
      JSON.stringify({ waktu: now.toISOString(), versi: 3, nilai: { sasaran: 'x' } }),
    );
    expect(readDraft(key, now)).toMatchObject({ versi: 3, awal: null, nilai: { sasaran: 'x' } });
  });

  it.each([
    '',
    '{',
    '"text"',
    '{"waktu":"kemarin","nilai":{}}',
    '{"waktu":"2025-03-01T02:00:00.000Z","nilai":null}',
    'null',
  ])('that cannot be read are none: %j', (stored) => {
    localStorage.setItem(key, stored);
    expect(readDraft(key, now)).toBeNull();
  });

  it('are left out where there is no room', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(writeDraft(key, anything, now)).toBeNull();
  });

  it('tell who watches them that one is kept or dropped, here or in another tab', () => {
    const seen = jest.fn();
    const stop = watchDrafts(() => seen(readDraft(key, now)?.versi ?? null));
    writeDraft(key, anything, now);
    dropDraft(key);
    window.dispatchEvent(new StorageEvent('storage'));
    expect(seen.mock.calls).toEqual([[3], [null], [null]]);
    stop();
    writeDraft(key, anything, now);
    expect(seen).toHaveBeenCalledTimes(3);
  });
});
