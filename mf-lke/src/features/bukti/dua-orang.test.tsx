import { apiClient } from '@selaras/api-client';
import { type FakeAnswer, fakeNetwork, problem, type SentRequest } from '@selaras/api-client/testing';
import { PortalAround } from '@selaras/portal/testing';
import { meetAnother, unitStaff } from '@selaras/resource/testing';
import { ToastProvider } from '@selaras/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bukti, eviden } from './bukti.fixture';
import { KeteranganDialog } from './keterangan-dialog';

/** A link of the unit, whose words and address two people change. */
function open() {
  localStorage.clear();
  const row = eviden({
    id: 5,
    jenis: 'tautan',
    berkas: null,
    tautan: 'https://satu.example',
    nama: 'Renstra',
  });
  const answer = ({ method, body, headers }: SentRequest): FakeAnswer => {
    if (method === 'GET')
      return { data: { data: [structuredClone(row)], current_page: 1, total: 1, per_page: 20 } };
    if (headers['If-Match'] !== `"${row.versi}"`)
      return problem(412, 'VERSI_BASI', { terkini: structuredClone(row) });
    const { jenis: _, ...change } = body as Record<string, unknown>;
    Object.assign(row, change, { versi: row.versi + 1 });
    return { data: { data: structuredClone(row) } };
  };
  const network = fakeNetwork(answer);
  apiClient.configure({ adapter: network.adapter, getToken: () => 'token', getTahunKinerja: () => 2025 });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <PortalAround session={unitStaff}>
        <ToastProvider>
          <KeteranganDialog
            kriteria={{ satkerId: 1012, kriteriaId: 101, tahun: 2025 }}
            bukti={bukti({ eviden_id: 5 })}
            onClose={() => undefined}
          />
        </ToastProvider>
      </PortalAround>
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  const press = (name: string) => async () => user.click(screen.getByRole('button', { name }));
  return { row, queries, user, sent: network.sent, press };
}

describe.each(['before it is read', 'while one types'] as const)(
  'two people at one piece of evidence, %s',
  (when) => {
    it('never write over each other’s words', async () => {
      const page = open();
      const nama = await screen.findByLabelText('Nama');
      const meeting = {
        ...page,
        field: 'Nama',
        type: () => page.user.type(nama, ' saya'),
        other: () => {
          Object.assign(page.row, { nama: 'Renstra menurut rekan', versi: 2 });
          return 'Renstra menurut rekan';
        },
        save: page.press('Simpan'),
      };
      expect(await meetAnother(meeting, when)).toEqual(['"1"', '"2"']);
      expect(page.row.nama).toBe('Renstra saya');
    });

    it('never put an address in the place of one that was not seen', async () => {
      const page = open();
      const alamat = await screen.findByLabelText(/^Alamat/);
      const meeting = {
        ...page,
        field: 'Alamat',
        type: async () => {
          await page.user.clear(alamat);
          await page.user.type(alamat, 'https://saya.example');
        },
        other: () => {
          Object.assign(page.row, { tautan: 'https://rekan.example', versi: 2 });
          return 'https://rekan.example';
        },
        save: page.press('Ganti alamat'),
      };
      expect(await meetAnother(meeting, when)).toEqual(['"1"', '"2"']);
      expect(page.row.tautan).toBe('https://saya.example');
    });
  },
);
