import type { Account } from './accounts';

/** Every page of the portal with somebody who may open it; null = a guest. */
export const pages: { path: string; account: Account | null; diagram?: boolean }[] = [
  { path: '/', account: null },
  { path: '/login', account: null },
  { path: '/dashboard', account: 'pemda' },
  { path: '/dashboard-pd', account: 'dinkes' },
  { path: '/admin/users', account: 'super' },
  { path: '/display-makro/cascading?satuan_kerja_id=1012', account: 'pemda', diagram: true },
  { path: '/display-mikro/cascading?satuan_kerja_id=1012', account: 'dinkes', diagram: true },
  { path: '/public-display/display-makro/cascading?satuan_kerja_id=1012', account: null, diagram: true },
  { path: '/public-display/display-mikro/cascading?satuan_kerja_id=1012', account: null, diagram: true },
  { path: '/public-display/arsitektur-kinerja?satuan_kerja_id=1012', account: null, diagram: true },
  {
    path: '/public-display/arsitektur-kinerja-cross-cutting?satuan_kerja_id=1012',
    account: null,
    diagram: true,
  },
  { path: '/tidak-ada-halaman-ini', account: null },
];
