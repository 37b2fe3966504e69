import { apiClient } from '@selaras/api-client';
import { type FakeAnswer, fakeNetwork, type SentRequest } from '@selaras/api-client/testing';
import type { RemoteManifest } from '@selaras/contracts';
import type { Session } from '@selaras/portal';
import { PortalAround } from '@selaras/portal/testing';
import { ToastProvider } from '@selaras/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter, matchPath, Route, Routes, useLocation } from 'react-router-dom';
import { unitStaff } from './sessions';

/** Where the router stands now, for tests to read. */
function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="alamat">{pathname + search}</output>;
}

const patternOf = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

type Pages = Readonly<Record<string, () => Promise<{ readonly Page: ComponentType }>>>;

/** A page that a test has opened. */
interface OpenedPage extends RenderResult {
  readonly queries: QueryClient;
  /** What the page has asked the network, in order. */
  readonly sent: SentRequest[];
  readonly user: UserEvent;
}

/**
 * For the tests of a remote: answers what opens the page of an address, by the remote's own manifest, against a network
 * that `answer` stands for; what it leads to is only an address.
 */
export const openPagesOf =
  (manifest: RemoteManifest, pages: Pages) =>
  async (
    address: string,
    answer: (request: SentRequest) => FakeAnswer | Promise<FakeAnswer>,
    session: Session = unitStaff,
    /** What of the session has changed when a page asks for it anew. */
    refreshed: () => Partial<Session> = () => ({}),
  ): Promise<OpenedPage> => {
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
    const load = pages[entry?.id ?? ''];
    if (entry === undefined || load === undefined)
      throw new Error(`No page of the manifest has the address ${address}`);
    const { Page } = await load();
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const view = render(
      <QueryClientProvider client={queries}>
        <PortalAround session={session} manifests={[manifest]} refreshed={refreshed}>
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
  };

/** What was asked for that changes something. */
export const writes = (sent: readonly SentRequest[]) => sent.filter(({ method }) => method !== 'GET');
