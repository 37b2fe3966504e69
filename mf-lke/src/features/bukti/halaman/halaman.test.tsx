import { apiClient } from '@selaras/api-client';
import { type FakeAnswer, fakeNetwork, problem, type SentRequest } from '@selaras/api-client/testing';
import type { LkeBukti } from '@selaras/contracts';
import { PortalAround } from '@selaras/portal/testing';
import { meetAnother, unitStaff, writes } from '@selaras/resource/testing';
import { ToastProvider } from '@selaras/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bukti } from '../bukti.fixture';
import { BuktiKriteria } from '../bukti-kriteria';
import { HalamanKriteriaDialog } from './halaman-kriteria-dialog';

const kriteria = { satkerId: 1012, kriteriaId: 101, tahun: 2025 };

/** A server that keeps the pages of one piece of evidence. */
function server(row: LkeBukti) {
  return ({ method, body, headers }: SentRequest): FakeAnswer => {
    if (method === 'GET') return problem(404, 'TIDAK_DITEMUKAN');
    if (headers['If-Match'] !== `"${row.versi}"`)
      return problem(412, 'VERSI_BASI', { terkini: structuredClone(row) });
    Object.assign(row, body as object, { versi: row.versi + 1 });
    return { data: { data: structuredClone(row) } };
  };
}

function open(row: LkeBukti, shown: 'row' | 'dialog' = 'row', writable = true) {
  localStorage.clear();
  const network = fakeNetwork(server(row));
  apiClient.configure({ adapter: network.adapter, getToken: () => 'token', getTahunKinerja: () => 2025 });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const first = structuredClone(row);
  render(
    <QueryClientProvider client={queries}>
      <PortalAround session={unitStaff} manifests={[]}>
        <ToastProvider>
          {shown === 'dialog' ? (
            <HalamanKriteriaDialog kriteria={kriteria} bukti={first} onClose={() => undefined} />
          ) : (
            <BuktiKriteria
              kriteria={kriteria}
              tahap={1}
              bukti={[first]}
              writable={writable}
              portal={false}
              onFiles={() => undefined}
            />
          )}
        </ToastProvider>
      </PortalAround>
    </QueryClientProvider>,
  );
  return { row, queries, sent: network.sent, user: userEvent.setup() };
}

it('the page that matters is named beside the evidence, on the version that was read', async () => {
  const { user, sent } = open(bukti({ versi: 3, jumlah_halaman: 48 }));
  await user.click(screen.getByRole('button', { name: 'Tentukan halaman Laporan.pdf' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Halaman eviden' }));
  const field = dialog.getByLabelText(/^Halaman/);
  const save = () => user.click(dialog.getByRole('button', { name: 'Simpan' }));
  await user.type(field, 'bab dua');
  await save();
  expect(await dialog.findByText(/Tulis nomor halaman/)).toBeVisible();
  await user.clear(field);
  await user.type(field, '49');
  await save();
  expect(await dialog.findByText('Berkas ini hanya 48 halaman')).toBeVisible();
  expect(writes(sent)).toEqual([]);
  await user.clear(field);
  await user.type(field, '12-15');
  await save();
  expect(writes(sent)).toMatchObject([
    {
      url: '/api/lke/bukti/1012/1/halaman',
      body: { halaman: { dari: 12, sampai: 15 } },
      headers: { 'If-Match': '"3"' },
    },
  ]);
});

it('stands in the row; of a PDF it opens the file, a link leads to the page', async () => {
  open(bukti({ halaman: { dari: 12, sampai: null } }));
  expect(screen.getByRole('button', { name: 'Buka Laporan.pdf pada halaman 12' })).toHaveTextContent(
    'halaman 12',
  );
});

it('of a link it leads to the page, and who only reads changes nothing', async () => {
  const tautan = 'https://contoh.go.id/renstra.pdf';
  open(bukti({ tautan, nama: 'Renstra', halaman: { dari: 12, sampai: 15 } }), 'row', false);
  expect(screen.getByRole('link', { name: 'Renstra' })).toHaveAttribute('href', `${tautan}#page=12`);
  expect(screen.getByText('halaman 12–15')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Tentukan halaman/ })).not.toBeInTheDocument();
});

it('what the portal said has no pages to name', () => {
  open(bukti({ jenis: 'portal', berkas: null, nama: 'Perjanjian kinerja' }));
  expect(screen.queryByRole('button', { name: /Tentukan halaman/ })).not.toBeInTheDocument();
});

it.each(['before it is read', 'while one types'] as const)(
  'two people name its page, neither over the other: %s',
  async (when) => {
    const page = open(bukti({}), 'dialog');
    const field = await screen.findByRole('textbox', { name: /^Halaman/ });
    const meeting = {
      ...page,
      field: 'Halaman',
      type: () => page.user.type(field, '12'),
      other: () => {
        Object.assign(page.row, { halaman: { dari: 40, sampai: null }, versi: 2 });
        return '40';
      },
      save: () => page.user.click(screen.getByRole('button', { name: 'Simpan' })),
    };
    expect(await meetAnother(meeting, when)).toEqual(['"1"', '"2"']);
    expect(page.row.halaman).toEqual({ dari: 12, sampai: null });
  },
);
