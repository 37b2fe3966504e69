import { ApiError, NetworkError } from '@selaras/api-client';
import { errorTexts, reactionTo } from './error-catalogue';

const failed = (status: number, pesan = 'Pesan server') => new ApiError({ status, kode: 'UJI', pesan });

describe('reactionTo', () => {
  it.each([500, 502, 503])('%p opens the dialog "Error!" with the code', (status) => {
    expect(reactionTo(failed(status), 'read')).toEqual({
      kind: 'dialog',
      title: 'Error!',
      text: `Terjadi kesalahan saat memuat data. Kode: ${status}`,
    });
  });

  it('422 shows the toast "Oops..." with code 422', () => {
    expect(reactionTo(failed(422), 'read')).toEqual({
      kind: 'toast',
      title: 'Oops...',
      text: 'Gagal memuat, data tidak sesuai. Kode: 422',
    });
  });

  it('403 shows the message of the server, or the specified one', () => {
    expect(reactionTo(failed(403, 'Unit ini ditutup'), 'read')).toEqual({
      kind: 'denied',
      pesan: 'Unit ini ditutup',
    });
    expect(reactionTo(failed(403, ''), 'read')).toEqual({
      kind: 'denied',
      pesan: 'Anda tidak memiliki hak akses ke halaman ini',
    });
  });

  it('401 is nothing any more: the session dialog came before it', () => {
    expect(reactionTo(failed(401), 'read').kind).toBe('none');
    expect(reactionTo(failed(401), 'write').kind).toBe('none');
  });

  it.each(['offline', 'timeout', 'unreachable', 'unreadable'] as const)('%s is said in words', (reason) => {
    const error = new NetworkError(reason);
    expect(reactionTo(error, 'write')).toEqual({
      kind: 'toast',
      title: 'Tidak tersambung',
      text: error.pesan,
    });
  });

  it.each([404, 409, 412, 423, 428, 429])(
    '%p tells why a save was refused, and leaves a read to its page',
    (status) => {
      expect(reactionTo(failed(status), 'write')).toMatchObject({ kind: 'toast', text: 'Pesan server' });
      expect(reactionTo(failed(status), 'read').kind).toBe('none');
    },
  );

  it('stays out of mistakes that are no failed calls', () => {
    expect(reactionTo(new TypeError('x'), 'read').kind).toBe('none');
    expect(reactionTo(undefined, 'write').kind).toBe('none');
  });
});

it('holds the texts of both specifications', () => {
  expect(errorTexts).toMatchObject({
    notFound: 'This page could not be found',
    notFoundTitle: 'Halaman tidak ditemukan',
    fallback: 'Error',
    expiredTitle: 'Session Expired!',
    expired: 'Please log in again to continue',
  });
  expect(errorTexts.unknownMiddleware('x')).toBe('Unknown middleware x');
});
