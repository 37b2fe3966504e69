import { apiClient } from '@selaras/api-client';
import { type FakeAnswer, fakeNetwork, type SentRequest } from '@selaras/api-client/testing';
import type { Session } from '@selaras/portal';
import { PortalAround } from '@selaras/portal/testing';
import { ToastProvider } from '@selaras/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, matchPath, Route, Routes, useLocation } from 'react-router-dom';
import { manifest, type PageId } from '../manifest';
import { pages } from '../pages';

const dinkes: Session = {
  user: {
    id: 4,
    username: 'dinkes',
    nama: 'Siti Rahma',
    role_id: 3,
    satuan_kerja_id: 1012,
    satuan_kerja_nama: 'Dinas Kesehatan',
  },
  tahunKinerja: 2025,
  tahunPublik: 2024,
  planningValidation: null,
  countDown: null,
  online: true,
};

export const superUser: Session = {
  ...dinkes,
  user: { id: 1, username: 'super', nama: 'Ayu', role_id: 1, satuan_kerja_id: null, satuan_kerja_nama: null },
};

/** Where the router stands now, for tests to read. */
function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="alamat">{pathname + search}</output>;
}

const patternOf = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Opens the page of an address against a network that `answer` stands for; what it leads to is only an address. */
export async function openPage(
  address: string,
  answer: (request: SentRequest) => FakeAnswer | Promise<FakeAnswer>,
  session: Session = dinkes,
) {
  const network = fakeNetwork(answer);
  apiClient.configure({
    adapter: network.adapter,
    getToken: () => 'token',
    getTahunKinerja: () => session.tahunKinerja,
    getTahunPublik: () => session.tahunPublik,
    pause: async () => undefined,
  });
  const pathname = address.replace(/\?.*/, '');
  const entry = manifest.pages.find(({ path }) => matchPath(patternOf(path), pathname) !== null);
  if (entry === undefined) throw new Error(`No page of the manifest has the address ${address}`);
  const { Page } = await pages[entry.id as PageId]();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <QueryClientProvider client={queries}>
      <PortalAround session={session} manifests={[manifest]}>
        <ToastProvider>
          <MemoryRouter initialEntries={[address]}>
            <Routes>
              <Route path={patternOf(entry.path)} element={<Page />} />
              <Route path="*" element={null} />
            </Routes>
            <Address />
          </MemoryRouter>
        </ToastProvider>
      </PortalAround>
    </QueryClientProvider>,
  );
  return { ...view, queries, sent: network.sent, user: userEvent.setup() };
}

export const writes = (sent: readonly SentRequest[]) => sent.filter(({ method }) => method !== 'GET');
