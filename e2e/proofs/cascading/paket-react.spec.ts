import { hostServer, servers } from '../../server/servers';
import { expect, test } from '../../support/portal';
import { serveHosts } from '../../support/sematkan/host-server';
import { packedHosts } from '../../support/sematkan/packed-hosts';

const { origin } = servers.demo;
const SCRIPT = '/sematkan/cascading.js';
const names = ['paket-18', 'paket-19'];

const html = (name: string) =>
  `<!doctype html><html lang="id"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>Portal lain</title></head><body><main><h1>Portal lain</h1><div id="cascading"></div></main><script type="module" src="/${name}.js"></script></body></html>`;

// The hosts' pages lie on one port, so one after the other.
test.describe.configure({ mode: 'default' });

let hosts: { end(): Promise<void> };
test.beforeAll(async ({ request }) => {
  const { forHosts } = await (await request.get(`${origin}/paket/paket.json`)).json();
  const archive = await request.get(`${origin}/paket/${forHosts['@selaras/cascading-react'].file}`);
  const scripts = await packedHosts(await archive.body());
  const pages = Object.fromEntries(names.map((name) => [`/${name}`, { html: html(name) }]));
  hosts = await serveHosts(pages, scripts);
});
test.afterAll(() => hosts.end());

for (const name of names) {
  test(`${name}: the packed component shows the diagram, follows its props and leaves nothing`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(SCRIPT)) asked.push(request.url());
    });
    await page.goto(`${hostServer.origin}/${name}`);
    await expect(page.locator('[data-state=ready]')).toHaveCount(1);
    expect(asked).toEqual([`${origin}${SCRIPT}`]);
    await expect(page.getByRole('link', { name: 'Buka di Selaras' })).toBeVisible();
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('link', { name: 'Open in Selaras' })).toBeVisible();
    await page.evaluate(() => (window as unknown as { tutup(): void }).tutup());
    await expect(page.locator('#cascading')).toBeEmpty();
  });

  test(`${name}: says that the script does not come, and shows the diagram when asked again`, async ({
    page,
  }) => {
    await page.route(`**${SCRIPT}`, (route) => route.abort());
    await page.goto(`${hostServer.origin}/${name}`);
    await expect(page.getByRole('alert')).toContainText('Diagram cascading gagal dimuat');
    await page.unroute(`**${SCRIPT}`);
    await page.getByRole('button', { name: 'Coba lagi' }).click();
    await expect(page.locator('[data-state=ready]')).toHaveCount(1);
  });
}
