import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellProvides } from '@selaras/contracts';

/** What a shell's build says of itself, in the folder that `SHELL_DIR` names: enough to hold remotes against it. */
export function writeShell(folder: string, { platformApi = 1 }: Partial<ShellProvides> = {}): void {
  const provides: ShellProvides = {
    platformApi,
    shared: { react: '19.2.0' },
    guards: ['none', 'auth'],
    menuGroups: [],
    icons: [],
  };
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'shell.json'), JSON.stringify({ pages: [], scripts: {}, provides }));
}
