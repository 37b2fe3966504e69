import type { FakeAnswer } from '@selaras/api-client/testing';
import type { MissedBelow } from '@selaras/contracts';
import { openPagesOf, superUser } from '@selaras/resource/testing';
import { kemiskinan } from '@selaras/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest';
import { pages } from '../../pages';
import { openPage } from '../../testing/open-page';
import { missedWords } from './missed-words';

const TREE = '/public-display/display-makro/cascading';
const tree = {
  id: 'cascading.publik-makro',
  path: TREE,
  title: 'Cascading',
  layout: 'guest',
  guard: 'none',
} as const;
const { satuan_kerja } = kemiskinan;
const missed: MissedBelow = {
  id: 7,
  tingkat: 'kinerja-program',
  indikator: 'Persentase jalan mantap',
  satuan: '%',
  polaritas: 'maximize',
  range_min: null,
  range_max: null,
  target: 85,
  realisasi: 76,
  capaian: 89.41,
  satuan_kerja,
  penyebab: ['Hujan'],
};

const meleset = [missed, { ...missed, id: 5, tingkat: 'sasaran-strategis-pd', penyebab: [] }];
const other = { ...satuan_kerja, satuan_kerja_id: 1013, satuan_kerja_nama: 'RSUD' };
const detail = {
  iku: kemiskinan,
  definisi_berubah: [],
  jumlah_bawah: 9,
  meleset,
  pelaksana: [
    { satuan_kerja, jumlah: 6, meleset: 2 },
    { satuan_kerja: other, jumlah: 3, meleset: 0 },
  ],
  mendukung: [],
};
const answer = (): FakeAnswer => ({ data: { data: detail } });
const unitAddress = `/public-display/display-mikro/capaian-kinerja-pd?satuan_kerja_id=${satuan_kerja.satuan_kerja_id}`;
const PATH = '/public-display/indikator/kabupaten/2';
const linksOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const itemOf = (part: HTMLElement) => part.closest('li') ?? document.body;
const boxAddress = (node: string) =>
  `${TREE}?satuan_kerja_id=${satuan_kerja.satuan_kerja_id}&node=${encodeURIComponent(node)}`;

it('tells level, unit and figure of what was missed, and leads to its box in the tree', async () => {
  const withTree = { ...manifest, pages: [...manifest.pages, tree] };
  await openPagesOf(withTree, pages)(PATH, answer, superUser);
  const words = `Kinerja program · ${satuan_kerja.satuan_kerja_nama} · 76 dari target 85 % · capaian 89,41%`;
  const program = itemOf(await screen.findByText(/^Kinerja program · /));
  expect(program).toHaveTextContent(words);
  expect(program).toHaveTextContent('Penyebab: Hujan');
  expect(linksOf(program)).toEqual([
    '/public-display/indikator/kinerja-program/7',
    unitAddress,
    boxAddress('kinerja-program:7'),
  ]);
  const goal = itemOf(screen.getByText(/^Sasaran strategis PD · /));
  expect(linksOf(goal)).toEqual([
    '/public-display/indikator/pd/5',
    unitAddress,
    boxAddress('sasaran-strategis-pd:5'),
  ]);
  expect(screen.getByText('Lihat semua yang ada di bawahnya pada diagram')).toHaveAttribute(
    'href',
    `${TREE}?node=${encodeURIComponent(`sasaran-strategis-rpjmd:${kemiskinan.id}`)}`,
  );
});

it('says who works for it, with how much of it was missed', async () => {
  await openPage(PATH, answer, superUser);
  const units = await screen.findByText(/^Dikerjakan oleh/);
  expect(units).toHaveTextContent(
    `Dikerjakan oleh ${satuan_kerja.satuan_kerja_nama} (2 dari 6 belum tercapai), RSUD (0 dari 3 belum tercapai).`,
  );
  expect(within(units).getAllByRole('link')[0]).toHaveAttribute('href', unitAddress);
});

it('of a level below tells what it serves, and no five years', async () => {
  const program = {
    ...detail,
    iku: { ...kemiskinan, tren: kemiskinan.tren.slice(0, 1) },
    mendukung: [
      { pemilik: 'kabupaten', id: 2, indikator: 'Indeks jalan' },
      { pemilik: 'pd', id: 5, indikator: 'Jalan mantap' },
    ],
  };
  await openPage(
    '/public-display/indikator/kinerja-program/7',
    () => ({ data: { data: program } }),
    superUser,
  );
  const serves = await screen.findByText(/^Mendukung:/);
  expect(linksOf(serves)).toEqual([
    '/public-display/indikator/kabupaten/2',
    '/public-display/indikator/pd/5',
  ]);
  expect(screen.queryByRole('heading', { name: 'Lima tahun' })).not.toBeInTheDocument();
});

it('asks before it shows more than ten, and then shows all', async () => {
  const many = Array.from({ length: 14 }, (_, at) => ({ ...missed, id: 100 + at }));
  await openPage(PATH, () => ({ data: { data: { ...detail, meleset: many } } }), superUser);
  const all = await screen.findByRole('button', { name: 'Tampilkan semua 14' });
  await userEvent.click(all);
  expect(screen.getAllByRole('link', { name: missed.indikator })).toHaveLength(14);
  expect(all).not.toBeInTheDocument();
});

it('says nothing of the tree where the portal has none', async () => {
  await openPage(PATH, answer, superUser);
  expect(await screen.findByText(/^Kinerja program · /)).toBeInTheDocument();
  expect(screen.queryByText(/diagram/)).not.toBeInTheDocument();
});

it('counts what was missed on all levels', () => {
  expect(missedWords(1, 9)).toBe('1 dari 9 kinerja pendukung, sampai sub kegiatan, yang sudah ada hasilnya.');
  expect(missedWords(0, 9)).toBe(
    'Tidak ada: 9 kinerja pendukung, sampai sub kegiatan, yang sudah ada hasilnya semuanya mencapai target.',
  );
  expect(missedWords(0, 0)).toMatch(/^Belum ada hasil/);
});
