import { apiClient } from '@selaras/api-client';
import { type FakeAnswer, fakeNetwork, type SentRequest } from '@selaras/api-client/testing';
import type { RemoteManifest } from '@selaras/contracts';
import type { Session } from '@selaras/portal';
import { PortalAround } from '@selaras/portal/testing';
import { addFont, GlobalStyle, latePart, ToastProvider } from '@selaras/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, NavLink, Route, Routes } from 'react-router-dom';
import { unitStaff } from './sessions';

type Pages = Readonly<Record<string, () => Promise<{ readonly Page: ComponentType }>>>;

interface Alone {
  readonly manifest: RemoteManifest;
  readonly pages: Pages;
  /** What the portal's server would answer; held against the contract of its call. */
  readonly answer: (request: SentRequest) => FakeAnswer | Promise<FakeAnswer>;
  /** Who reads; left out: staff of a unit in 2025. */
  readonly session?: Session;
}

const patternOf = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/**
 * Draws a remote's pages without a portal, for its development: the same stand-in as in tests, with the menu on top and
 * every page that its manifest names. Guards are not asked.
 */
export function showAlone({ manifest, pages, answer, session = unitStaff }: Alone): void {
  apiClient.configure({
    adapter: fakeNetwork(answer).adapter,
    getToken: () => 'token',
    getTahunKinerja: () => session.tahunKinerja,
    getTahunPublik: () => session.tahunPublik,
  });
  const routes = manifest.pages.map(({ id, path }) => {
    const load = pages[id];
    if (load === undefined) throw new Error(`Halaman ${id} tidak punya komponen di pages.tsx`);
    const Page = latePart(async () => (await load()).Page);
    return <Route key={id} path={patternOf(path)} element={<Page />} />;
  });
  addFont();
  const links = manifest.pages.filter(({ path }) => !path.includes('{'));
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <QueryClientProvider client={new QueryClient()}>
      <GlobalStyle />
      <PortalAround
        session={session}
        manifests={[manifest]}
        confirm={({ title, text }) => window.confirm(`${title}\n${text}`)}
      >
        <ToastProvider>
          <BrowserRouter>
            <nav
              aria-label="Halaman remote ini"
              style={{ display: 'flex', gap: '1rem', padding: '0.75rem 1.5rem' }}
            >
              {links.map(({ id, path, title }) => (
                <NavLink key={id} to={path}>
                  {title}
                </NavLink>
              ))}
            </nav>
            <main style={{ padding: '1.5rem' }}>
              <Routes>
                {routes}
                <Route
                  path="*"
                  element={<p>Pilih halaman di atas. Ini portal tiruan untuk pengembangan.</p>}
                />
              </Routes>
            </main>
          </BrowserRouter>
        </ToastProvider>
      </PortalAround>
    </QueryClientProvider>,
  );
}
