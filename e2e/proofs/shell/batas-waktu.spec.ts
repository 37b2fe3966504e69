import type { Page } from '@playwright/test';
import { apiJson, superSession } from '../../support/api';
import { expect, signedIn, test } from '../../support/portal';
import { chooseYear } from '../../support/rencana/rencana';

const HOUR_MS = 3_600_000;
const ENDED = 'Batas Waktu Pengisian Telah Habis';

/** Seconds that the banner says are left. */
async function secondsShown(page: Page): Promise<number> {
  const text = await page.getByRole('timer').textContent();
  const [, ...parts] = /(\d+) hari (\d+) jam (\d+) menit (\d+) detik/.exec(text ?? '') ?? [];
  const [days = Number.NaN, hours = 0, minutes = 0, seconds = 0] = parts.map(Number);
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
}

/** The server's deadline and clock as this browser shall hear them. */
async function serverSays(page: Page, nilai_date: string, waktu_server: Date): Promise<void> {
  await page.route('**/api/referensi/count-down', (route) =>
    route.fulfill({ json: { nilai_date, waktu_server: waktu_server.toISOString(), tahun_terbuka: [] } }),
  );
}

for (const hours of [-24, 24]) {
  test(`the banner is right within 1 s although the clock of the computer is ${hours} h off`, async ({
    page,
  }) => {
    const { nilai_date } = await apiJson<{ nilai_date: string }>('GET', '/referensi/count-down', {
      token: await superSession(),
      headers: { 'default-key-tahun-kinerja': '2025' },
    });
    const target = Date.parse(`${nilai_date}T00:00:00+07:00`);
    expect(target).toBeGreaterThan(Date.now());

    await page.clock.install({ time: Date.now() + hours * HOUR_MS });
    await signedIn(page, 'pemda_pantau');
    await chooseYear(page);
    await page.goto('/dashboard');
    await expect(page.getByRole('timer')).toContainText('detik');
    await expect
      .poll(async () => Math.abs((await secondsShown(page)) - Math.ceil((target - Date.now()) / 1000)))
      .toBeLessThanOrEqual(1);
  });
}

test('the last seconds run out to the specified words', async ({ page }) => {
  await page.clock.install();
  await serverSays(page, '2031-03-02', new Date('2031-03-01T23:59:00+07:00'));
  await signedIn(page, 'pemda_pantau');
  await page.goto('/dashboard');
  await expect(page.getByRole('timer')).toContainText('0 hari 00 jam 00 menit');
  await expect(page.getByText(ENDED, { exact: true })).toHaveCount(0);
  await page.clock.fastForward(60_000);
  await expect(page.getByText(ENDED, { exact: true })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
});

test('a deadline that is past for the server is past, whatever the computer says', async ({ page }) => {
  await page.clock.install({ time: new Date('2031-01-01T00:00:00+07:00') });
  await serverSays(page, '2031-03-01', new Date('2031-03-01T00:00:00+07:00'));
  await signedIn(page, 'pemda_pantau');
  await page.goto('/dashboard');
  await expect(page.getByText(ENDED, { exact: true })).toBeVisible();
});
