import type { RemoteManifest } from '@selaras/contracts';
import { type RoleName, roleIds } from '@selaras/roles';
import { createTestPortal } from '../testing';
import { PageAddressError } from './page-address-error';
import { createPageIndex } from './page-index';
import { type PortalPages, pagesFor } from './portal-pages';

const manifest = {
  name: 'mf_uji',
  title: 'Uji',
  platformApi: 1,
  pages: [
    { id: 'uji', path: '/uji', title: 'Uji', layout: 'default', guard: 'role:setda' },
    { id: 'uji.edit', path: '/uji/{id}/edit', title: 'Ubah', layout: 'default', guard: 'role:super|setda' },
    { id: 'umum', path: '/umum', title: 'Umum', layout: 'guest', guard: 'none' },
    { id: 'aneh', path: '/aneh', title: 'Aneh', layout: 'default', guard: 'role:peramal' },
  ],
  menu: [],
} as const satisfies RemoteManifest;

const user = (role: RoleName) => ({
  id: 3,
  username: role,
  nama: 'Ratna',
  role_id: roleIds[role],
  satuan_kerja_id: null,
  satuan_kerja_nama: null,
});

const portal = () => createTestPortal({ manifests: [manifest] });

describe('hrefOf', () => {
  const { hrefOf } = pagesFor(null, portal());

  it.each([
    ['uji', {}, {}, '/uji'],
    ['uji.edit', { id: 7 }, {}, '/uji/7/edit'],
    ['uji.edit', { id: '7/8' }, {}, '/uji/7%2F8/edit'],
    ['uji', {}, { q: 'dua kata', page: 2, kosong: null, lain: undefined }, '/uji?q=dua+kata&page=2'],
    ['uji.edit', { id: 7 }, { kembali: '/a?b=c' }, '/uji/7/edit?kembali=%2Fa%3Fb%3Dc'],
  ])('%s %j %j is %s', (page, params, query, address) => {
    expect(hrefOf(page, params, query)).toBe(address);
  });

  it.each([
    ['tidak.ada', {}, 'Page "tidak.ada": this portal does not have it'],
    ['uji.edit', {}, 'Page "uji.edit": not every parameter of /uji/{id}/edit was given'],
  ])('says what is wrong with %s %j where developers see it', (page, params, message) => {
    expect(() => hrefOf(page, params)).toThrow(message);
    expect(() => hrefOf(page, params)).toThrow(PageAddressError);
  });

  it('answers null where the host goes on, after telling it', () => {
    const onPageAddressError = jest.fn();
    const quiet = pagesFor(null, { ...portal(), onPageAddressError });
    expect(quiet.hrefOf('tidak.ada')).toBeNull();
    expect(onPageAddressError).toHaveBeenCalledWith(expect.objectContaining({ page: 'tidak.ada' }));
  });

  it('knows ids and parameters of the own manifest', () => {
    const own: PortalPages<typeof manifest> = pagesFor(null, portal());
    expect(own.hrefOf('uji.edit', { id: 1 })).toBe('/uji/1/edit');
    expect(own.hrefOf('umum')).toBe('/umum');
    expect(own.hrefOf('uji', {}, { q: 'a' })).toBe('/uji?q=a');
    // @ts-expect-error the path needs an id
    expect(() => own.hrefOf('uji.edit')).toThrow();
    // @ts-expect-error the path has no such parameter
    expect(() => own.hrefOf('uji.edit', { nip: 1 })).toThrow();
    // @ts-expect-error no such page
    expect(() => own.hrefOf('uji.ubah')).toThrow();
  });
});

describe('hasPage', () => {
  it.each<[string, RoleName | null, boolean]>([
    ['uji', 'setda', true],
    ['uji', 'super', false],
    ['uji', null, false],
    ['umum', null, true],
    ['uji.edit', 'super', true],
    ['tidak.ada', 'super', false],
    // A guard that nobody knows lets nobody in.
    ['aneh', 'super', false],
  ])('%s for %s: %p', (page, role, expected) => {
    expect(pagesFor(role && user(role), portal()).hasPage(page)).toBe(expected);
  });
});

describe('preload', () => {
  it('fetches only pages that the reader may open', () => {
    const host = portal();
    const { preload } = pagesFor(user('setda'), host);
    for (const page of ['uji', 'aneh', 'tidak.ada', 'umum']) preload(page);
    expect(host.preloaded).toEqual(['uji', 'umum']);
  });
});

describe('an id that several pages have', () => {
  const other: RemoteManifest = { ...manifest, name: 'mf_lain', pages: [manifest.pages[2]] };

  it('leads nowhere, and is named', () => {
    const pages = createPageIndex([manifest, other]);
    expect(pages.repeated).toEqual(['umum']);
    expect(pages.find('umum')).toBeNull();
    expect(pages.find('uji')?.remote).toBe('mf_uji');
  });
});
