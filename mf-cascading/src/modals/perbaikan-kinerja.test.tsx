import { problem } from '@selaras/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openModal, shownModal } from './testing/open-modal';

describe('Perbaikan Kinerja', () => {
  const part = (tahun: number, change: Record<string, unknown> = {}) => ({
    id: tahun,
    tahun,
    sasaran: `Sasaran ${tahun}`,
    indikator: `Indikator ${tahun}`,
    nama: 'Pengelolaan Gizi',
    satuan: 'orang',
    polaritas: 'maximize',
    range_min: null,
    range_max: null,
    target: 100,
    realisasi: 80,
    capaian: 80,
    pengampu: null,
    struktur_organisasi: null,
    tim_kerja: null,
    penyebab_kegagalan: null,
    kinerja_tidak_tercapai: [],
    solusi: [],
    children: [],
    ...change,
  });
  const bounds = { polaritas: 'range', range_min: 60, range_max: 85, target: null };
  const child = {
    ...part(1),
    sasaran: 'Sasaran di bawahnya',
    penyebab_kegagalan: 'Data terlambat',
    ...bounds,
  };

  it('sets last year’s problem against this year’s solution, each with what lies below it', async () => {
    const { asked, card } = openModal('solusi', 4, {
      data: {
        masalah: part(2024, { penyebab_kegagalan: 'Alat rusak', children: [child] }),
        solusi: part(2025, { solusi: [{ id: 1, solusi: 'Kontrak payung' }] }),
      },
    });
    const modal = await shownModal();
    const masalah = within(await modal.findByRole('region', { name: 'Masalah tahun 2024' }));
    expect(masalah.getByText('Alat rusak')).toBeVisible();
    expect(masalah.getByText('Sasaran di bawahnya')).toBeVisible();
    expect(masalah.getByText('Data terlambat')).toBeVisible();
    expect(masalah.getByText('60–85 orang')).toBeVisible();
    expect(masalah.getAllByText('Tidak ada data')).toHaveLength(2);
    const solusi = within(modal.getByRole('region', { name: 'Solusi tahun 2025' }));
    expect(solusi.getByText('Kontrak payung')).toBeVisible();
    expect(asked[0]).toMatchObject({
      url: '/api/solusi-masalah',
      params: { type: 'kinerja-sub-kegiatan', id: card?.nodeId },
    });
  });

  it.each([
    ['answers nothing', { data: { solusi: null, masalah: null } }],
    ['knows no such performance', problem(404, 'TIDAK_DITEMUKAN')],
  ])('says so when the server %s', async (_, answer) => {
    const { onAddress } = openModal('solusi', 4, answer);
    expect(await screen.findByText('Data tidak ditemukan')).toBeVisible();
    expect(onAddress).not.toHaveBeenCalled();
  });

  it('closes when loading fails', async () => {
    const { onAddress } = openModal('solusi', 4, problem(500, 'KESALAHAN_SERVER'));
    await waitFor(() => expect(onAddress).toHaveBeenCalledWith({ modal: null }));
  });
});
