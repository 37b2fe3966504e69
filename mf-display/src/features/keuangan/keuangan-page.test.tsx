import type { FakeAnswer, SentRequest } from '@selaras/api-client/testing';
import { superUser } from '@selaras/resource/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';
import { moneyAnswer } from './keuangan.fixture';

const answers = ({ url }: SentRequest): FakeAnswer => ({
  data: url.includes('/option/') ? [] : { data: moneyAnswer },
});

it.each([
  ['/display-makro/capaian-kinerja-keuangan', '/api/display/keuangan', undefined],
  [
    '/public-display/display-makro/capaian-kinerja-keuangan',
    '/api/public-display/display/keuangan',
    undefined,
  ],
  ['/display-mikro/capaian-kinerja-keuangan?satuan_kerja_id=1012', '/api/display/keuangan', 1012],
  [
    '/public-display/display-mikro/capaian-kinerja-keuangan?satuan_kerja_id=1012',
    '/api/public-display/display/keuangan',
    1012,
  ],
])('%s asks as its reader', async (path, url, unit) => {
  const { sent } = await openPage(path, answers, superUser);
  expect(await screen.findByRole('button', { name: /Dinas Kesehatan, capaian 104,5%/ })).toBeInTheDocument();
  const [asked] = sent.filter((request) => request.url.includes('keuangan'));
  expect(asked?.url).toBe(url);
  expect(asked?.params ?? {}).toEqual(unit === undefined ? {} : { satuan_kerja_id: unit });
});

it('shows the plane, the lines and the table of the same data; a chosen dot stands in the address', async () => {
  await openPage('/display-makro/capaian-kinerja-keuangan', answers, superUser);
  const dot = await screen.findByRole('button', { name: /Dinas Kesehatan, .*: Hasil tercapai dengan hemat/ });
  expect(
    screen.getByRole('button', { name: /Sekretariat Daerah, .*: Anggaran habis, hasil belum/ }),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /Badan Baru,/ })).not.toBeInTheDocument();
  fireEvent.click(dot);
  expect(screen.getByLabelText('alamat')).toHaveTextContent('titik=1012');

  expect(screen.getByRole('table', { name: /Anggaran terserap 63,33% dari pagu/ })).toBeInTheDocument();
  const table = screen.getByRole('table', { name: /Serapan anggaran menurut perangkat daerah/ });
  expect(await within(table).findByRole('row', { name: /Dinkes/ })).toHaveTextContent(
    '104,5%Hasil tercapai dengan hemat',
  );
});

it('says that a year has not begun, instead of an empty plane, and leads to the plan', async () => {
  const path = '/display-makro/capaian-kinerja-keuangan';
  await openPage(path, answers, { ...superUser, tahunKinerja: new Date().getFullYear() + 1 });
  expect(await screen.findByText(/^Tahun \d{4} belum dimulai$/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Dinas Kesehatan/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lihat rencana lima tahun' })).toHaveAttribute(
    'href',
    '/display-makro/rpjmd',
  );
});

it('says that a year has no budget', async () => {
  await openPage('/display-makro/capaian-kinerja-keuangan', () => ({ data: { data: [] } }), superUser);
  expect(await screen.findByText(/Belum ada anggaran tahun/)).toBeInTheDocument();
});
