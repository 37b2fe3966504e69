import { readFile } from 'node:fs/promises';
import { formatRupiah } from '@selaras/domain';
import { expect, test } from '../../support/portal';

/** Fields of a line as RFC 4180 has them; no field of this page spans lines. */
const fieldsOf = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );

test('a citizen stores the data of a unit and finds the figures of the table in them', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/public-display/display-mikro/capaian-kinerja-keuangan?satuan_kerja_id=1027');
  const table = page.getByRole('table', { name: /Serapan anggaran menurut program/ });
  await expect(table.locator('tbody tr').first()).not.toHaveText('');
  const shown = (await table.locator('tbody tr').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '));

  await page.getByRole('button', { name: 'Unduh data' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^mikro-capaian-kinerja-keuangan-.*-20\d\d-.*[.]csv$/);
  const [head = '', ...lines] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  const titles = fieldsOf(head);
  const rows = lines.map((line) => {
    const fields = fieldsOf(line);
    return Object.fromEntries(titles.map((title, at) => [title, fields[at] ?? '']));
  });
  expect(rows).toHaveLength(shown.length);
  for (const [at, { Program = '', Pagu = '' }] of rows.entries()) {
    expect(shown[at]).toContain(Program);
    expect(shown[at]).toContain(formatRupiah(Number(Pagu)));
  }

  await page.getByRole('button', { name: 'Unduh data' }).click();
  const [metadata] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('menuitem', { name: 'Metadata' }).click(),
  ]);
  await expect(metadata.locator('body')).toContainText('CC BY 4.0');
});
