import type { MenuSection } from './build-menu';
import { currentEntry } from './current-entry';

const section = (...paths: string[]): MenuSection => ({
  name: 'x',
  label: 'x',
  entries: paths.map((path, order) => ({
    group: 'x',
    label: path,
    path,
    order,
    newTab: path.startsWith('/api'),
  })),
});
const sections = [
  section('/kinerja-program', '/nilai-jenjang-kinerja'),
  section('/nilai-jenjang-kinerja/rekap', '/api/rekap-anggaran'),
];

describe('currentEntry', () => {
  it.each([
    ['/kinerja-program', '/kinerja-program'],
    ['/kinerja-program/7/edit', '/kinerja-program'],
    ['/kinerja-programs', null],
    ['/nilai-jenjang-kinerja', '/nilai-jenjang-kinerja'],
    ['/nilai-jenjang-kinerja/rekap', '/nilai-jenjang-kinerja/rekap'],
    ['/api/rekap-anggaran', null],
    ['/', null],
  ])('%s is marked by %s', (pathname, expected) => {
    expect(currentEntry(sections, pathname)?.path ?? null).toBe(expected);
  });
});
