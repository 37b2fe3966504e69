import type { FakeAnswer } from '@selaras/api-client/testing';
import type { MissedBelow } from '@selaras/contracts';
import { openPagesOf, superUser } from '@selaras/resource/testing';
import { kemiskinan } from '@selaras/ui/testing';
import { screen, within } from '@testing-library/react';
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
const answer = (): FakeAnswer => ({
  data: { data: { iku: kemiskinan, definisi_berubah: [], jumlah_bawah: 9, meleset } },
});
const PATH = '/public-display/indikator/kabupaten/2';
const linksOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const boxAddress = (node: string) =>
  `${TREE}?satuan_kerja_id=${satuan_kerja.satuan_kerja_id}&node=${encodeURIComponent(node)}`;

it('tells level, unit and figure of what was missed, and leads to its box in the tree', async () => {
  const withTree = { ...manifest, pages: [...manifest.pages, tree] };
  await openPagesOf(withTree, pages)(PATH, answer, superUser);
  const words = `Kinerja program · ${satuan_kerja.satuan_kerja_nama} · 76 dari target 85 % · capaian 89,41%`;
  const program = (await screen.findByText(words)).closest('li') ?? document.body;
  expect(program).toHaveTextContent('Penyebab: Hujan');
  expect(linksOf(program)).toEqual([boxAddress('kinerja-program:7')]);
  const goal = screen.getByText(/^Sasaran strategis PD · /).closest('li') ?? document.body;
  expect(linksOf(goal)).toEqual(['/public-display/indikator/pd/5', boxAddress('sasaran-strategis-pd:5')]);
  expect(screen.getByText('Lihat semua yang ada di bawahnya pada diagram')).toHaveAttribute(
    'href',
    `${TREE}?node=${encodeURIComponent(`sasaran-strategis-rpjmd:${kemiskinan.id}`)}`,
  );
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
