import { allowedBase } from './allowed-origin';

const list = {
  page: 'https://portal.go.id',
  script: 'https://selaras.go.id',
  further: ['https://data.go.id', 'https://lain.go.id/api?x', 'bukan asal', 'data:text/html,x'],
};

describe('the base address of the calls', () => {
  it.each([
    ['/api', 'https://selaras.go.id/api'],
    ['https://selaras.go.id/api/', 'https://selaras.go.id/api'],
    ['https://portal.go.id/perantara', 'https://portal.go.id/perantara'],
    ['https://data.go.id', 'https://data.go.id'],
    ['https://lain.go.id/v2', 'https://lain.go.id/v2'],
    ['https://data.go.id/api?token=x#y', 'https://data.go.id/api'],
  ])('%s is %s', (base, address) => {
    expect(allowedBase(base, list)).toBe(address);
  });

  it.each([
    'https://jahat.id/api',
    'https://data.go.id.jahat.id/api',
    'http://data.go.id/api',
    'https://data.go.id:8443/api',
    'https://orang@data.go.id/api',
    'https://orang:sandi@selaras.go.id/api',
    '//jahat.id/api',
    '\\\\jahat.id\\api',
    'javascript:alert(1)',
    'data:application/json,{}',
    'https://',
  ])('%s is refused', (base) => {
    expect(allowedBase(base, list)).toBeNull();
  });

  it('is that of the page where nobody knows where the script came from', () => {
    const alone = { ...list, script: null };
    expect(allowedBase('/api', alone)).toBe('https://portal.go.id/api');
    expect(allowedBase('https://selaras.go.id/api', alone)).toBeNull();
  });
});
