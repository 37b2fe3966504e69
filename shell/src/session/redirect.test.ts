import { redirectKeeper, sameOriginPath } from './redirect';

const ORIGIN = 'https://portal.tirtaraya.go.id';

describe('sameOriginPath', () => {
  it.each([
    [
      '/display-mikro/cascading?satuan_kerja_id=1012#simpul',
      '/display-mikro/cascading?satuan_kerja_id=1012#simpul',
    ],
    ['/dashboard', '/dashboard'],
    ['//evil.id', null],
    ['///evil.id', null],
    ['/\\evil.id', null],
    ['/\t/evil.id', null],
    ['/\n/evil.id', null],
    ['/a/..//evil.id', null],
    ['https://evil.id/', null],
    ['javascript:alert(1)', null],
    ['dashboard', null],
    ['', null],
    [null, null],
    ['/login', null],
    ['/login?x=1', null],
  ])('%j gives %j', (wanted, expected) => {
    expect(sameOriginPath(wanted, ORIGIN)).toBe(expected);
  });
});

describe('redirectKeeper', () => {
  it('gives the kept path once, then /dashboard', () => {
    const keeper = redirectKeeper(() => localStorage, ORIGIN);
    keeper.keep('/tim-kerja?page=2');
    expect(localStorage.getItem('selaras_redirect')).toBe('/tim-kerja?page=2');
    expect(keeper.take()).toBe('/tim-kerja?page=2');
    expect(keeper.take()).toBe('/dashboard');
    expect(localStorage.getItem('selaras_redirect')).toBeNull();
  });

  it('does not trust what somebody else put into the storage', () => {
    localStorage.setItem('selaras_redirect', '//evil.id');
    expect(redirectKeeper(() => localStorage, ORIGIN).take()).toBe('/dashboard');
  });

  it('works without storage', () => {
    const keeper = redirectKeeper(() => {
      throw new Error('switched off');
    }, ORIGIN);
    keeper.keep('/tim-kerja');
    expect(keeper.take()).toBe('/tim-kerja');
    expect(keeper.take()).toBe('/dashboard');
  });

  it('gives each tab its own path, and the last one to a tab that kept none', () => {
    const [here, there, reopened] = [1, 2, 3].map(() => redirectKeeper(() => localStorage, ORIGIN));
    here?.keep('/kinerja-program/7/edit');
    there?.keep('/admin/users');
    expect(reopened?.take()).toBe('/admin/users');
    expect(here?.take()).toBe('/kinerja-program/7/edit');
  });
});
