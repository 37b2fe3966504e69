import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { datasetSources } from '../../domains/display/open-data/dataset-sources';
import { startTestApp, type TestApp } from '../test-app';

/** A unit whose plan is final in 2025, and one whose plan is a draft. */
export const FINAL = 9999;
export const DRAFT = 999906;

const shellPage = new URL('../../../../../shell/index.html', import.meta.url);

/** A server with the shell's page, asked as browsers and crawlers do. */
export function portalServer() {
  let test: TestApp;
  const folder = mkdtempSync(join(tmpdir(), 'selaras-halaman-'));
  beforeAll(async () => {
    copyFileSync(shellPage, join(folder, 'index.html'));
    test = await startTestApp({ env: { SHELL_DIR: folder } });
  });
  afterAll(async () => {
    await test.close();
    rmSync(folder, { recursive: true });
  });
  return {
    get db() {
      return test.db;
    },
    get: (url: string, headers: Readonly<Record<string, string>> = {}) => test.app.inject({ url, headers }),
  };
}

/** Address of every public display page in 2025, of a unit and an indicator that are there; `ending` comes behind it. */
export const publicPages = (ending = ''): string[] =>
  datasetSources.map(({ path }) => {
    const filled = path.replace('{pemilik}', 'kabupaten').replace('{id}', '1');
    const unit = path.includes('/display-mikro/') ? `&satuan_kerja_id=${FINAL}` : '';
    return `${filled}${ending}?tahun=2025${unit}`;
  });
