import { type FakeAnswer, fakeNetworkAtOnce, type SentRequest } from '@selaras/api-client/testing';
import { superUser } from '@selaras/resource/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';
import { tingkatAnswer } from './tingkat.fixture';

const answers = ({ url }: SentRequest): FakeAnswer => ({
  data: url.includes('/option/') ? [] : tingkatAnswer,
});
const askedOf = (sent: readonly SentRequest[]) => sent.filter(({ url }) => url.includes('capaian-tingkat'));

it.each([
  ['/display-makro/capaian-kinerja-kegiatan', /^\/api\/display/, 'kegiatan'],
  ['/public-display/display-makro/capaian-kinerja-kegiatan', /^\/api\/public-display/, 'kegiatan'],
  ['/display-makro/capaian-kinerja-sub-kegiatan', /^\/api\/display/, 'sub-kegiatan'],
  ['/public-display/display-makro/capaian-kinerja-aktivitas', /^\/api\/public-display/, 'langkah-aksi'],
  ['/display-mikro/capaian-kinerja-langkah-aksi?satuan_kerja_id=1012', /^\/api\/display/, 'langkah-aksi'],
  ['/public-display/display-makro/capaian-kinerja-program', /^\/api\/public-display/, 'program'],
  [
    '/public-display/display-mikro/capaian-kinerja-program?satuan_kerja_id=1012',
    /^\/api\/public-display/,
    'program',
  ],
])('%s asks for its level as its reader', async (path, start, tingkat) => {
  const { sent } = await openPage(path, answers, superUser);
  expect(await screen.findByRole('button', { name: /Dinkes: 2 tidak tercapai/ })).toBeInTheDocument();
  const [asked] = askedOf(sent);
  expect(asked?.url).toMatch(start);
  expect(asked?.params).toMatchObject({ tingkat });
});

it('a pressed part of a bar filters the table, and pressed again no more', async () => {
  const { sent } = await openPage('/display-makro/capaian-kinerja-kegiatan', answers, superUser);
  const part = await screen.findByRole('button', { name: /Dinkes: 2 tidak tercapai/ });
  fireEvent.click(part);
  const failedOfUnit = { satuan_kerja_id: '1012', status: 'tidak-tercapai' };
  await waitFor(() => expect(askedOf(sent).at(-1)?.params).toMatchObject(failedOfUnit));
  expect(screen.getByRole('button', { name: /Dinkes: 2 tidak/ })).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(screen.getByRole('button', { name: /Dinkes: 2 tidak/ }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /Dinkes: 2 tidak/ })).toHaveAttribute('aria-pressed', 'false'),
  );
});

it('begins with the filter of the address', async () => {
  const path = '/display-makro/capaian-kinerja-kegiatan?satuan_kerja_id=1012&status=tidak-tercapai';
  const { sent } = await openPage(path, answers, superUser);
  const part = await screen.findByRole('button', { name: /Dinkes: 2 tidak tercapai/ });
  expect(part).toHaveAttribute('aria-pressed', 'true');
  expect(askedOf(sent)[0]?.params).toMatchObject({ satuan_kerja_id: '1012', status: 'tidak-tercapai' });
});

it('leaves a unit with a draft out of the bars of all units, and shows it on its own page', async () => {
  const [setda, dinkes] = tingkatAnswer.unit;
  const draft = { ...tingkatAnswer, unit: [setda, { ...dinkes, final: false }] };
  const drafted = ({ url }: SentRequest) => ({ data: url.includes('/option/') ? [] : draft });
  const whole = await openPage('/display-makro/capaian-kinerja-kegiatan', drafted, superUser);
  expect(await screen.findByRole('button', { name: /Sekretariat Daerah: 3 tercapai/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Dinkes/ })).not.toBeInTheDocument();
  whole.unmount();
  const own = '/display-mikro/capaian-kinerja-kegiatan?satuan_kerja_id=1012';
  await openPage(own, drafted, superUser);
  expect(await screen.findByRole('button', { name: /Dinkes: 1 tercapai/ })).toBeInTheDocument();
});

it('of one unit keeps that unit when a part is pressed', async () => {
  const path = '/display-mikro/capaian-kinerja-kegiatan?satuan_kerja_id=1012';
  const { sent } = await openPage(path, answers, superUser);
  expect(screen.queryByText('Semua perangkat daerah')).not.toBeInTheDocument();
  fireEvent.click(await screen.findByRole('button', { name: /Dinkes: 1 tercapai/ }));
  const reachedOfUnit = { satuan_kerja_id: 1012, status: 'tercapai' };
  await waitFor(() => expect(askedOf(sent).at(-1)?.params).toMatchObject(reachedOfUnit));
});

it('a row that failed opens to its causes and solutions', async () => {
  await openPage('/display-makro/capaian-kinerja-kegiatan', answers, superUser);
  const row = (await screen.findByText('Persentase puskesmas terakreditasi')).closest('tr');
  if (row === null) throw new Error('no row');
  const fold = within(row).getByText('Penyebab dan solusi').closest('details');
  expect(fold).not.toHaveAttribute('open');
  expect(fold).toHaveTextContent('Pengadaan terlambat');
  expect(fold).toHaveTextContent('Lelang dini');
  fireEvent(window, new Event('beforeprint'));
  expect(fold).toHaveAttribute('open');
});

it('is printed with every row of its selection, which the paper names', async () => {
  const [row] = tingkatAnswer.data;
  if (row === undefined) throw new Error('no row');
  const pageOf = (page: number) => ({
    ...tingkatAnswer,
    data: Array.from({ length: page < 3 ? 20 : 5 }, (_, at) => ({
      ...row,
      id: page * 100 + at,
      nama: `Baris ${(page - 1) * 20 + at + 1}`,
    })),
    current_page: page,
    total: 45,
  });
  const answer = ({ url }: SentRequest): FakeAnswer => ({ data: url.includes('/option/') ? [] : pageOf(1) });
  await openPage('/display-makro/capaian-kinerja-kegiatan?status=tidak-tercapai', answer, superUser);
  expect(await screen.findByText('Baris 20')).toBeInTheDocument();
  const network = fakeNetworkAtOnce(({ url }) => ({ data: pageOf(Number(url.searchParams.get('page'))) }));
  fireEvent(window, new Event('beforeprint'));
  network.restore();
  expect(screen.getByText('Baris 45')).toBeInTheDocument();
  expect(screen.getByText(/^Saringan:/)).toHaveTextContent('Saringan: Status: Tidak tercapai.');
  expect(screen.getByText('1–45 dari 45 data')).toBeInTheDocument();
  expect(network.sent.map(({ url }) => url.search)).toEqual([
    expect.stringContaining('status=tidak-tercapai'),
    expect.stringContaining('status=tidak-tercapai'),
  ]);
  fireEvent(window, new Event('afterprint'));
  await waitFor(() => expect(screen.queryByText('Baris 45')).not.toBeInTheDocument());

  const silent = fakeNetworkAtOnce(() => null);
  fireEvent(window, new Event('beforeprint'));
  silent.restore();
  expect(
    screen.getByText(/^Kertas ini memuat baris 1 sampai 20 dari 45\. Selebihnya gagal/),
  ).toBeInTheDocument();
});

it('says that a year has nothing', async () => {
  const none = () => ({ data: { ...tingkatAnswer, data: [], total: 0, unit: [] } });
  await openPage('/display-makro/capaian-kinerja-kegiatan', none, superUser);
  expect(await screen.findByText(/Belum ada kinerja kegiatan untuk tahun/)).toBeInTheDocument();
});
