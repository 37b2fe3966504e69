import type { User } from '@selaras/contracts';
import { type RoleName, roleIds, roleNames } from '@selaras/roles';
import { publicMenu, sidebarMenu } from './build-menu';
import { everyManifest, specifiedMenu, specifiedPublicMenu } from './specified-menu.fixture';

const paths = (role: RoleName, tahun = 2024) =>
  sidebarMenu(everyManifest, { role_id: roleIds[role], satuan_kerja_id: null }, tahun).flatMap(
    ({ entries }) => entries.map(({ path }) => path),
  );

describe('sidebarMenu', () => {
  it.each(roleNames)('shows %s exactly the specified entries, in order', (role) => {
    expect(paths(role)).toEqual(specifiedMenu(role, 2024));
  });

  it.each(roleNames)('shows %s the added outputs in 2023 only when it is a regency or unit role', (role) => {
    const sees = role === 'pemerintah_daerah' || role === 'perangkat_daerah';
    expect(paths(role, 2023).includes('/rapor-kinerja/penambahan-jumlah-output')).toBe(sees);
    expect(paths(role, 2025)).not.toContain('/rapor-kinerja/penambahan-jumlah-output');
  });

  it('shows who holds a post, with the role of a unit, what waits for him, and nobody else of his role', () => {
    const shown = (menjabat?: boolean) =>
      sidebarMenu(everyManifest, { role_id: roleIds.perangkat_daerah, satuan_kerja_id: 1012, menjabat }, 2024)
        .flatMap(({ entries }) => entries)
        .some(({ path }) => path === '/tim-kerja/persetujuan');
    expect([shown(true), shown(false), shown()]).toEqual([true, false, false]);
  });

  it('shows who leads a team, or serves in one, the way to it', () => {
    const shown = (tim?: User['tim']) =>
      sidebarMenu(
        everyManifest,
        { role_id: roleIds.perangkat_daerah, satuan_kerja_id: 1012, ...(tim && { tim }) },
        2024,
      )
        .flatMap(({ entries }) => entries.map(({ path }) => path))
        .filter((path) => path.startsWith('/tim-saya/'));
    expect(shown()).toEqual([]);
    expect(shown(['ketua'])).toEqual(['/tim-saya/ketua-tim']);
    expect(shown(['ketua', 'anggota'])).toEqual(['/tim-saya/ketua-tim', '/tim-saya/anggota-tim']);
  });

  it('puts the added outputs between the ranking and the report of the unit goals', () => {
    const list = paths('perangkat_daerah', 2023);
    const place = list.indexOf('/rapor-kinerja/penambahan-jumlah-output');
    expect(list[place - 1]).toBe('/rapor-kinerja/1/rank');
    expect(list[place + 1]).toBe('/rapor-kinerja-sasaran-strategis-pd/1/diagram');
  });

  it('shows a guest and an unknown role nothing', () => {
    expect(sidebarMenu(everyManifest, null, 2024)).toEqual([]);
    expect(sidebarMenu(everyManifest, { role_id: 5, satuan_kerja_id: null }, 2024)).toEqual([]);
  });

  it('leaves out groups without entries and entries of groups that do not exist', () => {
    const manifest = {
      name: 'mf_x',
      title: 'X',
      platformApi: 1,
      pages: [],
      menu: [
        { group: 'Perencanaan', label: 'Kinerja Program', path: '/kinerja-program', order: 1 },
        { group: 'Rahasia', label: 'Rahasia', path: '/rahasia', order: 1 },
      ],
    };
    const menu = sidebarMenu([manifest], { role_id: roleIds.super, satuan_kerja_id: null }, 2024);
    expect(menu.map(({ label }) => label)).toEqual(['Perencanaan']);
  });
});

describe('publicMenu', () => {
  it('lists the specified public pages, in order', () => {
    const listed = publicMenu(everyManifest, 2024).flatMap(({ entries }) => entries.map(({ path }) => path));
    expect(listed).toEqual(specifiedPublicMenu);
  });
});
