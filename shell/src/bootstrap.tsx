import { fetchRegistry } from '@selaras/federation';
import { fontFileUrl } from '@selaras/ui';
import { preload } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { loadDefaultLayout } from './layouts/layout-table';
import { loadRemotePages } from './lazy-remotes';
import { shellManifest } from './manifest';
import { createPortal, createPortalCore, isUrlTokenAllowed } from './portal';
import { takeUrlToken } from './session/url-token';
import { applyTheme, chosenTheme } from './theme/theme';

const urlToken = takeUrlToken();
applyTheme(chosenTheme());
const core = createPortalCore(isUrlTokenAllowed() ? urlToken : null);
void start();

/** User and registry are asked for side by side; the router needs only the registry. */
async function start(): Promise<void> {
  void core.session.restore();
  prefetch();
  const registry = await fetchRegistry().catch((error: unknown) => {
    console.error(error);
    return null;
  });
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  createRoot(root).render(<App {...createPortal(core, registry)} />);
}

/** Everybody needs the font; layout and loader of remotes only who is about to see them. */
function prefetch(): void {
  preload(fontFileUrl, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  if (core.session.state().token !== null) void loadDefaultLayout().catch(() => undefined);
  if (!isShellPage(location.pathname)) void loadRemotePages().catch(() => undefined);
}

function isShellPage(pathname: string): boolean {
  return shellManifest.pages.some(({ path }) => path === pathname);
}
