import { existsSync } from 'node:fs';

const WHOLE = '/usr/bin/chromium';
/** Chromium's engine without the windows around it: a story takes a fifth less of a machine. */
const ENGINE = '/usr/bin/chromium-headless-shell';

const firstOf = (...candidates: (string | undefined)[]) =>
  candidates.find((path) => path !== undefined && existsSync(path));

/** What measures: `$CHROMIUM_PATH`, else Debian's Chromium when it is there, else Playwright's own browser. */
export const browserExecutable = () => firstOf(process.env.CHROMIUM_PATH, WHOLE);

/** What the stories run in: the engine alone where there is one. */
export const storyBrowser = () => firstOf(process.env.CHROMIUM_PATH, ENGINE, WHOLE);

/**
 * What the browser need not do. Its address bar is a page of its own that every new window draws beside the page under
 * test; the others are what Playwright switches off, whose list this one replaces.
 */
const unusedFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${unusedFeatures.join(',')}`,
];
