import { createNotices } from '../notices/notices';
import { claimReload, claimReloadFor, mayReload, reloadFor } from './reload-guard';

const gone = () => Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });

describe('mayReload', () => {
  it.each([
    [null, 5, true],
    [1_000, 1_000, false],
    [1_000, 60_999, false],
    [1_000, 61_000, true],
    [100_000, 50_000, true],
  ])('last at %p, now %p: %p', (last, now, expected) => {
    expect(mayReload(last, now)).toBe(expected);
  });
});

describe('claimReload', () => {
  beforeEach(() => sessionStorage.clear());

  it('allows one reload in 60000 ms', () => {
    const storage = () => sessionStorage;
    expect(claimReload(storage, 1_000)).toBe(true);
    expect(claimReload(storage, 60_000)).toBe(false);
    expect(claimReload(storage, 61_000)).toBe(true);
  });

  it('never reloads when it could not remember having done so', () => {
    const broken = () => {
      throw new Error('switched off');
    };
    expect(claimReload(broken, 1_000)).toBe(false);
  });
});

describe('reloadFor', () => {
  const setUp = () => ({ notices: createNotices(), reload: jest.fn() });

  beforeEach(() => {
    sessionStorage.clear();
    document.body.replaceChildren();
  });

  it('reloads once for a page whose script is gone', async () => {
    const parts = setUp();
    expect(await reloadFor(gone(), true, parts)).toBe(true);
    expect(await reloadFor(gone(), true, parts)).toBe(false);
    expect(parts.reload).toHaveBeenCalledTimes(1);
    expect(parts.notices.dialogs()).toEqual([]);
  });

  it.each([
    ['offline', gone(), false],
    ['for any other fault', new Error('x is undefined'), true],
  ])('does not %s', async (_, error, online) => {
    const parts = setUp();
    expect(await reloadFor(error, online, parts)).toBe(false);
    expect(parts.reload).not.toHaveBeenCalled();
  });

  it('asks first, too, when a fault has just taken away the form that something was typed in', async () => {
    const parts = setUp();
    document.body.innerHTML = '<div data-typed-before="true"></div>';
    const reloading = reloadFor(gone(), true, parts);
    expect(parts.reload).not.toHaveBeenCalled();
    parts.notices.dialogs()[0]?.answer(false);
    expect(await reloading).toBe(false);
    expect(claimReloadFor(gone(), true)).toBe(false);
    expect(parts.reload).not.toHaveBeenCalled();
  });

  it.each([true, false])(
    'asks first when something typed would be lost, and follows the answer: %p',
    async (yes) => {
      const parts = setUp();
      document.body.innerHTML = '<form data-unsaved="true"></form>';
      const reloading = reloadFor(gone(), true, parts);
      expect(parts.reload).not.toHaveBeenCalled();
      const [question] = parts.notices.dialogs();
      expect(question?.dialog).toMatchObject({ kind: 'confirm', title: 'Isian belum disimpan' });
      question?.answer(yes);
      expect(await reloading).toBe(yes);
      expect(parts.reload).toHaveBeenCalledTimes(yes ? 1 : 0);
    },
  );
});
