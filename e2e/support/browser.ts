import { existsSync } from 'node:fs';

/** `$CHROMIUM_PATH`, else Debian's Chromium when it is there, else Playwright's own browser. */
export function browserExecutable(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, '/usr/bin/chromium'];
  return candidates.find((path) => path !== undefined && existsSync(path));
}

export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
