import { render, screen, within } from '@testing-library/react';
import { Breadcrumb } from './breadcrumb';
import { PageHeader } from './page-header';
import { ViewLinks } from './view-links';

describe('Breadcrumb', () => {
  const items = [
    { label: 'Dashboard', href: '/dashboard' },
    { label: 'Tim Kerja', href: '/tim-kerja' },
    { label: 'Detail', href: '/tim-kerja/detail/1' },
  ];

  it('links the parents and marks the page itself', () => {
    render(<Breadcrumb items={items} />);
    const way = screen.getByRole('navigation', { name: 'Remah roti' });
    expect(
      within(way)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/dashboard', '/tim-kerja']);
    expect(within(way).getAllByRole('listitem').at(-1)).toHaveAttribute('aria-current', 'page');
  });

  it('draws links the way its owner says', () => {
    render(<Breadcrumb items={items} renderLink={({ href, label }) => <a href={`#${href}`}>{label}</a>} />);
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '#/dashboard');
  });
});

it('PageHeader gives the page its only h1 and its actions', () => {
  render(
    <PageHeader
      title="Kinerja Program"
      description="Tahun 2025"
      actions={<button type="button">Tambah</button>}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Kinerja Program' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tambah' })).toBeVisible();
});

it('ViewLinks lead to every view and mark the one that is shown', () => {
  render(
    <ViewLinks
      label="Rencana aksi milik"
      views={[
        { label: 'Kabupaten', href: '?tab=rpjmd', 'aria-current': undefined },
        { label: 'Satuan kerja', href: '?tab=pd', 'aria-current': 'page' },
      ]}
    />,
  );
  const views = within(screen.getByRole('navigation', { name: 'Rencana aksi milik' }));
  expect(views.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '?tab=rpjmd',
    '?tab=pd',
  ]);
  expect(views.getByRole('link', { current: 'page' })).toHaveTextContent('Satuan kerja');
});
