import type { FakeAnswer, SentRequest } from '@selaras/api-client/testing';
import type { Rkpd, Rkt } from '@selaras/contracts';
import { superUser } from '@selaras/resource/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../../testing/open-page';

const figures = {
  sasaran: 'Menurunnya kemiskinan',
  indikator: 'Persentase penduduk miskin',
  satuan: 'persen',
  polaritas: 'minimize',
  range_min: null,
  range_max: null,
  target: 9.5,
} as const;
const program = {
  ...figures,
  id: 7,
  kode: '1.06.02',
  nama: 'Program Pemberdayaan Sosial',
  pagu: 1_500_000,
};
const unit = { satuan_kerja_id: 1012, satuan_kerja_nama: 'Dinas Sosial', singkatan: 'Dinsos' };
const plan: Rkpd = {
  sasaran: [
    { ...figures, id: 1, pagu: 1_500_000, satuan_kerja: [{ ...unit, pagu: 1_500_000, program: [program] }] },
  ],
  pagu: 1_500_000,
  belum_disetujui: 2,
};
const ofUnit: Rkt = {
  baris: [
    { ...figures, id: 3, tingkat: 'sasaran-strategis-pd', kode: null, nama: null, pagu: 1_500_000 },
    { ...program, tingkat: 'kinerja-program' },
    { ...program, id: 9, nama: 'Penyaluran bantuan', tingkat: 'kinerja-sub-kegiatan', pagu: 500_000 },
  ],
  pagu: 1_500_000,
};
const answering =
  (rkpd: Rkpd, rkt: Rkt) =>
  ({ url }: SentRequest): FakeAnswer => ({
    data: url.includes('/option/') ? [] : { data: url.includes('/rkpd') ? rkpd : rkt },
  });

it.each(['/display-makro/rkpd', '/public-display/display-makro/rkpd'])(
  '%s shows goals, units and programmes with what they may cost',
  async (path) => {
    await openPage(path, answering(plan, ofUnit), superUser);
    const row = (await screen.findByText('Program Pemberdayaan Sosial')).closest('tr');
    expect(row).toHaveTextContent('Program 1.06.02');
    expect(row).toHaveTextContent('9,5');
    expect(row).toHaveTextContent('Rp 1.500.000');
    expect(screen.getByText(/Belum termasuk 2 perangkat daerah/)).toBeInTheDocument();
  },
);

it('shows the plan down to the level that is chosen', async () => {
  await openPage('/public-display/display-makro/rkpd', answering(plan, ofUnit), superUser);
  await screen.findByText('Program Pemberdayaan Sosial');
  const levels = screen.getByRole('group', { name: 'Tampilkan sampai' });
  await userEvent.click(within(levels).getByRole('button', { name: 'Perangkat daerah' }));
  expect(screen.queryByText('Program Pemberdayaan Sosial')).not.toBeInTheDocument();
  expect(screen.getByText('Dinas Sosial')).toBeInTheDocument();
  fireEvent(window, new Event('beforeprint'));
  expect(screen.getByText('Program Pemberdayaan Sosial')).toBeInTheDocument();
  fireEvent(window, new Event('afterprint'));
  expect(screen.queryByText('Program Pemberdayaan Sosial')).not.toBeInTheDocument();
});

it('shows a unit’s plan down to its sub-activities in the address that says so', async () => {
  const path = '/public-display/display-mikro/rkt?satuan_kerja_id=1012&sampai=sub-kegiatan';
  await openPage(path, answering(plan, ofUnit), superUser);
  expect((await screen.findByText('Penyaluran bantuan')).closest('tr')).toHaveTextContent('Rp 500.000');
});

it('says what is missing where there is no plan', async () => {
  const none = answering({ sasaran: [], pagu: 0, belum_disetujui: 0 }, { baris: [], pagu: 0 });
  const { unmount } = await openPage('/display-makro/rkpd', none, superUser);
  expect(await screen.findByText('Belum ada sasaran kabupaten pada tahun ini')).toBeInTheDocument();
  unmount();
  await openPage('/display-mikro/rkt?satuan_kerja_id=1012', none, superUser);
  expect(await screen.findByText(/belum punya rencana pada tahun ini/)).toBeInTheDocument();
});
