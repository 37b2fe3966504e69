import { apiClient } from '@selaras/api-client';
import { fakeNetwork } from '@selaras/api-client/testing';
import { PortalAround } from '@selaras/portal/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { superUser, unitStaff } from '../../testing';
import { shownUnit, UnitFirst } from '.';

const units = [
  { value: 1012, label: 'Dinas Kesehatan' },
  { value: 1022, label: 'Dinas Pertanian' },
];

function OnePage({ asked }: { asked: number | null }) {
  const [unit, setUnit] = useState(asked);
  return (
    <UnitFirst unit={unit} onChoose={setUnit} none="Isinya tampil sesudah itu.">
      {(shown) => <p>Isi satuan kerja {shown}</p>}
    </UnitFirst>
  );
}

function open(session: typeof superUser, asked: number | null) {
  apiClient.configure({ adapter: fakeNetwork(() => ({ data: units })).adapter });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PortalAround session={session}>
        <OnePage asked={asked} />
      </PortalAround>
    </QueryClientProvider>,
  );
}

describe('a page of one unit', () => {
  it('asks who sees all units for one, and shows what he chose', async () => {
    open(superUser, null);
    expect(screen.getByText('Isinya tampil sesudah itu.')).toBeVisible();
    await userEvent.click(await screen.findByRole('combobox', { name: 'Satuan kerja' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Dinas Pertanian' }));
    expect(screen.getByText('Isi satuan kerja 1022')).toBeVisible();
  });

  it('shows people of a unit their own, with nothing to choose', () => {
    const unit = shownUnit(unitStaff.user, 1022);
    open(unitStaff, unit);
    expect(unit).toBe(unitStaff.user?.satuan_kerja_id);
    expect(screen.getByText(`Isi satuan kerja ${unit}`)).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

it('lets the secretariat choose among its divisions, its own unit before that', () => {
  const setda = { role_id: 4, satuan_kerja_id: 9999 };
  expect([shownUnit(setda, 99991), shownUnit(setda, null), shownUnit(null, 1012)]).toEqual([
    99991,
    9999,
    null,
  ]);
});
