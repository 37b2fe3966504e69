import type { FakeAnswer, SentRequest } from '@selaras/api-client/testing';
import type { RencanaAksiDisplay, RencanaTerintegrasiRow } from '@selaras/contracts';
import { superUser } from '@selaras/resource/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../../testing/open-page';

const quarters = [
  { target: 10, realisasi: 10 },
  { target: 10, realisasi: 8 },
  { target: 10, realisasi: 2 },
  { target: 10, realisasi: null },
];
const action: RencanaAksiDisplay = {
  id: 1,
  sasaran: 'Menurunnya kemiskinan',
  sasaran_id: 3,
  rencana_aksi: 'Pelatihan kerja',
  indikator: 'Peserta lulus',
  satuan: 'orang',
  polaritas: 'maximize',
  triwulan: quarters,
  pengampu: 'Kepala Bidang Pelatihan',
  satuan_kerja: 'Disnaker',
};
const sub: RencanaTerintegrasiRow = {
  id: 4,
  tingkat: 'kinerja-sub-kegiatan',
  kode: '2.07.03.1',
  nama: 'Pelatihan berbasis kompetensi',
  sasaran: 'Terlatihnya pencari kerja',
  indikator: 'Orang dilatih',
  satuan: 'orang',
  polaritas: 'maximize',
  range_min: null,
  range_max: null,
  target: 40,
  realisasi: 20,
  capaian: 50,
  pagu: 250_000,
  triwulan: quarters,
};
const step: RencanaTerintegrasiRow = {
  ...sub,
  id: 5,
  tingkat: 'kinerja-langkah-aksi',
  kode: null,
  nama: null,
  sasaran: 'Seleksi peserta',
  polaritas: null,
};
const answering =
  (actions: readonly RencanaAksiDisplay[], rows: readonly RencanaTerintegrasiRow[]) =>
  ({ url }: SentRequest): FakeAnswer => ({
    data: url.includes('/option/') ? [] : { data: url.includes('terintegrasi') ? rows : actions },
  });
const all = answering([action], [sub, step]);
const heatOf = (row: HTMLElement | null) =>
  [...(row?.querySelectorAll<HTMLElement>('[data-panas]') ?? [])].map((cell) => [
    cell.dataset.panas,
    cell.textContent,
  ]);

it.each([
  '/display-makro/rencana-aksi',
  '/public-display/display-makro/rencana-aksi',
  '/display-mikro/rencana-aksi?satuan_kerja_id=1012',
  '/public-display/display-mikro/rencana-aksi?satuan_kerja_id=1012',
])('%s shows plan and realisation of each quarter in figures, words and colour', async (path) => {
  await openPage(path, all, superUser);
  const row = (await screen.findByText('Pelatihan kerja')).closest('tr');
  expect(heatOf(row)).toEqual([
    ['tercapai', '10 dari 10 100%Tercapai'],
    ['mendekati', '8 dari 10 80%Mendekati'],
    ['jauh', '2 dari 10 20%Jauh dari target'],
    ['belum-diisi', '- dari 10 Belum diisi'],
  ]);
  expect(within(screen.getByRole('list', { name: 'Arti warna' })).getAllByRole('listitem')).toHaveLength(6);
});

it('shows the combined plan down to its action steps', async () => {
  const path = '/public-display/display-mikro/rencana-aksi-terintegrasi?satuan_kerja_id=1012';
  await openPage(path, all, superUser);
  const row = (await screen.findByText('Pelatihan berbasis kompetensi')).closest('tr');
  expect(row).toHaveTextContent('Rp 250.000');
  expect(screen.queryByText('Seleksi peserta')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Langkah aksi' }));
  expect(screen.getByText('Seleksi peserta')).toBeInTheDocument();
});

it('shows what came of the combined plan', async () => {
  const path = '/public-display/display-mikro/realisasi-rencana-aksi-terintegrasi?satuan_kerja_id=1012';
  await openPage(path, all, superUser);
  const row = (await screen.findByText('Pelatihan berbasis kompetensi')).closest('tr');
  expect(heatOf(row).map(([panas]) => panas)).toEqual(['tercapai', 'mendekati', 'jauh', 'belum-diisi']);
  expect(row).toHaveTextContent('50%');
});

it.each([
  ['/public-display/display-makro/rencana-aksi', /Belum ada rencana aksi kabupaten/],
  ['/public-display/display-mikro/rencana-aksi?satuan_kerja_id=1', /belum punya rencana aksi/],
  ['/public-display/display-mikro/rencana-aksi-terintegrasi?satuan_kerja_id=1', /belum punya rencana pada/],
])('%s says what is missing', async (path, sentence) => {
  await openPage(path, answering([], []), superUser);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

it.each([
  ['/display-makro/rencana-aksi', '/public-display/indikator/kabupaten/3'],
  ['/public-display/display-makro/rencana-aksi', '/public-display/indikator/kabupaten/3'],
  ['/public-display/display-mikro/rencana-aksi?satuan_kerja_id=1012', '/public-display/indikator/pd/3'],
])('%s leads from the goal to its indicator', async (path, indicator) => {
  await openPage(path, all, superUser);
  expect(await screen.findByRole('link', { name: action.sasaran })).toHaveAttribute('href', indicator);
});

it('a unit’s own page, which may show a draft, does not lead to the page of everybody', async () => {
  await openPage('/display-mikro/rencana-aksi?satuan_kerja_id=1012', all, superUser);
  expect(await screen.findByText(action.sasaran)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: action.sasaran })).not.toBeInTheDocument();
});

it('shows a long plan page by page, sorted as a whole, and all of it on paper', async () => {
  const actions = Array.from({ length: 45 }, (_, at) => ({
    ...action,
    id: at + 1,
    rencana_aksi: `Aksi ${at + 10}`,
  }));
  await openPage('/display-makro/rencana-aksi?page=3', answering(actions, []), superUser);
  expect(await screen.findByText('Aksi 50')).toBeInTheDocument();
  expect(screen.getByText('41–45 dari 45 data')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Halaman 1' }));
  expect(screen.getAllByRole('row')).toHaveLength(21);
  expect(screen.getByLabelText('alamat')).toHaveTextContent('page=1');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getAllByRole('row')).toHaveLength(46);
});
