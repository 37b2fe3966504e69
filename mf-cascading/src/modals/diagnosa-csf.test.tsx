import { openModal, shownModal } from './testing/open-modal';

describe('Diagnosa CSF', () => {
  it('lists the records, the met ones first', async () => {
    openModal('csf', 4);
    const items = await (await shownModal()).findAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Bidan tersedia di setiap desaTerpenuhi',
      'Alat ukur rusakGagal',
    ]);
  });
});
