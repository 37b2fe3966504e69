import { withoutSecrets } from './without-secrets';

describe('withoutSecrets', () => {
  it.each([
    ['x is not a function', 'x is not a function'],
    ['gagal https://portal.go.id/api/user?token=rahasia lagi', 'gagal https://portal.go.id/api/user lagi'],
    ['script-src: https://jahat.id/a.js#t=1', 'script-src: https://jahat.id/a.js'],
    ['surel ratna.w+dinas@tirtaraya.go.id tidak ada', 'surel … tidak ada'],
    ['NIP 197805122005012003 dan 19780512 200501 2 003', 'NIP … dan …'],
    ['Bearer q8Zk2vLxY0aBcDeFgHiJkLmNoPqRsTuVwX1', 'Bearer …'],
    [
      'Loading chunk 12 of /remotes/mf_lke/0.1.0-5e53094e/static/js/a.js',
      'Loading chunk 12 of /remotes/mf_lke/0.1.0-5e53094e/static/js/a.js',
    ],
    ['baris\n  kedua', 'baris kedua'],
  ])('%s', (text, expected) => {
    expect(withoutSecrets(text)).toBe(expected);
  });

  it('keeps no more than it is told to', () => {
    expect(withoutSecrets('kata '.repeat(100), 20)).toHaveLength(20);
  });
});
