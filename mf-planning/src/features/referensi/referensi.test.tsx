import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import { fakeResource, superUser, writes } from '@selaras/resource/testing';
import { screen, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';

const deadline = (id: number, kode: string, mulai_date: string | null, nilai_date: string | null) => ({
  id,
  versi: 1,
  kemampuan: { ubah: true, hapus: true, riwayat: true },
  tahun: 2025,
  nama: `Batas ${kode}`,
  kode,
  mulai_date,
  nilai_date,
  nilai_text: null,
});
const fake = () =>
  fakeResource({
    path: '/referensi',
    rows: [
      deadline(1, 'batas_waktu_perencanaan', null, '2025-03-31'),
      deadline(2, 'batas_realisasi_tw2', null, '2025-07-10'),
      deadline(3, 'batas_realisasi_tw3', '2025-07-07', null),
    ],
    rowOf: (body, before) => ({ ...(before ?? deadline(0, '', null, null)), ...body }),
  });

it('the list says of every quarter when it opens, also where no day is set', async () => {
  await openPage('/referensi', fake().answer, superUser);
  const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement;
  expect(await rowOf('Batas batas_realisasi_tw2')).toHaveTextContent('1 April 2025 (awal triwulan)');
  expect(await rowOf('Batas batas_realisasi_tw3')).toHaveTextContent('7 Juli 2025');
  expect(within(await rowOf('Batas batas_waktu_perencanaan')).getByText('31 Maret 2025')).toBeInTheDocument();
  expect(await rowOf('Batas batas_waktu_perencanaan')).not.toHaveTextContent('awal triwulan');
});

it('the form sets the day on which a quarter opens, and asks for none of a plan', async () => {
  const { user, sent } = await openPage('/referensi/2/edit', fake().answer, superUser);
  const mulai = await screen.findByLabelText(/^Dibuka mulai/);
  expect(mulai).toHaveAccessibleDescription(/Kosong: hari pertama triwulannya/);
  await user.type(mulai, '2025-04-07');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText('Batas waktu disimpan')).toBeInTheDocument();
  expect(writes(sent)).toMatchObject([
    { url: '/api/referensi/2', headers: { 'If-Match': '"1"' }, body: { mulai_date: '2025-04-07' } },
  ]);
});

it('the form of the deadline of plans has no such day', async () => {
  await openPage('/referensi/1/edit', fake().answer, superUser);
  expect(await screen.findByLabelText(/^Ditutup mulai/)).toHaveValue('2025-03-31');
  expect(screen.queryByLabelText(/^Dibuka mulai/)).not.toBeInTheDocument();
});

it('what the server refuses stands at its field', async () => {
  const server = fake();
  const errors = { mulai_date: ['Harus sebelum tanggal ditutup'] };
  const answer = (request: SentRequest): FakeAnswer =>
    request.method === 'PUT' ? problem(422, 'MASUKAN_TIDAK_SESUAI', { errors }) : server.answer(request);
  const { user } = await openPage('/referensi/2/edit', answer, superUser);
  await user.type(await screen.findByLabelText(/^Dibuka mulai/), '2025-07-10');
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect((await screen.findAllByText('Harus sebelum tanggal ditutup')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText(/^Dibuka mulai/)).toBeInvalid();
});

it('a deadline that somebody else moved meanwhile is not written over', async () => {
  const server = fake();
  const { user, sent } = await openPage('/referensi/2/edit', server.answer, superUser);
  await user.type(await screen.findByLabelText(/^Dibuka mulai/), '2025-04-07');
  server.rows[1] = { ...deadline(2, 'batas_realisasi_tw2', '2025-04-01', '2025-07-10'), versi: 2 };
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  expect(await screen.findByText(/baru saja diubah orang lain/)).toBeInTheDocument();
  expect(server.rows[1]).toMatchObject({ mulai_date: '2025-04-01', versi: 2 });
  expect(writes(sent)).toHaveLength(1);
});
