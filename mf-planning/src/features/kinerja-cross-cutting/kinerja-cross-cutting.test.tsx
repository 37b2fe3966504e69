import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import { screen } from '@testing-library/react';
import { openKunci } from '../../testing/fake-resource';
import { openPage } from '../../testing/open-page';
import { optionAnswer } from '../../testing/options.fixture';
import type { CrossRow } from './kinerja-cross-cutting';

const dinkes = { satuan_kerja_id: 1012, satuan_kerja_nama: 'Dinas Kesehatan', singkatan: 'Dinkes' };
const usulan = {
  id: 1,
  versi: 1,
  kemampuan: { ubah: true, hapus: true, riwayat: true },
  kunci: openKunci,
  putuskan: false,
  tahun: 2025,
  satuan_kerja: dinkes,
  pengusul: 'induk',
  status: 'diusulkan',
  catatan: 'Puskesmas memakai air yang sama',
  induk: {
    id: 71,
    level: 'kinerja-program',
    sasaran: 'Ibu sehat',
    indikator: 'Cakupan pelayanan ibu hamil',
    satuan_kerja: dinkes,
  },
  anak: {
    id: 82,
    level: 'kinerja-kegiatan',
    sasaran: 'Air bersih',
    indikator: 'Cakupan air bersih puskesmas',
    satuan_kerja: { satuan_kerja_id: 1013, satuan_kerja_nama: 'RSUD Tirtaraya', singkatan: 'RSUD' },
  },
} as unknown as CrossRow;

const server =
  (row: CrossRow) =>
  (request: SentRequest): FakeAnswer => {
    const option = optionAnswer(request);
    if (option !== null) return option;
    if (request.url === '/api/kinerja-cross-cutting/1') return { data: { data: row } };
    if (request.url.endsWith('/pilihan-simpul')) return { data: [] };
    return request.url.includes('option')
      ? { data: [{ value: 1013, label: 'RSUD Tirtaraya' }] }
      : problem(404, 'TIDAK_DITEMUKAN');
  };

describe('the form of a proposal', () => {
  it('names both ends as they stand, also when they are not among the first choices', async () => {
    await openPage('/kinerja-cross-cutting/1/edit', server(usulan));
    expect(await screen.findByText('Cakupan pelayanan ibu hamil')).toBeInTheDocument();
    expect(await screen.findByText('Cakupan air bersih puskesmas')).toBeInTheDocument();
  });

  it('that has been decided is only read', async () => {
    const kemampuan = { ubah: false, hapus: false, riwayat: true };
    await openPage('/kinerja-cross-cutting/1/edit', server({ ...usulan, kemampuan }));
    expect(await screen.findByText('Anda hanya dapat membaca data ini.')).toBeInTheDocument();
    expect(await screen.findByLabelText('Arah')).toBeDisabled();
    expect(screen.getByLabelText('Alasan')).toHaveAttribute('readonly');
    expect(screen.getByRole('button', { name: 'Simpan' })).toBeDisabled();
  });
});
