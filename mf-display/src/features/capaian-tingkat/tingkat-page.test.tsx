import type { FakeAnswer, SentRequest } from '@selaras/api-client/testing';
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

it('says that a year has nothing', async () => {
  const none = () => ({ data: { ...tingkatAnswer, data: [], total: 0, unit: [] } });
  await openPage('/display-makro/capaian-kinerja-kegiatan', none, superUser);
  expect(await screen.findByText(/Belum ada kinerja kegiatan untuk tahun/)).toBeInTheDocument();
});
