import type { FakeAnswer, SentRequest } from '@selaras/api-client/testing';
import { superUser } from '@selaras/resource/testing';
import { kemiskinan } from '@selaras/ui/testing';
import { screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page';

const reached = { ...kemiskinan, id: 1 };
const missed = { ...kemiskinan, id: 2, indikator: 'Prevalensi stunting', capaian: 95.29 };
const cards = ({ url }: SentRequest): FakeAnswer => ({
  data: url.includes('/option/') ? [] : { data: [reached, missed] },
});

it.each([
  ['/display-makro/capaian-kinerja-pemda', '/display/capaian-kabupaten'],
  ['/public-display/display-makro/capaian-kinerja-pemda', '/public-display/display/capaian-kabupaten'],
])('%s shows the goals of the regency, missed ones first', async (path, asked) => {
  const { sent } = await openPage(path, cards, superUser);
  const cardsShown = await screen.findAllByRole('article');
  expect(cardsShown.map((card) => card.querySelector('h3')?.textContent)).toEqual([
    missed.indikator,
    reached.indikator,
  ]);
  expect(sent.map(({ url }) => url)).toEqual([expect.stringContaining(asked)]);
});

it('asks for a unit first, and then shows its goals', async () => {
  const path = '/public-display/display-mikro/capaian-kinerja-pd';
  await openPage(path, cards, superUser);
  expect(await screen.findByText('Pilih satuan kerja', { selector: 'p, h2, h3' })).toBeInTheDocument();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

it('shows the unit of the address', async () => {
  const path = '/public-display/display-mikro/capaian-kinerja-pd?satuan_kerja_id=1012';
  await openPage(path, cards, superUser);
  expect(await screen.findAllByRole('article')).toHaveLength(2);
});

it('says of a year without indicators which one it is, and leads to the plan', async () => {
  const none = ({ url }: SentRequest): FakeAnswer => ({ data: url.includes('/option/') ? [] : { data: [] } });
  await openPage('/public-display/display-makro/capaian-kinerja-pemda', none, superUser);
  expect(await screen.findByText(/Belum ada indikator kinerja utama tahun \d{4}/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lihat rencana lima tahun' })).toHaveAttribute(
    'href',
    '/public-display/display-makro/rpjmd',
  );
});
