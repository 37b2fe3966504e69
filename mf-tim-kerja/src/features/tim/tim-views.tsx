import { Link, usePages } from '@selaras/portal';
import { ViewLinks } from '@selaras/ui';

const views = [
  { page: 'tim-kerja', label: 'Tim' },
  { page: 'tim-kerja.tambahan', label: 'Penugasan tambahan' },
] as const;

/** The lists of teams and of additional assignments, each a step from the other. */
export function TimViews({ current }: { current: (typeof views)[number]['page'] }) {
  const { hrefOf } = usePages();
  return (
    <ViewLinks
      label="Daftar tim kerja"
      views={views.map(({ page, label }) => ({
        label,
        href: hrefOf(page) ?? '',
        'aria-current': page === current ? 'page' : undefined,
      }))}
      renderLink={({ label, href, ...link }) => (
        <Link to={href} {...link}>
          {label}
        </Link>
      )}
    />
  );
}
