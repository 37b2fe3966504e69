import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import type { LkipEkspor } from '@selaras/contracts';
import { writes } from '@selaras/resource/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';
import { alurLkip } from '../lkip-alur/alur.fixture';

const begun: LkipEkspor = {
  id: 7,
  bentuk: 'pdf',
  nama: 'lkip-2025-dinas-kesehatan.pdf',
  keadaan: 'antre',
  tahap: null,
  halaman: null,
  ukuran: null,
  masalah: null,
};

/** A server whose one export is what the test says it is. */
function fake(start: Partial<LkipEkspor>, refuses = false) {
  const server = { state: start };
  const answer = ({ method, url }: SentRequest): FakeAnswer => {
    if (url === '/api/option/satuan-kerja') return { data: [] };
    if (url.endsWith('/tabel')) return { data: { data: [] } };
    if (url.endsWith('/analisis')) return { data: { data: { bagian: [] } } };
    if (url.endsWith('/batal')) server.state = { keadaan: 'dibatalkan' };
    const ekspor = { ...begun, ...server.state };
    if (url.endsWith('/alur')) return { data: { data: alurLkip() } };
    if (url.startsWith('/api/lkip/ekspor/7')) return { data: { data: ekspor } };
    if (method === 'POST' && refuses) return problem(409, 'BENTROK', { terkini: ekspor });
    if (method === 'POST') return { status: 201, data: { data: ekspor } };
    return { data: { data: { satuan_kerja: null, bagian: [], kemampuan: { tulis: false } } } };
  };
  return { server, answer };
}

async function openDialog({ server, answer }: ReturnType<typeof fake>, address = '/lkip/bab-3') {
  const page = await openPage(address, answer);
  await page.user.click(await screen.findByRole('button', { name: 'Unduh DOCX/PDF' }));
  return { ...page, server, dialog: within(await screen.findByRole('dialog', { name: 'Unduh laporan' })) };
}

it('makes the report of the unit, says how far it is, and offers the file once it is ready', async () => {
  const { user, dialog, sent, server } = await openDialog(fake({ keadaan: 'antre' }));
  await user.click(dialog.getByRole('button', { name: 'PDF/A' }));
  expect(await dialog.findByText(/Menunggu giliran/)).toBeInTheDocument();
  expect(writes(sent)).toMatchObject([
    { url: '/api/lkip/satuan-kerja/1012/ekspor', body: { bentuk: 'pdf' } },
  ]);
  server.state = { keadaan: 'berjalan', tahap: 'halaman' };
  expect(await dialog.findByText(/Menata halaman/)).toBeInTheDocument();
  expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  server.state = { keadaan: 'selesai', halaman: 104, ukuran: 2_097_152 };
  const link = await dialog.findByRole('link', { name: 'Simpan PDF/A' });
  expect(link).toHaveAttribute('href', expect.stringContaining('/lkip/ekspor/7/berkas'));
  expect(dialog.getByRole('status')).toHaveTextContent('104 halaman, 2 MB');
});

it('can be stopped, and begun again as another kind', async () => {
  const { user, dialog, sent } = await openDialog(fake({ keadaan: 'berjalan', tahap: 'data' }));
  await user.click(dialog.getByRole('button', { name: 'Word (DOCX)' }));
  await user.click(await dialog.findByRole('button', { name: 'Hentikan' }));
  expect(await dialog.findByText('Pembuatan berkas dihentikan.')).toBeInTheDocument();
  expect(writes(sent).map(({ url }) => url)).toContain('/api/lkip/ekspor/7/batal');
  await user.click(dialog.getByRole('button', { name: 'Buat berkas lain' }));
  expect(dialog.getByRole('button', { name: 'PDF/A' })).toBeEnabled();
});

it('names what cannot be printed', async () => {
  const pesan =
    'Ada huruf yang tidak dapat dicetak. Ganti atau hapus pada bagian 1.4 Isu Strategis: “🎉” (U+1F389).';
  const { user, dialog } = await openDialog(
    fake({ keadaan: 'gagal', masalah: { kode: 'MASUKAN_TIDAK_SESUAI', pesan } }),
  );
  await user.click(dialog.getByRole('button', { name: 'PDF/A' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(pesan);
});

it('shows the file that somebody still waits for instead of beginning another one, also after the dialog was closed', async () => {
  const { user, dialog } = await openDialog(
    fake({ keadaan: 'berjalan', tahap: 'berkas' }, true),
    '/lkip/bab-3?satuan_kerja_id=kabupaten',
  );
  await user.click(dialog.getByRole('button', { name: 'Word (DOCX)' }));
  expect(await dialog.findByText(/Menulis berkas untuk lkip-2025-dinas-kesehatan.pdf/)).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Unduh DOCX/PDF' }));
  expect(await screen.findByText(/Menulis berkas untuk/)).toBeInTheDocument();
});
