import { unique } from '../../support/api';
import { asAccount } from '../../support/as-account';
import { pressOn } from '../../support/keyboard';
import { expect, signedIn, test } from '../../support/portal';
import { chooseYear } from '../../support/rencana/rencana';

interface Program {
  readonly id: number;
  readonly indikator: string;
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`a row is added below another one from its page, by keys, with the parent filled in, at ${width} px`, async ({
    page,
  }) => {
    const { data } = await asAccount<{ data: Program[] }>('dinkes', '/kinerja-program');
    const [program] = data;
    if (program === undefined) throw new Error('the demo has no programme');
    await page.setViewportSize({ width, height });
    await signedIn(page, 'dinkes');
    await chooseYear(page, 2025);
    await page.goto(`/kinerja-program/${program.id}`);
    await pressOn(page, page.getByRole('link', { name: 'Tambah kinerja kegiatan' }));
    await expect(page).toHaveURL(new RegExp(`/kinerja-kegiatan/create\\?.*kinerja_program_id=${program.id}`));
    const form = page.getByRole('main').locator('form');
    await expect(form).toContainText(program.indikator);

    // Who goes back is where he came from, and what he typed is asked about.
    await form.getByLabel('Sasaran').first().fill(`Turunan ${unique()}`);
    await page
      .getByRole('button', { name: 'Batal' })
      .or(page.getByRole('link', { name: 'Batal' }))
      .first()
      .click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Buang/ })
      .click();
    await expect(page).toHaveURL(new RegExp(`/kinerja-program/${program.id}(\\?|$)`));
  });
}
