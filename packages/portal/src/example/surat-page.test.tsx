import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest } from '@selaras/contracts';
import { createTestPortal, PortalAround, type TestPortalOptions } from '@selaras/portal/testing';
import { roleIds } from '@selaras/roles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { manifest, Page } from './surat-page';

const page = { title: 'Lain', layout: 'default', guard: 'role:perangkat_daerah' } as const;
/** Pages of others that the letter leads to. */
const others: RemoteManifest = {
  name: 'mf_lain',
  title: 'Lain',
  platformApi: 1,
  pages: [
    { ...page, id: 'kinerja-program.edit', path: '/kinerja-program/{id}/edit' },
    { ...page, id: 'cascading.mikro', path: '/display-mikro/cascading' },
  ],
  menu: [],
};
const ratna = {
  id: 3,
  username: 'dinkes',
  nama: 'Ratna',
  role_id: roleIds.perangkat_daerah,
  satuan_kerja_id: 1012,
  satuan_kerja_nama: 'Dinas Kesehatan',
};

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

function open(options: TestPortalOptions = {}) {
  const portal = createTestPortal({ manifests: [manifest, others], session: { user: ratna }, ...options });
  render(
    <MemoryRouter initialEntries={['/surat?panel=baru']}>
      <PortalAround portal={portal}>
        <Routes>
          <Route path="/surat" element={<Page />} />
          <Route path="*" element={null} />
        </Routes>
        <Address />
      </PortalAround>
    </MemoryRouter>,
  );
  return { portal, person: userEvent.setup() };
}

describe('the example of the README', () => {
  it('stands there word for word', () => {
    const readme = readFileSync(join(__dirname, '../../README.md'), 'utf8');
    const code = readFileSync(join(__dirname, 'surat-page.tsx'), 'utf8');
    expect(readme).toContain(`\`\`\`tsx\n${code}\`\`\``);
  });

  it('knows who is there, the chosen year and the others', () => {
    open({ years: [2024, 2025] });
    expect(screen.getByRole('heading', { name: 'Surat Ratna tahun 2025' })).toBeVisible();
    expect(screen.getByText('Tahun yang ada: 2024, 2025')).toBeVisible();
  });

  it('leads to pages of other remotes, and back', () => {
    open();
    expect(screen.getByRole('link', { name: 'Lihat di pohon kinerja' })).toHaveAttribute(
      'href',
      '/display-mikro/cascading?satuan_kerja_id=1012',
    );
    expect(screen.getByRole('link', { name: 'Ubah program' })).toHaveAttribute(
      'href',
      '/kinerja-program/7/edit?kembali=%2Fsurat%3Fpanel%3Dbaru',
    );
  });

  it.each([
    ['in a portal without them', { manifests: [manifest] }],
    ['for a reader whom their guards keep out', { session: {} }],
  ])('leads nowhere %s', (_where, options) => {
    open(options);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Lihat di pohon kinerja')).toBeVisible();
  });

  it('fetches its own page ahead and opens it', async () => {
    const { portal, person } = open();
    await person.click(screen.getByRole('button', { name: 'Surat terakhir' }));
    expect(portal.preloaded).toEqual(['surat.show']);
    expect(screen.getByRole('status')).toHaveTextContent('/surat/12?halaman=2');
  });

  it('asks before it sends, and says what became of it', async () => {
    const { portal, person } = open({ confirm: () => true });
    await person.type(screen.getByRole('textbox'), 'Yth.');
    await person.click(screen.getByRole('button', { name: 'Kirim' }));
    expect(portal.told.map(({ kind, title }) => [kind, title])).toEqual([
      ['confirm', 'Kirim surat?'],
      ['toast', 'Surat terkirim'],
    ]);
  });

  it('tells why nothing was sent without a connection', async () => {
    const { portal, person } = open({ confirm: () => true, session: { online: false } });
    await person.click(screen.getByRole('button', { name: 'Kirim' }));
    expect(portal.told.at(-1)).toMatchObject({ kind: 'alert', title: 'Belum terkirim' });
  });

  it.each([true, false])('asks before it throws away what was typed: %p', async (sure) => {
    const { portal, person } = open({ confirm: () => sure });
    const empty = () => person.click(screen.getByRole('button', { name: 'Kosongkan' }));
    await empty();
    expect(portal.told).toEqual([]);
    await person.type(screen.getByRole('textbox'), 'Yth.');
    await empty();
    expect(portal.told).toEqual([expect.objectContaining({ kind: 'confirm' })]);
    expect(screen.getByRole('textbox')).toHaveValue(sure ? '' : 'Yth.');
  });
});
