import type { FakeAnswer, SentRequest } from '@selaras/api-client/testing';
import type { PerjanjianDisplay } from '@selaras/contracts';
import { superUser } from '@selaras/resource/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../../testing/open-page';

const regent: PerjanjianDisplay = {
  id: 5,
  jenis: 'pemda',
  subjek_id: null,
  perubahan_ke: 0,
  status: 'ditandatangani',
  salinan: true,
  tanggal: '2025-01-15',
  pihak_pertama: { nama: 'H. Raka', jabatan: 'Bupati Tirtaraya' },
  pihak_kedua: null,
  item: [
    {
      sasaran: 'Menurunnya kemiskinan',
      indikator: 'Penduduk miskin',
      satuan: 'persen',
      polaritas: 'minimize',
      range_min: null,
      range_max: null,
      target: 9.5,
      indikator_id: 3,
    },
    {
      sasaran: 'Rumah sakit yang bermutu',
      indikator: 'BOR',
      satuan: 'persen',
      polaritas: 'range',
      range_min: 60,
      range_max: 85,
      target: null,
      indikator_id: null,
    },
  ],
  anggaran: 1_000_000,
};
const head: PerjanjianDisplay = {
  ...regent,
  id: 6,
  jenis: 'sasaran-strategis-pd',
  subjek_id: 31,
  pihak_pertama: { nama: 'Sari', jabatan: 'Kepala Dinas Sosial' },
  pihak_kedua: { nama: 'H. Raka', jabatan: 'Bupati Tirtaraya' },
};
const programme: PerjanjianDisplay = {
  ...head,
  id: 7,
  jenis: 'kinerja-program',
  subjek_id: 44,
  perubahan_ke: 1,
};
const answering =
  (daftar: readonly PerjanjianDisplay[]) =>
  ({ url }: SentRequest): FakeAnswer => ({ data: url.includes('/option/') ? [] : { data: daftar } });

it('shows what the regent promised, and the document that everybody opens', async () => {
  await openPage('/public-display/display-makro/perjanjian-kinerja', answering([regent]), superUser);
  expect(await screen.findByText('H. Raka')).toBeInTheDocument();
  expect(screen.getByText('9,5 persen')).toBeInTheDocument();
  expect(screen.getByText('60–85 persen')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Penduduk miskin' })).toHaveAttribute(
    'href',
    '/public-display/indikator/kabupaten/3',
  );
  expect(screen.getByText('Dinyatakan sendiri oleh pihak pertama')).toBeInTheDocument();
  const address = screen.getByRole('link', { name: 'Buka dokumen' }).getAttribute('href') ?? '';
  expect(new URL(address, 'http://portal').pathname).toBe('/api/perjanjian-kinerja/download');
  expect(address).toContain('jenis=pemda');
  expect(address).toContain('perjanjian_id=5');
});

it('asks for the right of who is signed in before it opens the document', async () => {
  await openPage('/display-makro/perjanjian-kinerja', answering([regent]), superUser);
  expect(await screen.findByRole('button', { name: 'Buka dokumen' })).toBeInTheDocument();
});

it.each([
  { status: 'ditandatangani', salinan: false, label: 'Buka cetakan tanpa tanda tangan' },
  { status: 'diterbitkan', salinan: false, label: 'Buka dokumen' },
] as const)('calls what opens of $status with signed copy $salinan "$label"', async ({ label, ...state }) => {
  await openPage('/display-makro/perjanjian-kinerja', answering([{ ...regent, ...state }]), superUser);
  expect(await screen.findByRole('button', { name: label })).toBeInTheDocument();
});

it('shows a unit’s agreements level by level, the head’s first', async () => {
  const path = '/public-display/display-mikro/perjanjian-kinerja?satuan_kerja_id=1012';
  await openPage(path, answering([head, programme]), superUser);
  expect(await screen.findByRole('heading', { name: 'Kepala PD · Murni' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: /Program/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Program' }));
  expect(screen.getByRole('heading', { name: 'Program · Perubahan' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Kegiatan' }));
  expect(screen.getByText('Belum ada perjanjian kinerja pada tingkat ini')).toBeInTheDocument();
});

it('prints the chosen level alone, and all of them where all are chosen', async () => {
  const path =
    '/public-display/display-mikro/perjanjian-kinerja?satuan_kerja_id=1012&tingkat=kinerja-program';
  await openPage(path, answering([head, programme]), superUser);
  const agreements = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(await screen.findByRole('heading', { name: 'Program · Perubahan' })).toBeInTheDocument();
  fireEvent(window, new Event('beforeprint'));
  expect(agreements()).toEqual(['Program · Perubahan']);
  fireEvent(window, new Event('afterprint'));
  await userEvent.click(screen.getByRole('button', { name: 'Semua tingkat' }));
  fireEvent(window, new Event('beforeprint'));
  expect(agreements()).toEqual(['Kepala PD · Murni', 'Program · Perubahan']);
});

it.each([
  ['/public-display/display-makro/perjanjian-kinerja', /Bupati tahun ini belum ditandatangani/],
  ['/public-display/display-mikro/perjanjian-kinerja?satuan_kerja_id=1012', /Belum ada perjanjian kinerja/],
])('%s says so where nothing was agreed', async (path, sentence) => {
  await openPage(path, answering([]), superUser);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});
