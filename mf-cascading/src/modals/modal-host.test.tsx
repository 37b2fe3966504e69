import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openModal } from './testing/open-modal';

describe('a modal', () => {
  it('opens only for a box of the tree that offers it', () => {
    const { unmount } = openModal('wakil-direktur', 1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    unmount();
    openModal('do', 4);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('names the box that it tells of, and closes with Escape', async () => {
    const { onAddress, card } = openModal('gagal', 4);
    expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
      `Kinerja Sub Kegiatan · ${card?.satuanKerja.nama}: ${card?.sasaran}`,
    );
    await userEvent.keyboard('{Escape}');
    expect(onAddress).toHaveBeenCalledWith({ modal: null });
  });
});
