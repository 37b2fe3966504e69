import { screen } from '@testing-library/react';
import { openModal, shownModal } from './testing/open-modal';

describe('Kinerja Langkah Aksi', () => {
  const step = {
    id: 1,
    sasaran: 'Tersusunnya rencana kerja',
    indikator: 'Jumlah rencana kerja',
    satuan: 'dokumen',
    kinerja_sub_kegiatan_id: 9,
    sub_kegiatan: { nama: 'Pengelolaan Pelayanan Ibu Hamil' },
    tim_kerja_anggota: [{ id: 1, target: 4, satuan: 'dokumen', nama_pegawai_anggota: 'Fitri Hidayat' }],
  };

  it('shows the steps as level 6 and the members as level 7', async () => {
    const { asked, card } = openModal('langkah-aksi', 4, { data: { kinerjaLangkahAksi: [step] } });
    const modal = await shownModal();
    expect(await modal.findByRole('heading', { name: 'Pengelolaan Pelayanan Ibu Hamil' })).toBeVisible();
    expect(modal.getByText('Tingkat 6 · Langkah aksi')).toBeVisible();
    const member = modal.getByText('Fitri Hidayat').closest('li');
    expect(member).toHaveTextContent('Tingkat 7 · Fitri HidayatTarget 4 dokumen');
    expect(asked[0]?.params).toEqual({ kinerjaSubKegiatanId: card?.nodeId });
  });

  it('of a programme asks for all steps below it', async () => {
    const { asked, card } = openModal('langkah-aksi', 2, { data: { kinerjaLangkahAksi: [] } });
    expect(await screen.findByText('There are no records to show')).toBeVisible();
    expect(asked[0]?.params).toEqual({ kinerjaProgramId: card?.nodeId });
  });
});
