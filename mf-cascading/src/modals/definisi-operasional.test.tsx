import { screen, waitFor } from '@testing-library/react';
import { openModal, pageOf, shownModal } from './testing/open-modal';

describe('Definisi Operasional', () => {
  const definisi = (do_rumus: string | null) =>
    pageOf([
      {
        id: 1,
        indikator: 'Persentase',
        do_narasi: 'Perbandingan a dan b',
        do_rumus,
        do_keterangan: 'a = terlayani',
        do_sumber: 'Laporan dinas',
      },
    ]);

  it('has its four columns, and the formula as mathematics', async () => {
    const { asked, card } = openModal('do', 2, definisi(String.raw`P = \dfrac{a}{b}`));
    const modal = await shownModal();
    expect(await modal.findByText('Perbandingan a dan b')).toBeVisible();
    expect(modal.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Narasi',
      'Rumus',
      'Keterangan',
      'Sumber',
    ]);
    expect(asked[0]).toMatchObject({
      url: '/api/public-display/definisi-operasional',
      params: { satuan_kerja_id: card?.satuanKerja.id, programId: card?.nodeId, page: 1 },
    });
    await waitFor(() => expect(document.querySelector('math mfrac')).not.toBeNull());
  });

  it('shows the source of a formula that cannot be read', async () => {
    const broken = String.raw`\dfrac{a}{`;
    openModal('do', 2, definisi(broken));
    expect(await (await shownModal()).findByText(broken)).toBeVisible();
    expect(document.querySelector('math')).not.toBeInTheDocument();
  });

  it('never makes a link or markup of a formula', async () => {
    openModal(
      'do',
      2,
      definisi(String.raw`\href{javascript:alert(1)}{x} + \text{<img src=x onerror=alert(1)>}`),
    );
    const modal = await screen.findByRole('dialog');
    await waitFor(() => expect(modal.querySelector('math')).not.toBeNull());
    expect(modal.querySelector('td a, td img')).not.toBeInTheDocument();
  });
});
