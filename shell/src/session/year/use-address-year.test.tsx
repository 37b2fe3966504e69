import { createTestPortal, PortalAround } from '@selaras/portal/testing';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useAddressYear } from './use-address-year';

function StaffPage() {
  useAddressYear();
  return null;
}

/** A staff page at `/dashboard`; gives what chooses another year. */
function open() {
  const portal = createTestPortal({ session: { tahunKinerja: 2025 } });
  const router = createMemoryRouter([{ path: '*', element: <StaffPage /> }], {
    initialEntries: ['/dashboard'],
  });
  render(
    <PortalAround portal={portal}>
      <RouterProvider router={router} />
    </PortalAround>,
  );
  return (tahunKinerja: number) => act(() => portal.change({ tahunKinerja }));
}

const address = () => window.location.pathname + window.location.search;

describe('the address of a staff page', () => {
  it('names the year that the page shows', () => {
    window.history.replaceState(null, '', '/dashboard?q=jalan');
    const choose = open();
    expect(address()).toBe('/dashboard?q=jalan&tahun_kinerja=2025');
    choose(2024);
    expect(address()).toBe('/dashboard?q=jalan&tahun_kinerja=2024');
  });

  it('is left alone once the reader is on the way to another page, as who was signed out', () => {
    window.history.replaceState(null, '', '/dashboard');
    const choose = open();
    window.history.replaceState(null, '', '/login');
    choose(2024);
    expect(address()).toBe('/login');
  });
});
