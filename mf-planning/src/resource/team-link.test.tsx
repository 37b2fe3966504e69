import { openPagesOf, superUser, unitStaff } from '@selaras/resource/testing';
import { screen } from '@testing-library/react';
import { ownerView } from '../features/kinerja/owner-view';

const page = (id: string, path: `/${string}`) =>
  ({ id, path, title: id, layout: 'default', guard: 'auth' }) as const;
const manifest = {
  name: 'mf_uji',
  title: 'Uji',
  platformApi: 1,
  menu: [],
  pages: [page('uji', '/uji'), page('tim-kerja.detail', '/tim-kerja/detail/{id}')],
} as const;

const OTHER_UNIT = 1020;
const owned = (satuan_kerja_id: number) => ({
  satuan_kerja: { satuan_kerja_id },
  pengampu: 'tim-kerja' as const,
  struktur_organisasi: null,
  tim_kerja: { id: 12, nama: 'Tim Kesehatan Keluarga', ketua: { peg_nama: 'Siti' } },
});

const show = (row: Parameters<typeof ownerView>[0], session = unitStaff) =>
  openPagesOf(manifest, { uji: async () => ({ Page: () => ownerView(row) }) })(
    '/uji',
    () => ({ data: {} }),
    session,
  );

describe('the team that owns a performance', () => {
  const words = 'Tim Kesehatan Keluarga (Siti)';

  it('leads to its page', async () => {
    await show(owned(1012));
    expect(screen.getByRole('link', { name: words })).toHaveAttribute('href', '/tim-kerja/detail/12');
  });

  it('of another unit is only named, unless its reader sees every unit', async () => {
    const { unmount } = await show(owned(OTHER_UNIT));
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    unmount();
    await show(owned(OTHER_UNIT), superUser);
    expect(screen.getByRole('link', { name: words })).toBeInTheDocument();
  });

  it('is no link where a post is the owner', async () => {
    const struktur_organisasi = { id: 3, jabatan_nama: 'Kepala Bidang', unit_kerja_nama_full: null };
    await show({ ...owned(1012), pengampu: 'unit-kerja', struktur_organisasi, tim_kerja: null });
    expect(screen.getByText('Kepala Bidang')).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
