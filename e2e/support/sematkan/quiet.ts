import type { Page } from '@playwright/test';

type WatchedWindow = Window & { violations?: string[] };

/** What a browser says by itself of an answer that the suite makes fail. */
const FAILED_ON_PURPOSE = 'the server responded with a status of 503';

/** Everything that a page complains of from now on. */
export async function watchPage(page: Page): Promise<() => Promise<string[]>> {
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(`threw: ${error.message}`));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (!message.text().includes(FAILED_ON_PURPOSE)) said.push(`${message.type()}: ${message.text()}`);
  });
  await page.addInitScript(() => {
    const watched = window as WatchedWindow;
    Object.defineProperty(watched, 'violations', { value: [] });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
      watched.violations?.push(`refused: ${effectiveDirective} ${blockedURI} ${sourceFile}`),
    );
  });
  return async () => {
    const refused = await Promise.all(
      page.frames().map((frame) => frame.evaluate(() => (window as WatchedWindow).violations ?? [])),
    );
    return [...said, ...refused.flat()];
  };
}
