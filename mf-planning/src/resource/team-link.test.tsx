import type { RemoteManifest } from '@selaras/contracts';
import { PortalAround } from '@selaras/portal/testing';
import { superUser, unitStaff } from '@selaras/resource/testing';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ownerView } from '../features/kinerja/owner-view';

const teams: RemoteManifest = {
  name: 'mf_tim',
  title: 'Tim',
  platformApi: 1,
  pages: [
    {
      id: 'tim-kerja.detail',
      path: '/tim-kerja/detail/{id}',
      title: 'Detail Tim Kerja',
      layout: 'default',
      guard: 'auth',
      parent: null,
    },
  ],
};

const OTHER_UNIT = 1020;
const owned = (satuan_kerja_id: number) => ({
  satuan_kerja: { satuan_kerja_id },
  pengampu: 'tim-kerja' as const,
  struktur_organisasi: null,
  tim_kerja: { id: 12, nama: 'Tim Kesehatan Keluarga', ketua: { peg_nama: 'Siti' } },
});

function show(row: Parameters<typeof ownerView>[0], session = unitStaff) {
  render(
    <PortalAround session={session} manifests={[teams]}>
      <MemoryRouter>{ownerView(row)}</MemoryRouter>
    </PortalAround>,
  );
}

describe('the team that owns a performance', () => {
  const words = 'Tim Kesehatan Keluarga (Siti)';

  it('leads to its page', () => {
    show(owned(1012));
    expect(screen.getByRole('link', { name: words })).toHaveAttribute('href', '/tim-kerja/detail/12');
  });

  it('of another unit is only named, unless its reader sees every unit', () => {
    show(owned(OTHER_UNIT));
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    show(owned(OTHER_UNIT), superUser);
    expect(screen.getByRole('link', { name: words })).toBeInTheDocument();
  });

  it('is no link where a post is the owner', () => {
    const struktur_organisasi = { id: 3, jabatan_nama: 'Kepala Bidang', unit_kerja_nama_full: null };
    show({ ...owned(1012), pengampu: 'unit-kerja', struktur_organisasi, tim_kerja: null });
    expect(screen.getByText('Kepala Bidang')).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
