import { portalAddress } from './portal-address';

it.each([
  [undefined, 'http://127.0.0.1:8080'],
  ['http://localhost:3000/dashboard', 'http://localhost:3000'],
  ['https://selaras.contoh.go.id/', 'https://selaras.contoh.go.id'],
])('%s is the portal %s', (text, origin) => {
  expect(portalAddress(text)).toBe(origin);
});

it.each(['selaras', 'ftp://contoh.go.id', 'https://super:sandi@contoh.go.id', 'http://selaras.contoh.go.id'])(
  '%s gets no token',
  (text) => {
    expect(() => portalAddress(text)).toThrow('Alamat portal');
  },
);
