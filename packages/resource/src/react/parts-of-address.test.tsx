import { useAddress } from '@selaras/portal';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, useNavigate } from 'react-router-dom';
import { useListState } from './list/use-list-state';
import { useAddressChoice } from './use-address-choice';

const rules = {
  filters: ['tahap'],
  orders: ['nama'],
  sort: { column: 'nama', descending: false },
  hidden: [],
  keeps: ['impor', 'tampilan'],
};

/** One press changes the address in three parts of the page before any of them is drawn again. */
function Parts() {
  const [address, change] = useAddress();
  const [, choose] = useAddressChoice('tampilan', ['tabel', 'pohon']);
  const [, changeList] = useListState(rules);
  const navigate = useNavigate();
  const openImport = () =>
    change((before) => {
      before.set('impor', 'baru');
      return before;
    });
  const press = () => {
    openImport();
    changeList({ q: 'gizi' });
    choose('pohon');
    changeList({ filters: { tahap: '2' } });
  };
  return (
    <>
      <output>{address.toString()}</output>
      <button type="button" onClick={press}>
        Ubah
      </button>
      <Link to="/?tahap=1">Halaman lain</Link>
      <button type="button" onClick={() => navigate(-1)}>
        Kembali
      </button>
    </>
  );
}

function open(start: string) {
  render(
    <MemoryRouter initialEntries={[start]}>
      <Parts />
    </MemoryRouter>,
  );
}

const changed = { impor: 'baru', tampilan: 'pohon', q: 'gizi', tahap: '2' };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const shown = () => Object.fromEntries(new URLSearchParams(screen.getByRole('status').textContent ?? ''));

describe('the address of a page', () => {
  it('loses no change of several that come before the first is drawn', async () => {
    open('/?impor=3');
    await press('Ubah');
    expect(shown()).toEqual(changed);
  });

  it('is the drawn one again when somebody has gone elsewhere and come back', async () => {
    open('/?tahap=1');
    await press('Ubah');
    await userEvent.click(screen.getByRole('link'));
    expect(shown()).toEqual({ tahap: '1' });
    await press('Kembali');
    expect(shown()).toEqual(changed);
    await press('Ubah');
    expect(shown()).toEqual(changed);
  });
});
