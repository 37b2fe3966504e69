import type { FakeAnswer, SentRequest } from '@selaras/api-client/testing';
import type { EfisiensiAnggaran } from '@selaras/contracts';
import { superUser } from '@selaras/resource/testing';
import { screen, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';

const row = { sasaran: 'Menurunnya kemiskinan', pagu: 1_000_000, realisasi: 900_000 };
const savings: EfisiensiAnggaran = {
  baris: [
    { ...row, id: 1, indikator: 'Tercapai hemat', capaian: 100, efisiensi: { persen: 10, nominal: 100_000 } },
    { ...row, id: 2, indikator: 'Luput', capaian: 99, efisiensi: null },
    {
      ...row,
      id: 3,
      indikator: 'Tercapai boros',
      capaian: 110,
      realisasi: 1_100_000,
      efisiensi: { persen: 0, nominal: 0 },
    },
  ],
  jumlah: { pagu: 3_000_000, realisasi: 2_900_000, efisiensi: { persen: 5, nominal: 100_000 } },
};
const answers =
  (data: EfisiensiAnggaran) =>
  ({ url }: SentRequest): FakeAnswer => ({ data: url.includes('/option/') ? [] : { data } });

const makro = '/display-makro/capaian-kinerja-efisiensi-anggaran';
const mikro = '/display-mikro/capaian-kinerja-efisiensi-anggaran?satuan_kerja_id=1012';

it.each([
  [makro, '/display/efisiensi-kabupaten'],
  [`/public-display${makro}`, '/public-display/display/efisiensi-kabupaten'],
  [`/public-display${mikro}`, '/public-display/display/efisiensi-satuan-kerja'],
])('%s says what was saved, and why it is not counted', async (path, asked) => {
  const { sent } = await openPage(path, answers(savings), superUser);
  const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') ?? document.body;
  const saved = within(await rowOf('Tercapai hemat'));
  expect(saved.getByText('Rp 100.000')).toBeInTheDocument();
  expect(saved.getByText('10%')).toBeInTheDocument();
  const missed = within(await rowOf('Luput'));
  expect(missed.getByText('Tidak dihitung: target belum tercapai.')).toBeInTheDocument();
  expect(missed.getAllByText('-')).toHaveLength(2);
  const overspent = within(await rowOf('Tercapai boros'));
  expect(overspent.getByText('Target tercapai, tetapi belanja melebihi anggaran.')).toBeInTheDocument();
  expect(overspent.getByText('Rp 0')).toBeInTheDocument();
  expect(screen.getByText('5% dari pagu sasaran yang targetnya tercapai.')).toBeInTheDocument();
  expect(sent.some(({ url }) => url.includes(asked))).toBe(true);
});

it('a unit without goals is told, with a way on', async () => {
  const none = { baris: [], jumlah: { pagu: 0, realisasi: 0, efisiensi: null } };
  await openPage(mikro, answers(none), superUser);
  expect(
    await screen.findByText(/belum memiliki sasaran strategis.*Pilih satuan kerja lain/),
  ).toBeInTheDocument();
});
