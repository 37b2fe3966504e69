import { Link, usePages } from '@selaras/portal';
import { ViewLinks } from '@selaras/ui';

const views = [
  { page: 'tim-kerja', label: 'Tim' },
  { page: 'tim-kerja.tambahan', label: 'Penugasan tambahan' },
  { page: 'tim-kerja.beban', label: 'Beban kerja' },
  { page: 'tim-kerja.persetujuan', label: 'Menunggu saya' },
] as const;

/** Teams, additional assignments, the load of people and what waits for the reader, each a step from the others, as far as the reader may open them. */
export function TimViews({ current }: { current: (typeof views)[number]['page'] }) {
  const { hrefOf, hasPage } = usePages();
  const open = views.flatMap(({ page, label }) => {
    const href = hasPage(page) ? hrefOf(page) : null;
    return href === null
      ? []
      : [{ label, href, 'aria-current': page === current ? ('page' as const) : undefined }];
  });
  if (open.length < 2) return null;
  return (
    <ViewLinks
      label="Daftar tim kerja"
      views={open}
      renderLink={({ label, href, ...link }) => (
        <Link to={href} {...link}>
          {label}
        </Link>
      )}
    />
  );
}
