import { createTestPortal, PortalAround } from '@selaras/portal/testing';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { usePageAddress } from './page-address';

const PAGE = '/display-mikro/cascading';

function pageAddress(openPath: () => string) {
  window.history.replaceState(null, '', PAGE);
  const portal = { ...createTestPortal(), openPath };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PortalAround portal={portal}>
      <BrowserRouter>{children}</BrowserRouter>
    </PortalAround>
  );
  return renderHook(() => usePageAddress(false), { wrapper }).result;
}

it('writes what changes into the address', async () => {
  const result = pageAddress(() => PAGE);
  await act(async () => result.current[1]({ lihat: '1~2~3' }));
  expect(window.location.search).toBe('?lihat=1%7E2%7E3');
});

it('writes nothing once the reader is on his way to another page, even before that is drawn', async () => {
  const result = pageAddress(() => '/dashboard-pd');
  await act(async () => result.current[1]({ lihat: '1~2~3' }));
  expect(window.location.search).toBe('');
});
