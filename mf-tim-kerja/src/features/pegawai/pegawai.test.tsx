import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import type { PegawaiDetail } from '@selaras/contracts';
import { meetAnother, superUser } from '@selaras/resource/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../../testing/open-page';
import { pegawaiDetail, pegawaiRows } from './pegawai.fixture';

const page = { current_page: 1, per_page: 20 };

beforeEach(() => localStorage.clear());

/** A server with two employees, one of whom changes by what is sent. */
function fakeServer(refusal?: FakeAnswer) {
  let pegawai: PegawaiDetail = pegawaiDetail;
  return ({ url, method }: SentRequest): FakeAnswer => {
    if (url === '/api/pegawai' && method === 'GET')
      return { data: { data: pegawaiRows, total: 2, ...page, kemampuan: { buat: true } } };
    if (url.endsWith('/riwayat')) return { data: { data: [], total: 0, ...page } };
    if (method !== 'GET' && refusal !== undefined) return refusal;
    if (url.endsWith('/berhenti')) {
      pegawai = {
        ...pegawai,
        versi: 5,
        berhenti_pada: '2025-06-01',
        alasan_berhenti: 'pensiun',
        kemampuan: { ubah: false, kembali: true },
      };
    }
    if (url.startsWith(`/api/pegawai/${pegawaiDetail.nip}`)) return { data: { data: pegawai } };
    if (url.startsWith('/api/option/')) return { data: [] };
    return problem(404, 'TIDAK_DITEMUKAN');
  };
}

describe('the list of employees', () => {
  it('shows numbers of the own unit alone and opens only those', async () => {
    await openPage('/pegawai', fakeServer(), superUser);
    expect(await screen.findByText('NIP 199203152019031007')).toBeInTheDocument();
    const other = screen.getByText('Budi Lain').closest('tr');
    expect(other).toHaveTextContent('RSUD Tirta Husada');
    expect(other).not.toHaveTextContent('NIP');
  });

  it('adds nobody with a wrong number', async () => {
    const { sent } = await openPage('/pegawai', fakeServer(), superUser);
    await userEvent.click(await screen.findByRole('button', { name: 'Tambah pegawai' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(await within(dialog).findByLabelText('NIP'), '12345');
    for (const label of ['Pangkat/golongan (opsional)', 'Terhitung mulai tanggal (opsional)']) {
      expect(within(dialog).getByLabelText(label)).not.toBeRequired();
    }
    await userEvent.click(within(dialog).getByRole('button', { name: 'Simpan' }));
    expect(await within(dialog).findByText('NIP terdiri atas 18 angka')).toBeInTheDocument();
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  });
});

describe('an employee', () => {
  it('shows his posts by time', async () => {
    await openPage(`/pegawai/${pegawaiDetail.nip}`, fakeServer(), superUser);
    const table = await screen.findByRole('table', { name: 'Jabatan menurut waktu' });
    expect(within(table).getByText('Pengadministrasi Umum')).toBeInTheDocument();
    expect(within(table).getByText('Sekarang')).toBeInTheDocument();
  });

  it('retires on a day that is asked for, after what hangs on him was said', async () => {
    const { sent } = await openPage(`/pegawai/${pegawaiDetail.nip}`, fakeServer(), superUser);
    await userEvent.click(await screen.findByRole('button', { name: 'Catat berhenti' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('2 pegawai masih memiliki atasan ini');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Catat berhenti' }));
    expect(await within(dialog).findByText('Wajib diisi')).toBeInTheDocument();
    await userEvent.type(within(dialog).getByLabelText('Sejak tanggal'), '2025-06-01');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Catat berhenti' }));
    expect(await screen.findByText(/Pensiun sejak/)).toBeInTheDocument();
    const request = sent.find(({ url }) => url.endsWith('/berhenti'));
    expect(request?.body).toEqual({ pada: '2025-06-01', alasan: 'pensiun' });
    expect(await screen.findByRole('button', { name: 'Catat kembali bekerja' })).toBeInTheDocument();
  });

  it('keeps the superior of another unit, whose number is not told, when he is corrected', async () => {
    const { sent } = await openPage(`/pegawai/${pegawaiDetail.nip}`, fakeServer(), superUser);
    await userEvent.click(await screen.findByRole('button', { name: 'Betulkan data' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(await within(dialog).findByLabelText('Nama dan gelar'), ', S.Kom.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true));
    const body = sent.find(({ method }) => method === 'PUT')?.body;
    expect(body).toMatchObject({ nama: 'Rahma Uji, S.Kom.', unit_kerja_id: 7 });
    expect(body).not.toHaveProperty('atasan_nip');
  });

  it.each(['before it is read', 'while one types'] as const)(
    'is corrected by two people, neither over the other: %s',
    async (when) => {
      localStorage.clear();
      const held = { ...pegawaiDetail };
      const others = fakeServer();
      const opened = await openPage(
        `/pegawai/${held.nip}`,
        (request) => {
          const { method, url, headers, body } = request;
          if (!url.endsWith(`/api/pegawai/${held.nip}`)) return others(request);
          if (method !== 'GET') {
            if (headers['If-Match'] !== `"${held.versi}"`)
              return problem(412, 'VERSI_BASI', { terkini: { ...held } });
            Object.assign(held, { nama: (body as PegawaiDetail).nama, versi: held.versi + 1 });
          }
          return { data: { data: { ...held } } };
        },
        superUser,
      );
      const { user } = opened;
      await user.click(await screen.findByRole('button', { name: 'Betulkan data' }));
      const dialog = within(await screen.findByRole('dialog'));
      const meeting = {
        ...opened,
        field: 'Nama dan gelar',
        type: async () => user.type(await dialog.findByLabelText('Nama dan gelar'), ', S.Kom.'),
        other: () => {
          Object.assign(held, { nama: 'Rahma Uji Lain', versi: 5 });
          return 'Rahma Uji Lain';
        },
        save: () => user.click(dialog.getByRole('button', { name: 'Simpan' })),
      };
      expect(await meetAnother(meeting, when)).toEqual(['"4"', '"5"']);
      expect(held.nama).toBe('Rahma Uji, S.Kom.');
    },
  );

  it('says what another person did first', async () => {
    await openPage(
      `/pegawai/${pegawaiDetail.nip}`,
      fakeServer(problem(409, 'BENTROK', { pesan: 'Pegawai ini sudah berhenti.' })),
      superUser,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Catat berhenti' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText('Sejak tanggal'), '2025-06-01');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Catat berhenti' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Pegawai ini sudah berhenti.');
  });

  it('who is not there is said so', async () => {
    await openPage('/pegawai/199203152019031999', fakeServer(), superUser);
    expect(await screen.findByText('Data tidak ditemukan')).toBeInTheDocument();
  });
});
