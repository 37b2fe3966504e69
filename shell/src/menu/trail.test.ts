import type { PageEntry } from '@selaras/contracts';
import { trailOf } from './trail';

const page = (path: string, title: string, parent?: string): PageEntry => ({
  id: path.slice(1),
  path,
  title,
  layout: 'default',
  guard: 'auth',
  ...(parent && { parent }),
});
const dashboard = page('/dashboard', 'Dashboard');
const index = page('/kinerja-program', 'Kinerja Program', 'dashboard');
const edit = page('/kinerja-program/{id}/edit', 'Ubah Kinerja Program', 'kinerja-program');
const data = page('/rapor-kinerja/{triwulan}/data', 'Data Rapor Kinerja', 'dashboard');
const cause = page(
  '/rapor-kinerja/{triwulan}/data/{id}/penyebab',
  'Penyebab',
  'rapor-kinerja/{triwulan}/data',
);
const pages = [dashboard, index, edit, data, cause];
const all = () => true;

describe('trailOf', () => {
  it('leads from the dashboard through the index to the page itself', () => {
    expect(trailOf(edit, pages, { id: '7' }, all)).toEqual([
      { label: 'Dashboard', path: '/dashboard' },
      { label: 'Kinerja Program', path: '/kinerja-program' },
      { label: 'Ubah Kinerja Program', path: null },
    ]);
  });

  it('fills the parameters of a parent from the address', () => {
    expect(trailOf(cause, pages, { triwulan: '3', id: '9' }, all)[1]).toEqual({
      label: 'Data Rapor Kinerja',
      path: '/rapor-kinerja/3/data',
    });
  });

  it('leads past a parent that the reader could not open', () => {
    const paths = trailOf(edit, pages, { id: '7' }, ({ path }) => path !== index.path).map(
      ({ path }) => path,
    );
    expect(paths).toEqual(['/dashboard', null]);
  });

  it('is the page alone when it has no parent', () => {
    expect(trailOf(dashboard, pages, {}, all)).toEqual([{ label: 'Dashboard', path: null }]);
  });

  it('leaves out a parent that no remote brings, and survives a circle', () => {
    expect(trailOf(page('/a', 'A', 'tidak-ada'), pages, {}, all)).toHaveLength(1);
    const a = page('/a', 'A', 'b');
    expect(trailOf(a, [a, page('/b', 'B', 'a')], {}, all).map(({ label }) => label)).toEqual(['B', 'A']);
  });
});
