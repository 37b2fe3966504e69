import { servers } from '../../server/servers';
import { newPerson } from '../../support/api';
import { logOut, openSignedIn, signInAs } from '../../support/person';
import { expect, loaded, test } from '../../support/portal';

const { origin } = servers.demo;
/** What happens in one tab, all tabs follow so soon. */
const atOnce = { timeout: 1_000 };

test('every tab follows another year and a logout within a second', async ({ page, context }) => {
  const person = await newPerson('pemda');
  await signInAs(context, person);
  const tabs = [await context.newPage(), await context.newPage()];
  for (const tab of [...tabs, page]) {
    await openSignedIn(tab, '/dashboard', person);
    await loaded(tab);
  }
  await page.getByLabel('Tahun kinerja').selectOption('2025');
  await Promise.all(tabs.map((tab) => expect(tab.getByLabel('Tahun kinerja')).toHaveValue('2025', atOnce)));

  for (const tab of [...tabs, page]) await loaded(tab);
  await logOut(page, person);
  await Promise.all([page, ...tabs].map((tab) => expect(tab).toHaveURL(`${origin}/login`, atOnce)));
});
