import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import type { ProgramInovatif } from '@selaras/contracts';
import { meetAnother, superUser, unitStaff } from '@selaras/resource/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../../testing/open-page';

const unit = unitStaff.user?.satuan_kerja_id ?? 0;
const innovation: ProgramInovatif = {
  id: 3,
  versi: 2,
  satuan_kerja: { satuan_kerja_id: unit, satuan_kerja_nama: 'Dinas Kesehatan', singkatan: 'Dinkes' },
  judul: 'Puskesmas Keliling',
  deskripsi: 'Jadwal diumumkan.',
  manfaat: 'Warga tahu kapan dilayani.',
  tautan: 'https://contoh.go.id/puskesmas',
  gambar: { id: 8, jenis: 'image/png', ukuran: 2048, teks_alternatif: 'Mobil puskesmas di desa' },
};
const foreign: ProgramInovatif = {
  ...innovation,
  id: 4,
  judul: 'Rapat Tanpa Kertas',
  gambar: null,
  satuan_kerja: { ...innovation.satuan_kerja, satuan_kerja_id: 424_242 },
};
const answering =
  (rows: readonly ProgramInovatif[]) =>
  ({ url, method }: SentRequest): FakeAnswer => {
    if (url.includes('/option/')) return { data: [] };
    if (method.toUpperCase() === 'DELETE') return { status: 204 };
    return method.toUpperCase() === 'GET'
      ? { data: { data: rows } }
      : { data: { data: { id: 3, versi: 3 } } };
  };

beforeEach(() => localStorage.clear());

it('shows everybody what an innovation is good for, with its picture and link', async () => {
  await openPage('/public-display/display-makro/program-inovatif', answering([innovation]), superUser);
  const picture = await screen.findByRole('img', { name: 'Mobil puskesmas di desa' });
  expect(picture.getAttribute('src')).toContain('/public-display/program-inovatif/3/gambar');
  expect(screen.getByText(/Warga tahu kapan dilayani/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Baca selengkapnya' })).toHaveAttribute('href', innovation.tautan);
  expect(screen.queryByRole('button', { name: /Ubah|Hapus|Tambah program/ })).not.toBeInTheDocument();
});

it('lets a unit change its own innovations, not those of others', async () => {
  const { sent } = await openPage(
    '/display-makro/program-inovatif',
    answering([innovation, foreign]),
    unitStaff,
  );
  expect(await screen.findByRole('button', { name: 'Tambah program inovatif' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ubah Rapat Tanpa Kertas' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ubah Puskesmas Keliling' }));
  const title = screen.getByRole('textbox', { name: /Judul/ });
  await userEvent.clear(title);
  await userEvent.type(title, 'Puskesmas Berjalan');
  expect(screen.getByRole('textbox', { name: /Teks alternatif/ })).toHaveValue('Mobil puskesmas di desa');
  await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const write = sent.find(({ method }) => method.toUpperCase() === 'PUT');
  expect(write?.url).toContain('/program-inovatif/3');
  expect(write).toMatchObject({ body: { judul: 'Puskesmas Berjalan', berkas_id: 8 } });
});

it.each(['before it is read', 'while one types'] as const)(
  'an innovation is changed by two people, neither over the other: %s',
  async (when) => {
    const held = { ...innovation };
    const page = await openPage(
      '/display-makro/program-inovatif',
      ({ url, method, headers, body }) => {
        if (url.includes('/option/')) return { data: [] };
        if (method === 'GET') return { data: { data: [{ ...held }] } };
        if (headers['If-Match'] !== `"${held.versi}"`)
          return problem(412, 'VERSI_BASI', { terkini: { ...held } });
        Object.assign(held, { judul: (body as typeof held).judul, versi: held.versi + 1 });
        return { data: { data: { id: held.id, versi: held.versi } } };
      },
      unitStaff,
    );
    const { user } = page;
    await user.click(await screen.findByRole('button', { name: 'Ubah Puskesmas Keliling' }));
    const meeting = {
      ...page,
      field: 'Judul',
      type: () => user.type(screen.getByRole('textbox', { name: /Judul/ }), ' Desa'),
      other: () => {
        Object.assign(held, { judul: 'Puskesmas Malam', versi: 3 });
        return 'Puskesmas Malam';
      },
      save: () => user.click(screen.getByRole('button', { name: 'Simpan' })),
    };
    expect(await meetAnother(meeting, when)).toEqual(['"2"', '"3"']);
    expect(held.judul).toBe('Puskesmas Keliling Desa');
  },
);

describe('the form of an innovation', () => {
  const openForm = async (rows: readonly ProgramInovatif[]) => {
    const opened = await openPage('/display-makro/program-inovatif', answering(rows), unitStaff);
    await userEvent.click(await screen.findByRole('button', { name: 'Tambah program inovatif' }));
    return opened;
  };

  it('says at each field that it is missing, goes to the first, and sends nothing', async () => {
    const { sent } = await openForm([innovation]);
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    const title = screen.getByRole('textbox', { name: /Judul/ });
    expect(title).toHaveFocus();
    expect(title).toHaveAccessibleDescription(/Wajib diisi/);
    expect(screen.getByRole('textbox', { name: /Manfaat/ })).toHaveAccessibleDescription(/Wajib diisi/);
    expect(sent.every(({ method }) => method.toUpperCase() === 'GET')).toBe(true);
    await userEvent.type(title, 'P');
    expect(title).toBeValid();
    expect(title).not.toHaveAccessibleDescription(/Wajib diisi/);
  });

  it('asks before what was typed is thrown away', async () => {
    await openForm([]);
    await userEvent.type(screen.getByRole('textbox', { name: /Judul/ }), 'Puskesmas');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
    expect(screen.getByRole('textbox', { name: /Judul/ })).toHaveValue('Puskesmas');
  });
});

it('asks before one is taken away', async () => {
  const { sent } = await openPage('/display-makro/program-inovatif', answering([innovation]), unitStaff);
  await userEvent.click(await screen.findByRole('button', { name: 'Hapus Puskesmas Keliling' }));
  expect(screen.getByText('Hapus program inovatif ini?')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Hapus' }));
  await waitFor(() => expect(sent.some(({ method }) => method.toUpperCase() === 'DELETE')).toBe(true));
});

it('says so where a unit has none', async () => {
  const path = '/public-display/display-mikro/program-inovatif?satuan_kerja_id=1012';
  await openPage(path, answering([]), superUser);
  expect(await screen.findByText('Belum ada program inovatif pada tahun ini')).toBeInTheDocument();
});
