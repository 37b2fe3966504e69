import type { FakeAnswer, SentRequest } from '@selaras/api-client/testing';
import { superUser } from '@selaras/resource/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../../testing/open-page';
import { renstra, rpjmd } from './lima-tahun.fixture';

const answers = ({ url }: SentRequest): FakeAnswer => {
  if (url.includes('/option/')) return { data: [] };
  return { data: { data: url.includes('renstra') ? renstra : rpjmd } };
};
const empty = ({ url }: SentRequest): FakeAnswer => {
  if (url.includes('/option/')) return { data: [] };
  return { data: { data: url.includes('renstra') ? [] : { visi: null, misi: [] } } };
};

it.each([
  ['/display-makro/rpjmd', '/display/rpjmd'],
  ['/public-display/display-makro/rpjmd', '/public-display/display/rpjmd'],
])('%s shows every mission with five years a row', async (path, asked) => {
  const { sent } = await openPage(path, answers, superUser);
  const table = await screen.findByRole('table', { name: 'Indikator Tujuan 1.1' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(7);
  expect(
    within(table).getByRole('img', { name: /Realisasi Persentase penduduk miskin/ }),
  ).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Misi 2' })).toBeInTheDocument();
  expect(sent.map(({ url }) => url)).toEqual([expect.stringContaining(asked)]);
});

it('one achievement and one branch are chosen, and said with their counts', async () => {
  await openPage('/display-makro/rpjmd', answers, superUser);
  await userEvent.click(await screen.findByRole('button', { name: 'Tidak tercapai (1)' }));
  expect(screen.getAllByRole('table')).toHaveLength(1);
  expect(screen.getByText('Persentase penduduk miskin')).toBeInTheDocument();
  expect(screen.queryByText('Indeks pembangunan manusia')).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Bagian/ }), 'misi-2');
  expect(screen.getByText('Tidak ada indikator dengan capaian ini')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Tampilkan semua' }));
  expect(screen.getByText('Jalan mantap')).toBeInTheDocument();
});

it('the address says what is shown', async () => {
  await openPage('/display-makro/rpjmd?bagian=tujuan-11&capaian=tercapai', answers, superUser);
  expect(await screen.findByText('Indeks pembangunan manusia')).toBeInTheDocument();
  expect(screen.queryByText('Persentase penduduk miskin')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Misi 2' })).not.toBeInTheDocument();
});

it('a unit’s goals stand below what they serve, with their programmes', async () => {
  await openPage('/display-mikro/renstra?satuan_kerja_id=1020', answers, superUser);
  const parents = await screen.findAllByRole('heading', { name: 'Mendukung sasaran RPJMD 1.1.1' });
  expect(parents).toHaveLength(2);
  const programs = screen.getByRole('table', { name: /^Program/ });
  expect(within(programs).getByText('1.06.01 Program pemberdayaan sosial')).toBeInTheDocument();
  expect(within(programs).getByText('Rp 500.000.000')).toBeInTheDocument();
  const bounded = within(programs).getByRole('row', { name: /penanganan bencana/ });
  expect(within(bounded).getByText('10–15')).toBeInTheDocument();
});

it.each([
  ['/display-makro/rpjmd', /Belum ada RPJMD untuk tahun/],
  ['/public-display/display-mikro/renstra?satuan_kerja_id=1020', /belum memiliki sasaran strategis/],
])('%s without a plan says so', async (path, sentence) => {
  await openPage(path, empty, superUser);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});
