import { problem } from '@selaras/api-client/testing';
import { screen } from '@testing-library/react';
import { openModal, shownModal } from './testing/open-modal';

describe('Kinerja Wakil Direktur', () => {
  const kinerja = {
    id: 1,
    sasaran: 'Meningkatnya mutu pelayanan medis',
    indikator: 'Persentase indikator mutu',
    satuan: 'persen',
    polaritas: 'range',
    range_min: 60,
    range_max: 85,
    target: null,
    realisasi: 90,
    capaian: 98.36,
    pengampu: 'unit-kerja',
    struktur_organisasi: { id: 1, jabatan_nama: 'Wakil Direktur Pelayanan', unit_kerja_nama_full: null },
    tim_kerja: null,
    program: { nama: 'Program Upaya Kesehatan' },
    anggaran: 90_288_000_000,
    realisasi_anggaran: null,
    kinerja_kegiatan: [],
  };

  it('shows the delegated programme with its budget and its activities', async () => {
    const { asked, card } = openModal('wakil-direktur', 2, { data: { kinerjaProgram: kinerja } });
    const modal = await shownModal();
    expect(await modal.findByText('Meningkatnya mutu pelayanan medis')).toBeVisible();
    expect(modal.getByText('Wakil Direktur Pelayanan')).toBeVisible();
    expect(modal.getByText('60–85 persen')).toBeVisible();
    expect(modal.getByText('Rp 90.288.000.000')).toBeVisible();
    expect(modal.getByText('There are no records to show')).toBeVisible();
    expect(asked[0]).toMatchObject({
      url: '/api/public-display/kinerja-wakil-direktur-rsud',
      params: { kinerjaProgramId: card?.nodeId },
    });
  });

  it('says when there is no such programme', async () => {
    openModal('wakil-direktur', 2, problem(404, 'TIDAK_DITEMUKAN'));
    expect(await screen.findByText('Data tidak ditemukan')).toBeVisible();
  });
});
