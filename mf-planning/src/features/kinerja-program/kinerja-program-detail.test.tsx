import { fakeNetworkAtOnce } from '@selaras/api-client/testing';
import type { Riwayat } from '@selaras/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openPage } from '../../testing/open-page';
import { fakeKinerjaProgram, ibuHamil } from './kinerja-program.fixture';

const entry: Riwayat = {
  waktu: '2025-03-01T02:00:00.000Z',
  pengguna: 'Siti Rahma',
  aksi: 'update',
  melewati_kunci: false,
  alasan: null,
  tahun: null,
  perubahan: [{ kolom: 'target', sebelum: 80, sesudah: 90 }],
};
const sibling = { level: 'kinerja-program', id: 2, label: 'Cakupan imunisasi' };

/** Two rows, each with forty changes: two of them in one moment. */
function fakeServer() {
  const rows = [
    { ...ibuHamil, anak: [sibling] },
    { ...ibuHamil, id: 2, indikator: sibling.label },
  ];
  const { answer } = fakeKinerjaProgram(rows);
  return (request: Parameters<typeof answer>[0]) => {
    if (!request.url.endsWith('/riwayat')) return answer(request);
    const { page } = request.params as { page: number };
    return { data: { data: [entry, entry], current_page: page, total: 40, per_page: 20 } };
  };
}

describe('what a row stands between', () => {
  it('is its parent, and below it each kind by itself', async () => {
    const anak = [
      { level: 'kinerja-kegiatan', id: 5, label: 'Cakupan kunjungan' },
      { level: 'kinerja-cross-cutting', id: 6, label: 'Cross cutting dengan Dinas Sosial' },
      { level: 'perjanjian-kinerja', id: 7, label: 'Perjanjian kinerja murni 2025' },
    ];
    await openPage('/kinerja-program/1', fakeKinerjaProgram([{ ...ibuHamil, anak }]).answer);
    const parent = await screen.findByRole('link', { name: 'Angka kematian ibu' });
    expect(parent).toHaveAttribute('href', '/sasaran-strategis-pd/7');
    for (const title of ['Kinerja kegiatan (1)', 'Cross cutting (1)', 'Perjanjian kinerja (1)'])
      expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Dinas Sosial/ })).toHaveAttribute(
      'href',
      '/kinerja-cross-cutting/6',
    );
    expect(screen.getByText('Perjanjian kinerja murni 2025')).toBeInTheDocument();
  });
});

describe('a new row below', () => {
  it('is added from the page of its parent, which it leads back to, also where there is none yet', async () => {
    await openPage('/kinerja-program/1', fakeKinerjaProgram([{ ...ibuHamil, anak: [] }]).answer);
    expect(await screen.findByRole('heading', { name: 'Kinerja kegiatan (0)' })).toBeInTheDocument();
    const { search, pathname } = new URL(
      (screen.getByRole('link', { name: 'Tambah kinerja kegiatan' }) as HTMLAnchorElement).href,
    );
    expect(pathname).toBe('/kinerja-kegiatan/create');
    const given = new URLSearchParams(search);
    expect(given.get('kinerja_program_id')).toBe('1');
    expect([...given.values()]).toContain('/kinerja-program/1');
  });

  it('is not offered where the plan is closed', async () => {
    const closed = { ...ibuHamil, anak: [], kemampuan: { ...ibuHamil.kemampuan, ubah: false } };
    await openPage('/kinerja-program/1', fakeKinerjaProgram([closed]).answer);
    expect(await screen.findByRole('link', { name: 'Angka kematian ibu' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Tambah kinerja kegiatan' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Kinerja kegiatan (0)' })).not.toBeInTheDocument();
  });
});

describe('the history of a row', () => {
  it('is printed whole', async () => {
    await openPage('/kinerja-program/2', fakeServer());
    expect(await screen.findAllByText(/^Diubah/)).toHaveLength(2);
    const network = fakeNetworkAtOnce(() => ({
      data: { data: [entry, entry, entry], current_page: 2, total: 40, per_page: 20 },
    }));
    fireEvent(window, new Event('beforeprint'));
    network.restore();
    expect(screen.getAllByText(/^Diubah/)).toHaveLength(5);
    fireEvent(window, new Event('afterprint'));
    await waitFor(() => expect(screen.getAllByText(/^Diubah/)).toHaveLength(2));
  });

  it('is paged without losing the focus at its end', async () => {
    const { user } = await openPage('/kinerja-program/2', fakeServer());
    expect(await screen.findAllByText(/^Diubah/)).toHaveLength(2);
    const older = screen.getByRole('button', { name: 'Lebih lama' });
    await user.click(older);
    await waitFor(() => expect(older).toHaveAttribute('aria-disabled', 'true'));
    expect(older).toHaveFocus();
  });

  it('begins at its newest change again when the page shows another row', async () => {
    const { user, sent } = await openPage('/kinerja-program/1', fakeServer());
    await user.click(await screen.findByRole('button', { name: 'Lebih lama' }));
    await user.click(screen.getByRole('link', { name: sibling.label }));
    await screen.findByRole('heading', { level: 1, name: sibling.label });
    await screen.findByRole('button', { name: 'Lebih lama' });
    const asked = sent.filter(({ url }) => url === '/api/kinerja-program/2/riwayat');
    expect(asked.map(({ params }) => params)).toEqual([{ page: 1 }]);
  });
});
