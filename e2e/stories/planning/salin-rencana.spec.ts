import { servers } from '../../server/servers';
import { pressOn, skipToContent, tabTo } from '../../support/keyboard';
import { expectAccessibleInThemes, expectNoSidewaysScroll } from '../../support/pages/accessible';
import { menuEntry } from '../../support/pages/menu';
import { expect, loaded, signedIn, test } from '../../support/portal';
import { lastYearsBranch } from '../../support/rencana/last-years-branch';
import { chooseYear, kinerjaFound, planner } from '../../support/rencana/rencana';
import { cellOf, saved, PATH as TABLE } from '../../support/rencana/terintegrasi';

test.use({ journey: 'salin-rencana' });

const PATH = '/salin-rencana';
/** Its plan of the year is a draft that lacks nothing required. */
const UNIT = 999907;
const NAMA = 'Bagian Umum';
/** Another draft. */
const OTHER = 1022;
/** Column of the first quarter's target. */
const TW1 = 4;

test('from the dashboard a plan is copied, adjusted in the table, seen in the diagram and read by who decides', {
  tag: '@core',
}, async ({ page, browser }) => {
  const word = await lastYearsBranch(UNIT);
  await planner(page, UNIT);
  await page.goto('/dashboard');
  // Four presses: the list, the way to copying, the copy, the table.
  await (await menuEntry(page, 'Kinerja Program')).click();
  await page.getByRole('link', { name: 'Salin rencana tahun lalu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Salin rencana' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: `Indikator program ${word}` })).toBeChecked();
  await page.getByRole('button', { name: /^Salin \d+ baris$/ }).click();
  await expect(page.getByRole('heading', { name: 'Rencana 2025 sudah terisi salinan' })).toBeVisible();
  await page.getByRole('link', { name: 'Sesuaikan dalam tabel' }).click();
  await expect(page.getByRole('treegrid')).toBeVisible();
  await page.goto(`${TABLE}?q=${word}`);
  const cell = cellOf(page, `Langkah ${word}`, TW1);
  await expect(cell).toHaveText('2');
  await cell.click();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await saved(page);

  // Copied again, nothing is new.
  await page.goto(PATH);
  await expect(page.getByText('Semua yang dapat disalin dari 2024 sudah ada di rencana 2025.')).toBeVisible();

  const [copied] = await kinerjaFound(word, UNIT);
  await page.goto(`/display-mikro/cascading?node=kinerja-program:${copied?.id}`);
  await expect(page.getByRole('region', { name: 'Rincian kotak terpilih' })).toContainText(word);

  await page.goto('/kinerja-program');
  await page.getByRole('button', { name: 'Ajukan validasi' }).click();
  await page
    .getByRole('dialog', { name: /^Ajukan perencanaan/ })
    .getByRole('button', { name: 'Ajukan validasi' })
    .click();
  await expect(page.locator('[data-kunci=validasi]')).toBeVisible();
  await page.goto(PATH);
  await expect(page.locator('[data-kunci=validasi]')).toBeVisible();

  const other = await (await browser.newContext({ baseURL: servers.demo.origin })).newPage();
  await signedIn(other, 'val_rencana1');
  await chooseYear(other);
  await other.goto('/validasi-perencanaan?giliran=ya');
  await expect(other.getByText(NAMA).first()).toBeVisible();
  await other.goto(`/validasi-perencanaan/${UNIT}?q=${word}`);
  await expect(other.getByText(`Indikator langkah ${word}`).first()).toBeVisible();
});

test('on a telephone rows are left out with what stands on them, and a copy is taken back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const word = await lastYearsBranch(OTHER);
  await planner(page, OTHER);
  await page.goto(PATH);
  const program = page.getByRole('checkbox', { name: `Indikator program ${word}` });
  await expect(program).toBeChecked();
  await loaded(page);
  await expectNoSidewaysScroll(page);
  await expectAccessibleInThemes(page);
  await page.getByRole('button', { name: /^Lihat \d+ baris Kinerja sub kegiatan$/ }).click();
  const sub = page.getByRole('checkbox', { name: `Indikator sub ${word}` });
  await expect(sub).toBeChecked();
  await program.uncheck();
  await expect(sub).not.toBeChecked();
  // A row brings what it stands on.
  await sub.check();
  await expect(program).toBeChecked();
  await page.getByRole('button', { name: /^Salin \d+ baris$/ }).click();
  await expect(page.getByRole('heading', { name: 'Rencana 2025 sudah terisi salinan' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Batalkan salinan' }).click();
  await expect(page.getByText(/^\d+ baris salinan dihapus$/)).toBeVisible();
  await expect(program).toBeChecked();
  await page.goto(`${TABLE}?q=${word}`);
  await expect(page.getByText(`Indikator program ${word}`)).toHaveCount(0);
});

test('by keyboard alone a plan is copied, and what somebody else was faster with is told', async ({
  page,
  browser,
}) => {
  const word = await lastYearsBranch(OTHER);
  await planner(page, OTHER);
  await page.goto(PATH);
  const program = page.getByRole('checkbox', { name: `Indikator program ${word}` });
  await expect(program).toBeChecked();
  const other = await (await browser.newContext({ baseURL: servers.demo.origin })).newPage();
  await planner(other, OTHER);
  await other.goto(PATH);
  await expect(other.getByRole('checkbox', { name: `Indikator program ${word}` })).toBeChecked();

  await skipToContent(page);
  await tabTo(page, program);
  await page.keyboard.press('Space');
  await expect(program).not.toBeChecked();
  await page.keyboard.press('Space');
  await expect(program).toBeChecked();
  await pressOn(page, page.getByRole('button', { name: /^Salin \d+ baris$/ }));
  await expect(page.getByRole('heading', { name: 'Rencana 2025 sudah terisi salinan' })).toBeVisible();
  await pressOn(page, page.getByRole('link', { name: 'Sesuaikan dalam tabel' }));
  await expect(page.getByRole('treegrid')).toBeVisible();

  await other.getByRole('button', { name: /^Salin \d+ baris$/ }).click();
  await expect(other.getByText(/^Tidak ada yang disalin karena data berubah sejak pratinjau/)).toBeVisible();
  await expect(other.getByRole('checkbox', { name: `Indikator program ${word}` })).toHaveCount(0);
});
