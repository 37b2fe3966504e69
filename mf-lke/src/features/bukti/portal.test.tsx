import { apiClient } from '@selaras/api-client';
import { type FakeAnswer, fakeNetwork, problem, type SentRequest } from '@selaras/api-client/testing';
import type { LkePotret, LkeTawaran, Potret } from '@selaras/contracts';
import { PortalAround } from '@selaras/portal/testing';
import { unitStaff, writes } from '@selaras/resource/testing';
import { ToastProvider } from '@selaras/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bukti } from './bukti.fixture';
import { BuktiKriteria } from './bukti-kriteria';

const potret = (ditandatangani: number): Potret => ({
  judul: 'Perjanjian kinerja 2025',
  kalimat: `${ditandatangani} dari 5 perjanjian kinerja unit sudah ditandatangani.`,
  angka: [{ nama: 'Ditandatangani', nilai: ditandatangani, dari: 5, satuan: null }],
  tabel: [
    {
      judul: 'Pohon',
      kolom: ['Kinerja', 'Target'],
      baris: [
        { tingkat: 0, sel: ['Layanan kesehatan', 90] },
        { tingkat: 1, sel: ['Program gizi', null] },
      ],
      jumlah: 3,
    },
    {
      judul: 'Per jenjang',
      kolom: ['Jenjang', 'Ditandatangani'],
      baris: [{ tingkat: 0, sel: ['Program', ditandatangani] }],
      jumlah: 1,
    },
  ],
  halaman: 'perjanjian-kinerja',
});
const tawaran = (fields: Partial<LkeTawaran> = {}): LkeTawaran => ({
  sumber: 'perjanjian-kinerja',
  potret: potret(3),
  sidik: 'c'.repeat(64),
  diambil: null,
  ...fields,
});
const taken = bukti({ id: 9, jenis: 'portal', nama: 'Perjanjian kinerja 2025', berkas: null });
const beku = (fields: Partial<LkePotret> = {}): LkePotret => ({
  isi: {
    bentuk: 'selaras-potret-1',
    sumber: 'perjanjian-kinerja',
    satuan_kerja: { id: 1012, nama: 'Dinas Kesehatan' },
    tahun: 2025,
    diambil: '2025-06-16T02:00:00.000Z',
    versi_data: 4,
    potret: potret(2),
  },
  nomor: 1,
  sha256: 'd'.repeat(64),
  ukuran: 900,
  oleh: 'Sari',
  sejak: { sama: false, perubahan: ['Ditandatangani: 2 dari 5 menjadi 3 dari 5'] },
  ...fields,
});

