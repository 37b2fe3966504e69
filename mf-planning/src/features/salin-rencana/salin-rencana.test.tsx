import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import type { PratinjauSalinan, SalinanRow } from '@selaras/contracts';
import { jenisSalinan } from '@selaras/domain';
import { screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page';
import { optionAnswer } from '../../testing/options.fixture';

const row = (
  jenis: SalinanRow['jenis'],
  id: number,
  indikator: string,
  more: Partial<SalinanRow> = {},
): SalinanRow => ({
  kunci: `${jenis}:${id}`,
  jenis,
  id,
  kode: null,
  indikator,
  sasaran: null,
  satuan: 'persen',
  target: 80,
  polaritas: 'maximize',
  range_min: null,
  range_max: null,
  anggaran: null,
  pengampu: null,
  kamus: false,
  csf: 0,
  keadaan: 'baru',
  catatan: [],
  butuh: [],
  sidik: `s${id}`,
  ...more,
});

const rencana = (more: Partial<PratinjauSalinan> = {}): { data: PratinjauSalinan } => ({
  data: {
    satuan_kerja: { satuan_kerja_id: 1012, satuan_kerja_nama: 'Dinas Kesehatan', singkatan: 'DINKES' },
    dari: 2024,
    tahun_sumber: [{ tahun: 2024, jumlah: 3 }],
    kunci: {
      tertutup: false,
      alasan: null,
      pesan: null,
      bidang: ['kinerja', 'target', 'anggaran'],
      triwulan: [],
    },
    kemampuan: { salin: true },
    baris: [
      row('kinerja-program', 1, 'Cakupan ibu hamil', { kamus: true, csf: 2 }),
      row('kinerja-kegiatan', 2, 'Kunjungan pertama', { butuh: ['kinerja-program:1'] }),
      row('kinerja-langkah-aksi', 3, 'Perbaikan data', {
        keadaan: 'tidak',
        catatan: ['Langkah perbaikan menjawab kegagalan tahun 2024'],
      }),
    ],
    ...more,
  },
});

const answering =
  (preview: { data: PratinjauSalinan }, copy?: FakeAnswer) =>
  (request: SentRequest): FakeAnswer => {
    if (request.method === 'POST' && copy !== undefined) return copy;
    if (request.url.endsWith('/salin-rencana')) return { data: preview };
    return optionAnswer(request) ?? { data: {} };
  };

const button = (name: RegExp | string) => screen.getByRole('button', { name });

it('a row that is left out takes along what stands on it; the others are sent as they were told', async () => {
  const jumlah = Object.fromEntries(jenisSalinan.map((jenis) => [jenis, 0]));
  const copied = { status: 201, data: { data: { salinan: '2025-01-31T00:00:00.000000Z', jumlah } } };
  const { sent, user } = await openPage('/salin-rencana', answering(rencana(), copied));
  const program = await screen.findByRole('checkbox', { name: 'Cakupan ibu hamil' });
  expect(screen.getByText('Target 80 persen')).toBeInTheDocument();
  expect(screen.getByText('Dengan 2 faktor keberhasilan')).toBeInTheDocument();
  await user.click(program);
  expect(button('Salin 0 baris')).toBeDisabled();
  await user.click(program);
  await user.click(button('Salin 2 baris'));
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    satuan_kerja_id: 1012,
    dari: 2024,
    pilihan: [
      { kunci: 'kinerja-program:1', sidik: 's1' },
      { kunci: 'kinerja-kegiatan:2', sidik: 's2' },
    ],
  });
  expect(
    await screen.findByRole('heading', { name: /^Rencana \d{4} sudah terisi salinan$/ }),
  ).toBeInTheDocument();
});

it('why a row cannot be copied stands at the row', async () => {
  const { user } = await openPage('/salin-rencana', answering(rencana()));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Tampilkan' }), 'tidak');
  expect(screen.getByText('Langkah perbaikan menjawab kegagalan tahun 2024')).toBeInTheDocument();
  expect(screen.queryByText('Cakupan ibu hamil')).not.toBeInTheDocument();
});

it('what changed since the preview is told, and the choice is kept', async () => {
  const pesan = 'Tidak ada yang disalin karena data berubah sejak pratinjau: Kinerja program isinya berubah.';
  const { user } = await openPage('/salin-rencana', answering(rencana(), problem(409, 'BENTROK', { pesan })));
  await user.click(await screen.findByRole('button', { name: 'Lihat 1 baris Kinerja kegiatan' }));
  await user.click(screen.getByRole('checkbox', { name: 'Kunjungan pertama' }));
  await user.click(button('Salin 1 baris'));
  expect(await screen.findByText(pesan)).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Kunjungan pertama' })).not.toBeChecked();
});

it('a locked plan says why, and nothing can be copied', async () => {
  const kunci = { tertutup: true, alasan: 'validasi' as const, bidang: [], triwulan: [] };
  const pesan = 'Perencanaan sudah disetujui, sehingga terkunci.';
  await openPage(
    '/salin-rencana',
    answering(rencana({ kunci: { ...kunci, pesan }, kemampuan: { salin: false } })),
  );
  expect(await screen.findByText(pesan)).toBeInTheDocument();
  expect(button('Salin 2 baris')).toBeDisabled();
});
