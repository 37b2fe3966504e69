import type { FakeAnswer, SentRequest } from '@selaras/api-client/testing';
import type { PublicDokumen } from '@selaras/contracts';
import { superUser } from '@selaras/resource/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../../testing/open-page';
import { dinkes, pageOf, publicLkip } from '../dokumen/dokumen.fixture';

const answering = (rows: readonly PublicDokumen[]) => (): FakeAnswer => ({
  data: { ...pageOf(rows), pemilik: [dinkes] },
});

it('shows each document with its first page, whose it is and a link that downloads it', async () => {
  const regency = { ...publicLkip, id: 9, satuan_kerja: null, judul: 'LKIP Kabupaten', gambar: false };
  await openPage('/public-display/dokumen/1', answering([regency, publicLkip]), superUser);
  expect(await screen.findByRole('heading', { level: 1, name: 'LKIP' })).toBeInTheDocument();
  const link = await screen.findByRole('link', { name: /Unduh PDF · 2 MB.*LKIP Dinas Kesehatan 2024/ });
  expect(link).toHaveAttribute('href', expect.stringContaining('/public-display/dokumen/1/7/berkas'));
  expect(screen.getByRole('img', { name: 'Halaman pertama LKIP Dinas Kesehatan 2024' })).toBeInTheDocument();
  expect(screen.getByText('Tanpa pratinjau')).toBeInTheDocument();
  expect(screen.getByText('Pemerintah Kabupaten')).toBeInTheDocument();
});

it('says so when a picture does not come', async () => {
  await openPage('/public-display/dokumen/1', answering([publicLkip]), superUser);
  fireEvent.error(await screen.findByRole('img', { name: /Halaman pertama/ }));
  expect(screen.getByText('Tanpa pratinjau')).toBeInTheDocument();
});

it('searches and chooses a unit by the address', async () => {
  const { sent } = await openPage(
    '/public-display/dokumen/2?q=sehat&satuan_kerja_id=1012',
    answering([]),
    superUser,
  );
  expect(await screen.findByText('Tidak ada dokumen yang cocok')).toBeInTheDocument();
  const [first] = sent as [SentRequest];
  expect(first.url).toContain('/public-display/dokumen/2');
  expect(first.params).toMatchObject({ q: 'sehat', satuan_kerja_id: '1012' });
  await userEvent.click(screen.getByRole('button', { name: 'Hapus saringan' }));
  await waitFor(() => expect(screen.getByText('Belum ada Renstra pada tahun ini')).toBeInTheDocument());
});

it('has a word for a kind that is none', async () => {
  const { sent } = await openPage('/public-display/dokumen/9', answering([]), superUser);
  expect(screen.getByText('Jenis dokumen ini tidak ada')).toBeInTheDocument();
  expect(sent).toEqual([]);
});
