import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ForeignPageProps } from './foreign-page';

/** Every prop, by the type. */
const props: Record<keyof ForeignPageProps, true> = {
  domElement: true,
  page: true,
  params: true,
  search: true,
  tahunKinerja: true,
  tahunPublik: true,
  locale: true,
  apiBase: true,
  getToken: true,
  hasPage: true,
  hrefOf: true,
  onNavigate: true,
  name: true,
  mountParcel: true,
  unmountSelf: true,
};

test('the guide for teams lists every prop of a page of another framework, and no other', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../docs/tim-remote.md'), 'utf8');
  const [, table = ''] = /^\| yang diberikan portal .*\n((?:\|.*\n)+)/m.exec(guide) ?? [];
  const cells = [...table.matchAll(/^\|([^|]+)\|/gm)].map(([, cell = '']) => cell);
  const listed = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)[^`]*`/g)].map(([, name]) => name));
  expect(listed.sort()).toEqual(Object.keys(props).sort());
});
