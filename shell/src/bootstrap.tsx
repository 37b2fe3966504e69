import type { Registry } from '@selaras/contracts';
import { isPublicArea } from '@selaras/contracts';
import { watchIncidents } from '@selaras/federation';
import { addFont } from '@selaras/ui';
import { nextTask } from '@selaras/ui/next-task';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { prepareLayout } from './layouts/layout-table';
import { loadRemotePages } from './lazy-remotes';
import { registryAtStart } from './line/registry-at-start';
import { shellManifest } from './manifest';
import { takeOverrides } from './overrides/override-store';
import { pages as shellPages } from './pages';
import {
  createPortal,
  createPortalCore,
  isUrlTokenAllowed,
  overridePolicy,
  type PortalCore,
  reload,
} from './portal';
import { takeUrlToken } from './session/url-token';
import { applyTheme, chosenTheme } from './theme/theme';
import { followLater } from './versions/follow-later';

const urlToken = takeUrlToken();
const overrideTexts = takeOverrides();
applyTheme(chosenTheme());
// The scripts have taken a task to begin; what they do first is one of its own.
void nextTask().then(start);

/** User and registry are asked for side by side; the router needs only the registry. */
async function start(): Promise<void> {
  const core = createPortalCore(isUrlTokenAllowed() ? urlToken : null);
  watchIncidents(core.incidents.tell);
  core.incidents.start();
  void core.session.restore();
  prefetch(core);
  const place = document.getElementById('root');
  if (place === null) throw new Error('index.html has no #root');
  const root = createRoot(place);
  const registry = await registryAtStart((sign) => root.render(sign));
  const portal =
    registry === null || overrideTexts.length === 0
      ? createPortal(core, registry)
      : await replacedPortal(core, registry, overrideTexts);
  const { followVersions, ...parts } = portal;
  root.render(<App {...parts} />);
  followLater(followVersions);
}

/** The portal of a tab that takes remotes from elsewhere. */
async function replacedPortal(core: PortalCore, published: Registry, texts: readonly string[]) {
  const { applyOverrides } = await import('./overrides/apply-overrides');
  const { registry, active } = await applyOverrides(published, texts, {
    ...core,
    policy: overridePolicy(),
    reload,
  });
  return createPortal(core, registry, active);
}

/** Everybody needs the font; loader of remotes, layout and page only who is about to see them. */
function prefetch({ session }: PortalCore): void {
  const { pathname } = location;
  addFont();
  const page = shellManifest.pages.find(({ path }) => path === pathname);
  if (page === undefined) void loadRemotePages().catch(() => undefined);
  const layout = page?.layout ?? (isPublicArea(pathname) ? 'guest' : 'default');
  const leadsToLogin = layout === 'default' && session.state().token === null;
  if (leadsToLogin) return;
  void prepareLayout(layout, pathname);
  if (page !== undefined) void shellPages[page.id]().catch(() => undefined);
}
