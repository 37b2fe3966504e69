import type { FakeAnswer, SentRequest } from '@selaras/api-client/testing';
import { superUser } from '@selaras/resource/testing';
import { kemiskinan } from '@selaras/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../../testing/open-page';

const missed = { ...kemiskinan, id: 2, indikator: 'Prevalensi stunting', capaian: 95.29 };
const ringkasan = {
  tahun: 2025,
  capaian_iku: { tercapai: 1, tidak_tercapai: 1, belum_ada_data: 0 },
  jumlah: { satuan_kerja: 30, kinerja_program: 120, kinerja_kegiatan: 300, kinerja_sub_kegiatan: 900 },
  satuan_kerja_final: 21,
  anggaran: {
    pagu: 1_200,
    realisasi: 900,
    serapan: 75,
    triwulan: [1, 2, 3, 4].map((triwulan) => ({ triwulan, rencana: 300, realisasi: 225 })),
  },
  iku: [kemiskinan, missed],
};
const peringkat = {
  data: [{ peringkat: 1, ...kemiskinan.satuan_kerja, capaian: 104.5, serapan: 91.2, tercapai: 3, jumlah: 3 }],
  current_page: 1,
  total: 1,
  per_page: 20,
};
const found = {
  pemilik: 'kabupaten',
  id: 3,
  indikator: kemiskinan.indikator,
  sasaran: kemiskinan.sasaran,
  satuan: '%',
  polaritas: 'minimize',
  range_min: null,
  range_max: null,
  target: 6.95,
  realisasi: 6.73,
  capaian: 103.17,
  satuan_kerja: kemiskinan.satuan_kerja,
};

const answers = ({ url }: SentRequest): FakeAnswer => {
  if (url.includes('/ringkasan')) return { data: { data: ringkasan } };
  if (url.includes('/peringkat')) return { data: peringkat };
  if (url.includes('/cari-indikator')) return { data: { data: [found] } };
  return {
    data: {
      data: {
        iku: missed,
        definisi_berubah: [2025],
        jumlah_bawah: 4,
        pelaksana: [{ satuan_kerja: kemiskinan.satuan_kerja, jumlah: 4, meleset: 2 }],
        mendukung: [],
        meleset: [
          { ...found, id: 9, tingkat: 'kinerja-program', capaian: 89.41, penyebab: ['Hujan'] },
          { ...found, id: 5, tingkat: 'sasaran-strategis-pd', capaian: 95.29, penyebab: [] },
        ],
      },
    },
  };
};

const PATH = '/public-display/display-makro/dashboard';

it('shows all indicators with the missed ones first, what changed, the budget and the ranking', async () => {
  await openPage(PATH, answers, superUser);
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    missed.indikator,
    kemiskinan.indikator,
  ]);
  expect(screen.getByRole('heading', { name: /Apa yang berubah sejak/ })).toBeInTheDocument();
  expect(await screen.findByRole('table', { name: 'Daftar peringkat' })).toBeInTheDocument();
});

it('says of how many units its sums are while plans are not final', async () => {
  await openPage(PATH, answers, superUser);
  expect(await screen.findByText(/baru memuat 21 dari 30 perangkat daerah/)).toBeInTheDocument();
  expect(screen.getByText('21')).toBeInTheDocument();
});

it('finds an indicator by everyday words and leads to its page', async () => {
  const { sent } = await openPage(PATH, answers, superUser);
  await userEvent.type(await screen.findByRole('searchbox'), 'orang miskin{Enter}');
  const hits = await screen.findByRole('list', { name: '1 indikator ditemukan' });
  expect(within(hits).getByRole('link', { name: kemiskinan.indikator })).toHaveAttribute(
    'href',
    '/public-display/indikator/kabupaten/3',
  );
  expect(sent.at(-1)?.params).toMatchObject({ q: 'orang miskin' });
});

it('tells of one indicator what was promised, what came and what failed below it', async () => {
  await openPage('/public-display/indikator/kabupaten/2', answers, superUser);
  expect(await screen.findByText(/hasilnya 6,73 %: belum tercapai \(95,29%\)/)).toBeInTheDocument();
  expect(
    screen.getByText('Definisi berubah mulai 2025; hasil sebelumnya tidak sebanding.'),
  ).toBeInTheDocument();
  expect(
    screen.getByText('2 dari 4 kinerja pendukung, sampai sub kegiatan, yang sudah ada hasilnya.'),
  ).toBeInTheDocument();
  expect(screen.getByText('Penyebab: Hujan')).toBeInTheDocument();
  expect(screen.getByText(/^Kinerja program · /)).toHaveTextContent(/ dari target 6,95 % · capaian 89,41%$/);
  expect(
    screen.getAllByRole('link', { name: found.indikator }).map((link) => link.getAttribute('href')),
  ).toEqual(['/public-display/indikator/kinerja-program/9', '/public-display/indikator/pd/5']);
});

it('says so for an address that names no indicator', async () => {
  await openPage('/public-display/indikator/desa/2', answers, superUser);
  expect(await screen.findByText('Indikator ini tidak ada')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Semua indikator kabupaten' })).toHaveAttribute('href', PATH);
});

it('without results of the year before says so and leads to the plan', async () => {
  const fresh = { ...ringkasan, iku: [{ ...kemiskinan, tren: [] }] };
  const first = (request: SentRequest): FakeAnswer =>
    request.url.includes('/ringkasan') ? { data: { data: fresh } } : answers(request);
  await openPage(PATH, first, superUser);
  expect(await screen.findByText(/Belum ada hasil tahun \d{4} untuk dibandingkan/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lihat rencana lima tahun' })).toBeInTheDocument();
});

it('a search in a meeting does not end it, and an indicator that is opened from there belongs to it', async () => {
  const rapat = 'rapat=publik-makro.dashboard%2Cpublik-makro.rpjmd&rapat_ke=1';
  await openPage(`${PATH}?${rapat}`, answers, superUser);
  await userEvent.type(await screen.findByRole('searchbox'), 'kemiskinan');
  const hit = await screen.findByRole('link', { name: kemiskinan.indikator }, {});
  expect(screen.getByRole('status', { name: 'alamat' })).toHaveTextContent(`?${rapat}&cari=kemiskinan`);
  await userEvent.click(hit);
  const place = `/public-display/indikator/kabupaten/3?${rapat}`;
  expect(screen.getByRole('status', { name: 'alamat' })).toHaveTextContent(place);
});
