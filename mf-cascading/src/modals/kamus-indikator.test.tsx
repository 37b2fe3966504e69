import { openModal, shownModal } from './testing/open-modal';

const kamus = {
  tujuan: null,
  definisi: 'Ibu hamil yang mendapat enam kali pemeriksaan',
  formula: 'a / b',
  satuan: 'orang',
  polaritas: 'maximize',
  sumber_data: 'Kohort ibu',
  frekuensi: 'Triwulanan',
  periode_pelaporan: 'Triwulan',
  validasi: 'valid',
};

describe('Kamus Indikator', () => {
  it('has the output indicator and that of the ministry in two columns', async () => {
    openModal('kamus', 4, { data: { kamusIndikator: kamus } });
    const modal = await shownModal();
    const heads = await modal.findAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual([
      'Indikator Output',
      'Indikator Sub Kegiatan Versi Kemendagri',
    ]);
    expect(modal.getByRole('cell', { name: 'Jumlah ibu hamil yang dilayani' })).toBeVisible();
    expect(modal.getByRole('cell', { name: /Mendapatkan Pelayanan/ })).toBeVisible();
  });

  it('says below what the dictionary makes of the indicator, in the year of the page', async () => {
    const { asked, card } = openModal('kamus', 4, { data: { kamusIndikator: kamus } });
    const modal = await shownModal();
    expect(await modal.findByText(kamus.definisi)).toBeVisible();
    expect(modal.getByText('Kohort ibu')).toBeVisible();
    expect(modal.getByText('Valid')).toBeVisible();
    expect(asked[0]).toMatchObject({
      url: '/api/public-display/kamus-indikator',
      params: { kinerjaSubKegiatanId: card?.nodeId },
    });
    expect(asked[0]?.headers['Default-Key-Tahun-Kinerja-Public']).toBe('2025');
  });

  it('says so when the dictionary has no entry', async () => {
    openModal('kamus', 4, { data: { kamusIndikator: null } });
    expect(await (await shownModal()).findByText(/^Belum ada penjelasan/)).toBeVisible();
  });
});
