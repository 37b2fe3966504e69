import type { Page } from '@playwright/test';
import { unique } from '../../support/api';
import { expect, loaded, signedIn, test } from '../../support/portal';
import { asSuper, chooseYear, formReady, planner } from '../../support/rencana/rencana';

test.use({ journey: 'perubahan-renstra' });

test.describe.configure({ mode: 'serial' });

/** Its plan of 2024 is approved and its deadlines are over, that of 2025 is a draft. */
const UNIT = 1022;
const PATH = '/sasaran-strategis-pd';
const SAVED = 'Sasaran strategis PD disimpan';

interface Goal {
  readonly id: number;
  readonly tujuan_pd: string;
}

let goal: Goal;
const word = unique();
test.beforeAll(async () => {
  const goals = await asSuper<{ data: Goal[] }>('GET', `${PATH}?satuan_kerja_id=${UNIT}`);
  const { data } = await asSuper<{ data: Goal }>('GET', `${PATH}/${goals.data.at(-1)?.id}`);
  goal = data;
});

/** The goal's page in a year. */
async function open(page: Page, tahun: number, rest = ''): Promise<void> {
  await chooseYear(page, tahun);
  await page.goto(`${PATH}/${goal.id}${rest}`);
}

/** Says just this; the history below, which comes a moment later, says it among other things. */
const stated = (page: Page, text: string) =>
  page.getByRole('definition').filter({ hasText: new RegExp(`^${text}$`) });

const purpose = (page: Page) => page.getByLabel('Tujuan perangkat daerah');

test('a revision in an open year holds from that year on, and both years say so', { tag: '@core' }, async ({
  page,
}) => {
  await planner(page, UNIT);
  await open(page, 2025, '/edit');
  await formReady(page);
  await expect(page.getByText('Teks dan induk tahun 2024 tetap seperti ditetapkan')).toBeVisible();
  await purpose(page).fill(`Tujuan revisi ${word}`);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText(SAVED)).toBeVisible();

  await open(page, 2025);
  await expect(stated(page, `Tujuan revisi ${word}`)).toBeVisible();
  await expect(page.getByText('Berlaku mulai 2025. Sampai 2024 tertulis:')).toBeVisible();
  await expect(page.getByText(goal.tujuan_pd).first()).toBeVisible();

  await open(page, 2024);
  await expect(page.getByText(goal.tujuan_pd).first()).toBeVisible();
  await loaded(page);
  await expect(page.getByText('Berlaku mulai')).toHaveCount(0);
});

test('a closed year is changed by super alone, who says why; its history keeps the reason', {
  tag: '@core',
}, async ({ page }) => {
  await signedIn(page, 'super');
  await open(page, 2024, '/edit');
  await formReady(page);
  await purpose(page).fill(`Tujuan ralat ${word}`);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Tulis alasan mengubah tahun yang sudah tertutup').first()).toBeVisible();
  await page.getByLabel('Alasan perubahan', { exact: true }).fill(`Salah ketik ${word}`);
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText(SAVED)).toBeVisible();

  await open(page, 2024);
  await expect(stated(page, `Tujuan ralat ${word}`)).toBeVisible();
  await expect(page.getByText(`Salah ketik ${word}`).first()).toBeVisible();
  await open(page, 2025);
  await expect(
    page
      .getByRole('definition')
      .filter({ hasText: `Tujuan revisi ${word}` })
      .first(),
  ).toBeVisible();
});

test('the unit itself finds the closed year closed, with its reason', { tag: '@core' }, async ({ page }) => {
  await planner(page, UNIT);
  await open(page, 2024, '/edit');
  await expect(page.locator('[data-kunci]').first()).toContainText(/Batas waktu .* sudah lewat/);
  await expect(purpose(page)).not.toBeEditable();
});
