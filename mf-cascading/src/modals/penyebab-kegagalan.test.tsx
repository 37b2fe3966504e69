/** @alone: the first opening fetches the modal's part, which stays fetched for every file that shares its modules. */

import { act, screen, within } from '@testing-library/react';
import { openModal, shownModal } from './testing/open-modal';

describe('Penyebab Kegagalan', () => {
  it('shows that it is loading for its moment when it is opened for the first time', async () => {
    jest.useFakeTimers();
    openModal('gagal', 4);
    act(() => void jest.advanceTimersByTime(16));
    await act(() => jest.advanceTimersByTimeAsync(199));
    expect(screen.getByRole('status')).toBeVisible();
    expect(screen.queryByText('Pengadaan terlambat')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByText('Pengadaan terlambat')).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    jest.useRealTimers();
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
