import type { FakeAnswer, SentRequest } from '@selaras/api-client/testing';
import type { DaftarIku } from '@selaras/contracts';
import { superUser } from '@selaras/resource/testing';
import { kemiskinan } from '@selaras/ui/testing';
import { screen, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';

const rows: DaftarIku[] = [
  { ...kemiskinan, tingkat: 'kabupaten' },
  {
    ...kemiskinan,
    tingkat: 'pd',
    indikator_id: null,
    indikator: 'Prevalensi stunting',
    capaian: 60,
    rata_nasional: null,
  },
];
const answers = ({ params }: SentRequest): FakeAnswer => {
  const data = JSON.stringify(params).includes('jalan') ? [] : rows;
  return { data: { data, current_page: 1, total: data.length, per_page: 20 } };
};

it('every indicator has its figures, predicate, comparison and bar, also where ids of both levels are the same', async () => {
  const { sent } = await openPage('/public-display/capaian-iku', answers, superUser);
  const table = await screen.findByRole('table', { name: 'Capaian IKU' });
  const row = (await within(table).findByText('Prevalensi stunting')).closest('tr') ?? document.body;
  expect(within(row).getByText('60%')).toBeInTheDocument();
  expect(within(row).getByText('Rendah')).toBeInTheDocument();
  expect(within(row).getByText('Belum ada data')).toBeInTheDocument();
  expect(within(table).getByText('IKU Bupati')).toBeInTheDocument();
  expect(within(table).getByText('Lebih rendah 1,74')).toBeInTheDocument();
  expect(screen.getAllByRole('figure')).toHaveLength(2);
  expect(sent.map(({ url }) => url)).toEqual([
    expect.stringContaining('/public-display/display/capaian-iku'),
  ]);
});

it('the address carries search and filter to the server, and nothing found has a way on', async () => {
  const { sent } = await openPage('/public-display/capaian-iku?q=jalan&capaian=tercapai', answers, superUser);
  expect(
    await screen.findByText('Tidak ada IKU yang cocok. Coba kata lain atau hapus saringan.'),
  ).toBeInTheDocument();
  expect(sent[0]?.params).toMatchObject({ q: 'jalan', capaian: 'tercapai' });
});
