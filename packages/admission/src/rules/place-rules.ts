import type { RemoteManifest } from '@selaras/contracts';
import type { Finding } from '../finding';
import type { PortalAbilities, PortalPage } from '../portal-abilities';

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');
const isOpen = (segment: string) => segment.startsWith('{');

/** Whether some address leads to both paths: a parameter takes any word. */
function meet(one: string, other: string): boolean {
  const here = segmentsOf(one);
  const there = segmentsOf(other);
  return (
    here.length === there.length &&
    here.every((segment, at) => segment === there[at] || isOpen(segment) || isOpen(there[at] ?? ''))
  );
}

/** Whether both paths lead to the very same addresses, so that nobody could tell them apart. */
const areOne = (one: string, other: string): boolean => {
  const shape = (path: string) => segmentsOf(path).map((segment) => (isOpen(segment) ? '{}' : segment));
  return one !== other && shape(one).join('/') === shape(other).join('/');
};

const ownerText = ({ owner }: PortalPage) => (owner === 'shell' ? 'portal sendiri' : `remote ${owner}`);

/** Pages, routes and parents against everybody else's. */
export function placeFindings(
  name: string,
  { pages }: RemoteManifest,
  portal: Pick<PortalAbilities, 'pages'>,
): Finding[] {
  const others = portal.pages.filter(({ owner }) => owner !== name);
  const ids = new Set([...pages, ...others].map(({ id }) => id));
  return [
    ...pages.flatMap(({ id, path }) =>
      others
        .filter((other) => meet(path, other.path))
        .map(
          (other): Finding => ({
            code: 'RUTE_BENTROK',
            reason: `rute "${path}" (halaman "${id}") membuka alamat yang sudah dipakai "${other.path}" milik ${ownerText(other)}`,
            remedy: 'Pilih alamat lain, atau sepakati dengan pemiliknya siapa yang melepasnya lebih dulu.',
          }),
        ),
    ),
    ...pages.flatMap(({ id, path }, at) =>
      pages
        .slice(at + 1)
        .filter((other) => areOne(path, other.path))
        .map(
          (other): Finding => ({
            code: 'RUTE_BENTROK',
            reason: `rute "${path}" (halaman "${id}") dan "${other.path}" (halaman "${other.id}") membuka alamat yang sama`,
            remedy: 'Ubah salah satunya sehingga alamatnya dapat dibedakan.',
          }),
        ),
    ),
    ...pages.flatMap(({ id }) =>
      others
        .filter((other) => other.id === id)
        .map(
          (other): Finding => ({
            code: 'HALAMAN_BENTROK',
            reason: `id halaman "${id}" sudah dipakai ${ownerText(other)}`,
            remedy: 'Beri halaman itu id lain: satu id hanya untuk satu halaman di seluruh portal.',
          }),
        ),
    ),
    ...pages.flatMap(({ id, parent }): Finding[] =>
      parent === undefined || parent.startsWith('/') || ids.has(parent)
        ? []
        : [
            {
              code: 'INDUK_TIDAK_ADA',
              reason: `halaman "${id}": induk "${parent}" tidak dimiliki siapa pun`,
              remedy: 'Tulis id halaman yang ada di remote ini, di remote lain yang aktif, atau di portal.',
            },
          ],
    ),
  ];
}

/** Groups of the menu and icons that the shell does not know. */
export function menuFindings(
  { menu }: RemoteManifest,
  { menuGroups, icons }: Pick<PortalAbilities, 'menuGroups' | 'icons'>,
): Finding[] {
  return menu.flatMap(({ label, group, icon }): Finding[] => [
    ...(menuGroups.includes(group)
      ? []
      : [
          {
            code: 'GRUP_MENU_TIDAK_DIKENAL' as const,
            reason: `menu "${label}": grup "${group}" tidak ada di portal`,
            remedy: `Pakai salah satu grup ini: ${menuGroups.join(', ')}.`,
          },
        ]),
    ...(icon === undefined || icons.includes(icon)
      ? []
      : [
          {
            code: 'IKON_TIDAK_DIKENAL' as const,
            reason: `menu "${label}": ikon "${icon}" tidak ada di portal`,
            remedy: `Pakai salah satu ikon ini: ${icons.join(', ')}.`,
          },
        ]),
  ]);
}
