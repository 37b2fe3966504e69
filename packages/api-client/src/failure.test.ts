import { ApiError, NetworkError } from './api-error';
import { failureText, handledByPage, isHandledByPage, rowEtag } from './failure';

const stale = new ApiError({ status: 412, kode: 'VERSI_BASI', pesan: 'Data sudah diubah orang lain.' });

describe('words for a failure', () => {
  it('are those of the server, with its status', () => {
    expect(failureText(stale)).toEqual({ pesan: 'Data sudah diubah orang lain.', kode: 412 });
  });

  it('say what to do when no answer came', () => {
    expect(failureText(new NetworkError('timeout')).pesan).toContain('Coba lagi');
  });

  it.each([new Error('x is undefined'), 'text', null])('never show the inside of %p', (error) => {
    expect(failureText(error)).toEqual({
      pesan: 'Terjadi kesalahan. Muat ulang halaman lalu coba lagi.',
      kode: undefined,
    });
  });
});

describe('a failure that the page shows itself', () => {
  it.each([
    [handledByPage(412, 422), true],
    [handledByPage(422), false],
    [{}, false],
    [undefined, false],
    [{ handledStatuses: 412 }, false],
  ])('meta %p: %p', (meta, expected) => {
    expect(isHandledByPage(meta, stale)).toBe(expected);
  });

  it('is never one without answer', () => {
    expect(isHandledByPage(handledByPage(412), new NetworkError('offline'))).toBe(false);
  });
});

it('the version of a row is its entity tag', () => {
  expect(rowEtag({ versi: 4 })).toBe('"4"');
});
