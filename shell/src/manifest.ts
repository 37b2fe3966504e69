import { PLATFORM_API, type RemoteManifest } from '@selaras/contracts';

/** Pages and menu entries of the shell itself, in the same form as every remote's. */
export const shellManifest = {
  name: 'shell',
  title: 'Portal',
  platformApi: PLATFORM_API,
  pages: [
    { id: 'welcome', path: '/', title: 'Selamat Datang', layout: 'guest', guard: 'none' },
    { id: 'login', path: '/login', title: 'Masuk', layout: 'guest', guard: 'guest' },
    { id: 'dashboard', path: '/dashboard', title: 'Dashboard', layout: 'default', guard: 'auth' },
    {
      id: 'dashboard-pd',
      path: '/dashboard-pd',
      title: 'Dashboard PD',
      layout: 'default',
      guard: 'role:super|pemerintah_daerah|perangkat_daerah|setda|pemda',
      parent: 'dashboard',
    },
    {
      id: 'account',
      path: '/akun',
      title: 'Akun saya',
      layout: 'default',
      guard: 'auth',
      parent: 'dashboard',
    },
    {
      id: 'users',
      path: '/admin/users',
      title: 'Pengguna',
      layout: 'default',
      guard: 'role:super',
      parent: 'dashboard',
    },
    {
      id: 'remotes',
      path: '/admin/remote',
      title: 'Remote',
      layout: 'default',
      guard: 'role:super',
      parent: 'dashboard',
    },
    {
      id: 'remotes.show',
      path: '/admin/remote/{name}',
      title: 'Riwayat remote',
      layout: 'default',
      guard: 'auth',
      parent: 'remotes',
    },
  ],
  menu: [
    { group: 'Beranda', label: 'Dashboard', path: '/dashboard', order: 10, icon: 'layout-dashboard' },
    { group: 'Beranda', label: 'Dashboard PD', path: '/dashboard-pd', order: 20, icon: 'building-2' },
    {
      group: 'Display Mikro',
      label: 'Rekap Anggaran',
      path: '/api/rekap-anggaran',
      order: 900,
      icon: 'printer',
      newTab: true,
    },
    { group: 'Referensi', label: 'Pengguna', path: '/admin/users', order: 20, icon: 'users' },
  ],
} as const satisfies RemoteManifest;

export type ShellPageId = (typeof shellManifest.pages)[number]['id'];
