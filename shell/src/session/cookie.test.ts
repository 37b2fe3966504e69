import { shellConstants } from '@selaras/domain';
import { cookieNames, documentCookieJar, isLocalHost, readCookie, serializeCookie } from './cookie';

describe('serializeCookie', () => {
  it('keeps a remembered token for 365 days, on every path, Lax and Secure', () => {
    expect(serializeCookie('selaras_token', 'abc', 'portal.go.id', shellConstants.rememberDays)).toBe(
      'selaras_token=abc; Path=/; SameSite=Lax; Max-Age=31536000; Secure',
    );
  });

  it('ends with the browser session when no days are given', () => {
    expect(serializeCookie('selaras_token', 'abc', 'portal.go.id')).not.toContain('Max-Age');
  });

  it.each(['localhost', '127.0.0.1', '[::1]', 'portal.localhost'])('is not Secure on %s', (hostname) => {
    expect(isLocalHost(hostname)).toBe(true);
    expect(serializeCookie('a', 'b', hostname)).not.toContain('Secure');
  });

  it.each(['localhost.evil.id', '10.0.0.7', 'portal.go.id'])('is Secure on %s', (hostname) => {
    expect(serializeCookie('a', 'b', hostname)).toContain('; Secure');
  });

  it('cannot be widened by a value with separators', () => {
    expect(serializeCookie('a', 'x; Domain=evil.id', 'portal.go.id')).toContain('a=x%3B%20Domain%3Devil.id;');
  });
});

describe('readCookie', () => {
  it.each([
    ['selaras_token=abc', 'selaras_token', 'abc'],
    ['x=1; selaras_token=a%3Db; y=2', 'selaras_token', 'a=b'],
    ['xselaras_token=1', 'selaras_token', null],
    ['selaras_token=%E0%A4%A', 'selaras_token', null],
    ['', 'selaras_token', null],
  ])('%s: %s is %p', (header, name, expected) => {
    expect(readCookie(header, name)).toBe(expected);
  });
});

describe('documentCookieJar', () => {
  it('sets, reads and removes', () => {
    const jar = documentCookieJar(document, 'localhost');
    jar.set(cookieNames.tahunKinerja, '2025');
    expect(jar.get('selaras_tahun_kinerja')).toBe('2025');
    jar.remove(cookieNames.tahunKinerja);
    expect(jar.get('selaras_tahun_kinerja')).toBeNull();
  });

  it('keeps the public year apart from the performance year', () => {
    expect(cookieNames.tahunPublik).toBe('selaras_tahun_kinerja_public');
    expect(cookieNames.token).toBe('selaras_token');
  });
});
