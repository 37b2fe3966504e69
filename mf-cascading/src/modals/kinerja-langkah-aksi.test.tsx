import { screen } from '@testing-library/react';
import { ancestors } from '../tree/model/model';
import { openModal, shownModal } from './testing/open-modal';

describe('Kinerja Langkah Aksi', () => {
  const step = {
    id: 4,
    sasaran: 'Tersusunnya rencana kerja',
    indikator: 'Jumlah rencana kerja',
    satuan: 'dokumen',
    kinerja_sub_kegiatan_id: 0,
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
    expect(asked[0]?.params).toEqual({ kinerjaProgramId: card?.kinerjaProgramId });
  });

  it('shows what a step has reached of its year, where the back end tells it', async () => {
    const reached = { ...step, target: 4, realisasi: 2 };
    openModal('langkah-aksi', 4, { data: { kinerjaLangkahAksi: [reached] } });
    const modal = await shownModal();
    expect(await modal.findByText('2 dokumen')).toBeVisible();
    expect(modal.getByText(/dari target 4 dokumen/)).toBeVisible();
  });

  it('of a sub-activity asks for its programme as specified, and shows the steps of the sub-activity only', async () => {
    const { kinerja_sub_kegiatan_id: _, ...specified } = step;
    const other = { ...specified, id: 5, sasaran: 'Langkah sub kegiatan lain' };
    const { model, box, asked } = openModal('langkah-aksi', 4, {
      foreign: true,
      data: { kinerjaLangkahAksi: [specified, other] },
    });
    const modal = await shownModal();
    expect(await modal.findByText('Tersusunnya rencana kerja')).toBeVisible();
    expect(modal.queryByText('Langkah sub kegiatan lain')).not.toBeInTheDocument();
    const program = model.cards.get(ancestors(model, box).find((at) => model.level[at] === 2) ?? -1);
    expect(asked.map(({ params }) => params)).toEqual([{ kinerjaProgramId: program?.nodeId }]);
  });

  it('of a programme shows them by sub-activity, also when the rows name it by its words only', async () => {
    const { kinerja_sub_kegiatan_id: _, ...specified } = step;
    const other = { ...specified, id: 5, sub_kegiatan: { nama: 'Pelayanan Gizi' } };
    openModal('langkah-aksi', 2, {
      foreign: true,
      data: { kinerjaLangkahAksi: [specified, other, { ...specified, id: 6 }] },
    });
    const modal = await shownModal();
    expect(await modal.findByRole('heading', { name: 'Pelayanan Gizi' })).toBeVisible();
    expect(modal.getByRole('heading', { name: 'Pengelolaan Pelayanan Ibu Hamil' })).toBeVisible();
    expect(modal.getAllByText('Tingkat 6 · Langkah aksi')).toHaveLength(3);
  });

  it('of a programme asks for all steps below it', async () => {
    const { asked, card } = openModal('langkah-aksi', 2, { data: { kinerjaLangkahAksi: [] } });
    expect(await screen.findByText('Belum ada langkah aksi')).toBeVisible();
    expect(asked[0]?.params).toEqual({ kinerjaProgramId: card?.nodeId });
  });
});