async function open(
  offers: readonly LkeTawaran[],
  {
    kosong = [],
    shown = [],
    answer = { status: 201, data: { data: taken } },
  }: {
    kosong?: string[];
    shown?: (typeof taken)[];
    answer?: FakeAnswer;
  } = {},
) {
  const network = fakeNetwork(({ method, url }: SentRequest): FakeAnswer => {
    if (method === 'POST') return answer;
    if (url.includes('/kriteria/')) return { data: { data: { tawaran: [...offers], kosong } } };
    if (url.startsWith('/api/lke/potret')) return { data: { data: beku() } };
    return problem(404, 'TIDAK_DITEMUKAN');
  });
  apiClient.configure({
    adapter: network.adapter,
    getToken: () => 'token',
    getTahunKinerja: () => 2025,
    getTahunPublik: () => 2025,
    pause: async () => undefined,
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <PortalAround session={unitStaff} manifests={[]}>
        <ToastProvider>
          <BuktiKriteria
            kriteria={{ satkerId: 1012, kriteriaId: 7, tahun: 2025 }}
            tahap={1}
            bukti={shown}
            writable
            portal
            onFiles={() => undefined}
          />
        </ToastProvider>
      </PortalAround>
    </QueryClientProvider>,
  );
  return { sent: network.sent, user: userEvent.setup() };
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const offered = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Dari portal' }));
  return dialog('Ambil dari portal');
};

describe('what the portal offers to a criterion', () => {
  it('is shown as it stands now, and taken with the mark of what was seen', async () => {
    const { user, sent } = await open([tawaran()]);
    const shown = await offered(user);
    const offer = within(await shown.findByRole('article', { name: 'Perjanjian kinerja 2025' }));
    expect(offer.getByText('3 dari 5')).toBeInTheDocument();
    expect(offer.queryByText('Program gizi')).not.toBeInTheDocument();
    await user.click(offer.getByRole('button', { name: 'Lihat isinya' }));
    expect(offer.getByText('Program gizi')).toBeInTheDocument();
    expect(offer.getByText(/1 baris lain ada di portal/)).toBeInTheDocument();
    await user.click(offer.getByRole('button', { name: 'Ambil sebagai bukti' }));
    expect(writes(sent)[0]?.body).toEqual({
      kriteria_id: 7,
      isi: { jenis: 'portal', sumber: 'perjanjian-kinerja', sidik: 'c'.repeat(64) },
    });
  });

  it('says what changed since it was taken, and is taken again', async () => {
    const diambil = {
      eviden_versi_id: 1,
      nomor: 1,
      waktu: '2025-06-16T02:00:00.000Z',
      sha256: 'd'.repeat(64),
      diajukan: true,
      sama: false,
      perubahan: ['Ditandatangani: 2 dari 5 menjadi 3 dari 5'],
    };
    const { user } = await open([tawaran({ diambil })]);
    const shown = await offered(user);
    expect(await shown.findByText('Data di portal sudah berubah sejak diambil')).toBeInTheDocument();
    expect(shown.getByText('Ditandatangani: 2 dari 5 menjadi 3 dari 5')).toBeInTheDocument();
    expect(shown.getByRole('button', { name: 'Ambil lagi' })).toBeInTheDocument();
  });

  it('is not taken twice while it says the same', async () => {
    const { user } = await open([
      tawaran({
        diambil: {
          eviden_versi_id: 1,
          nomor: 1,
          waktu: '2025-06-16T02:00:00.000Z',
          sha256: 'd'.repeat(64),
          diajukan: true,
          sama: true,
          perubahan: [],
        },
      }),
    ]);
    const shown = await offered(user);
    expect(await shown.findByText('Sudah menjadi bukti')).toBeInTheDocument();
    expect(shown.queryByRole('button', { name: /^Ambil/ })).not.toBeInTheDocument();
  });

  it('says why it was not taken', async () => {
    const pesan = 'Data di portal berubah sejak Anda melihatnya. Periksa yang baru, lalu ambil.';
    const { user } = await open([tawaran()], { answer: problem(409, 'BENTROK', { pesan }) });
    const shown = await offered(user);
    await user.click(await shown.findByRole('button', { name: 'Ambil sebagai bukti' }));
    expect(await shown.findByRole('alert')).toHaveTextContent(pesan);
  });

  it('names what there is nothing of yet', async () => {
    const { user } = await open([], { kosong: ['lkip'] });
    const shown = await offered(user);
    expect(await shown.findByText('Belum ada yang dapat diambil')).toBeInTheDocument();
    expect(shown.getByText(/Laporan kinerja \(LKIP\)/)).toBeInTheDocument();
  });
});

it('what was taken is read as it was then, with its mark and what is different today', async () => {
  const { user } = await open([], { shown: [taken] });
  await user.click(await screen.findByRole('button', { name: 'Perjanjian kinerja 2025' }));
  const shown = await dialog('Perjanjian kinerja 2025');
  expect(await shown.findByText('2 dari 5')).toBeInTheDocument();
  expect(shown.getByText(/oleh Sari · tahun 2025 · versi 1/)).toBeInTheDocument();
  expect(shown.getByText('dddddddddddd…')).toBeInTheDocument();
  expect(shown.getByText('Ditandatangani: 2 dari 5 menjadi 3 dari 5')).toBeInTheDocument();
});

it('what was taken is printed by itself, with its whole mark', async () => {
  const { user } = await open([], { shown: [taken] });
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await user.click(await screen.findByRole('button', { name: 'Perjanjian kinerja 2025' }));
  await user.click(await screen.findByRole('button', { name: 'Cetak' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.getByText('d'.repeat(64)).closest('[data-kertas]')?.parentElement).toBe(document.body);
  fireEvent(window, new Event('afterprint'));
  expect(document.querySelector('[data-kertas]')).toBeNull();
  print.mockRestore();
});
