/** @jest-environment jsdom */
import { addHints, pageHints, refetch } from './preload-page';
import { registryEntry, remoteVersion } from './registry-entry.fixture';

const hints = pageHints(registryEntry(remoteVersion('2.0.0-b')), 'daftar');
const links = () => [...document.head.querySelectorAll('link')].map(({ href }) => new URL(href).pathname);

describe('hints of a page', () => {
  beforeEach(() => document.head.replaceChildren());

  it('name every script of the page with its hash, below the folder of the version', () => {
    expect(hints).toEqual([
      { url: '/remotes/mf_contoh/2.0.0-b/remoteEntry.js', integrity: 'sha256-entry' },
      { url: '/remotes/mf_contoh/2.0.0-b/static/js/daftar.js', integrity: 'sha256-daftar' },
    ]);
    expect(pageHints(registryEntry(remoteVersion('2.0.0-b')), 'lain')).toEqual([]);
  });

  it('are given to the browser once', () => {
    addHints(hints);
    addHints(hints);
    expect(links()).toEqual(hints.map(({ url }) => url));
    expect(document.head.querySelector('link')?.integrity).toBe('sha256-entry');
  });

  it('are fetched past the caches and taken back when the page failed', async () => {
    globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('offline'));
    addHints(hints);
    await refetch(hints);
    expect(links()).toEqual([]);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(fetch).toHaveBeenCalledWith(
      expect.stringContaining('remoteEntry.js'),
      expect.objectContaining({ cache: 'reload', credentials: 'same-origin' }),
    );
  });
});
