/** @alone: the first opening fetches the modal's part, which stays fetched for every file that shares its modules. */

import { screen, within } from '@testing-library/react';
import { openModal, shownModal } from './testing/open-modal';

describe('Penyebab Kegagalan', () => {
  it('shows no sign of loading where its part comes at once, when it is opened for the first time', async () => {
    openModal('gagal', 4);
    expect(await screen.findByText('Pengadaan terlambat')).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('shows target, realisation, achievement, cause and the failed factors without a call', async () => {
    const { asked } = openModal('gagal', 4);
    const modal = await shownModal();
    expect(await modal.findByText('Pengadaan terlambat')).toBeVisible();
    expect(modal.getByText('100 orang')).toBeVisible();
    expect(modal.getByText('80 orang')).toBeVisible();
    expect(modal.getByText('80%')).toBeVisible();
    expect(within(modal.getByRole('list')).getByText('Alat ukur rusak')).toBeVisible();
    expect(asked).toEqual([]);
  });
});
