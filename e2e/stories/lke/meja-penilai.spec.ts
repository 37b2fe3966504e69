import { expectAccessibleInThemes } from '../../support/pages/accessible';
import { expect, loaded, signedIn, test } from '../../support/portal';
import { chooseYear } from '../../support/rencana/rencana';

test.use({ journey: 'meja-penilai' });

/** Its first round is being scored in the second year of the demo. */
const DESK = '/lke/penilaian?satuan_kerja_id=1046';

test('the evaluator’s list scrolls in its own column, tells criteria apart, and scores have their keys beside them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signedIn(page, 'val_lke');
  await chooseYear(page);
  await page.goto(DESK);
  const list = page.getByRole('navigation', { name: 'Kriteria' });
  await expect(list.getByRole('button').first()).toBeVisible();
  await loaded(page);
  for (const name of ['Jangka panjang', 'Kinerja jangka menengah', 'Jangka pendek', 'Target jangka menengah'])
    await expect(list.getByRole('button', { name })).toHaveCount(1);
  await expect(list.getByRole('button', { name: /Terdapat dokumen/ })).toHaveCount(0);
  await list.getByRole('button', { name: 'Kinerja jangka menengah' }).click();
  const desk = page.getByRole('group', { name: 'Meja penilaian' });
  await expect(desk.getByText('1.a.3 Terdapat dokumen perencanaan kinerja jangka menengah.')).toBeVisible();

  const before = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(before).toBeLessThan(2 * 900);
  await page.evaluate(() => scrollTo(0, 0));
  const last = list.getByRole('button').last();
  await last.focus();
  await expect(last).toBeInViewport();
  const column = list.getByRole('list').first();
  expect(await column.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);

  const scores = page.getByRole('group', { name: 'Nilai', exact: true }).getByRole('button');
  await expect(scores).toHaveText([/^1AA/, /^2A/, /^3BB/, /^4B/, /^5CC/, /^6C/, /^7D/, /^8E/]);
  for (const [at, score] of (await scores.all()).entries())
    await expect(score).toHaveAttribute('aria-keyshortcuts', String(at + 1));
  await desk.focus();
  await page.keyboard.press('8');
  await expect(scores.last()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Tersimpan pukul' })).toBeVisible();
  await expectAccessibleInThemes(page, 'main');
});
