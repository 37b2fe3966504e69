import { superUser } from '@selaras/resource/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../testing/open-page';

const nothing = () => ({ data: { data: [] } });

it('a public page gives the line that shows it elsewhere, and the card as it will be', async () => {
  await openPage('/public-display/display-makro/capaian-kinerja-pemda', nothing, superUser);
  await userEvent.click(await screen.findByRole('button', { name: 'Sematkan' }));
  const line = await screen.findByRole('textbox', { name: 'Kode sematan' });
  expect(line.textContent).toMatch(
    /^<iframe src="http.*\/embed\/display-makro\/capaian-kinerja-pemda\?tahun=\d{4}"/,
  );
  expect(screen.getByTitle('Pratinjau kartu')).toHaveAttribute('src', expect.stringContaining('/embed/'));
});

it('a page of the signed-in is not shown elsewhere', async () => {
  await openPage('/display-makro/capaian-kinerja-pemda', nothing, superUser);
  expect(await screen.findByRole('button', { name: 'Cetak' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sematkan' })).not.toBeInTheDocument();
});
