import { copyFile, writeFile } from 'node:fs/promises';
import { INSTALL_MS, needTools } from '../../../packages/server/src/testing/judges/debian-tools';
import { factsOf, syntaxFaults } from '../../../packages/server/src/testing/judges/pdf-judges';
import { diagramRoot } from '../../support/cascading/diagram';
import { fileOf } from '../../support/cascading/export-file';
import { expect, loaded, test } from '../../support/portal';

// What the server writes is judged by proofs of its own; this is what leaves the portal by the browser.
test.beforeAll(() => {
  test.setTimeout(INSTALL_MS);
  needTools(['poppler', 'qpdf']);
});

test('a diagram that is exported as PDF is sound', async ({ page }) => {
  await page.goto('/public-display/display-mikro/cascading?satuan_kerja_id=1012');
  await diagramRoot(page);
  await page.getByRole('button', { name: 'Pilihan export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export diagram' });
  await dialog.getByRole('radio', { name: 'PDF' }).check();
  await expect(dialog.getByRole('status')).toContainText('kotak');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  const path = test.info().outputPath('diagram.pdf');
  await copyFile(await fileOf(await download), path);
  expect(syntaxFaults(path)).toEqual([]);
  expect(factsOf(path)).toMatchObject({ Encrypted: 'no', JavaScript: 'no' });
});

test('a report card that is printed is sound, and on A4', async ({ page }) => {
  await page.goto('/public-display/rapor-kinerja/3/1012');
  await expect(page.getByRole('heading', { level: 1, name: 'Dinas Kesehatan' })).toBeVisible();
  await loaded(page);
  const path = test.info().outputPath('rapor.pdf');
  await writeFile(path, await page.pdf({ preferCSSPageSize: true, tagged: true }));
  expect(syntaxFaults(path)).toEqual([]);
  expect(factsOf(path)).toMatchObject({ Encrypted: 'no', Tagged: 'yes' });
  expect(factsOf(path)['Page size']).toContain('A4');
});
