/** @jest-environment node */
import { generatedTree, shapes } from '../../testing/generated-tree';
import { buildTree } from '../model/build';
import type { Card } from '../model/card';
import { indexRows } from '../model/index-rows';
import { cardAt } from '../model/model';
import { sentencesOf, verdictOf, whyOf, whyText } from './why';

const healthy: Card = {
  ...cardAt(buildTree(generatedTree(shapes.kecil), { maxDepth: 5 }), 2),
  sasaran: 'Meningkatnya kunjungan',
  polaritas: 'maximize',
  satuan: 'kunjungan',
  target: 8,
  realisasi: 8,
  capaian: 100,
  status: 'tercapai',
  csfGagal: [],
  penyebab: null,
  adaSolusi: false,
  satuanKerja: { id: 1, nama: 'Dinas Kesehatan', singkatan: 'DINKES' },
  pengampu: { jenis: 'tim-kerja', nama: 'Tim Kerja Gizi', rincian: null },
};
const card = (part: Partial<Card> = {}): Card => ({ ...healthy, ...part });
const missed: Partial<Card> = { realisasi: 7, capaian: 87.5, status: 'tidak-tercapai' };
const unknown: Partial<Card> = { realisasi: null, capaian: null, status: 'belum-ada-data' };

const treeOf = (rows: readonly [key: string, parent: string | null, level: number, card: Card][]) =>
  indexRows(rows.map(([key, parent, level, own]) => ({ key, parent, level, card: own, cross: false })));

const tree = treeOf([
  ['a', null, 1, card({ ...missed, pengampu: null })],
  ['b', 'a', 2, card({ ...missed, sasaran: 'Program' })],
  ['c', 'b', 3, card({ sasaran: 'Kegiatan' })],
  ['d', 'c', 4, card({ status: 'csf-gagal', csfGagal: ['Bidan kurang', 'Alat rusak.'], sasaran: 'Sub' })],
  ['e', 'b', 3, card({ ...unknown, sasaran: 'Kegiatan lain' })],
  ['z', null, 1, card(missed)],
]);

describe('what keeps a box from its target', () => {
  it('stands below it: what missed, what failed, what is not known', () => {
    const names = (boxes: readonly number[]) => boxes.map((box) => tree.keys[box]);
    const { failing, missing } = whyOf(tree, 0);
    expect([names(failing), names(missing)]).toEqual([['b', 'd'], ['e']]);
    expect(whyOf(tree, tree.indexOf.get('c') ?? -1)).toMatchObject({ failing: [3], missing: [] });
  });

  it('is nothing of a year that does not have the box', () => {
    const inactive = Uint8Array.from(tree.keys, (key) => (key === 'd' || key === 'e' ? 1 : 0));
    expect(whyOf({ ...tree, inactive }, 0)).toEqual({ failing: [1], missing: [] });
  });

  it('is told in one sentence', () => {
    expect(verdictOf(cardAt(tree, 0), whyOf(tree, 0))).toBe(
      '2 kinerja di bawahnya belum berhasil dan 1 belum ada angkanya.',
    );
    expect(verdictOf(card(missed), { failing: [], missing: [] })).toMatch(
      /^Semua kinerja di bawahnya tercapai/,
    );
    expect(verdictOf(card(), { failing: [], missing: [] })).toBe('Tidak ada yang gagal di cabang ini.');
  });
});

describe('sentences of a box', () => {
  it.each<[string, Partial<Card>, number, string[]]>([
    [
      'its figures, and that nobody wrote why',
      missed,
      4,
      [
        'Capaian 87,5%: realisasi 7 kunjungan dari target 8 kunjungan.',
        'Penyebabnya belum ditulis.',
        'Perbaikannya belum ditulis.',
      ],
    ],
    [
      'causes and repairs, with one full stop',
      { ...missed, penyebab: 'Jalan putus.', adaSolusi: true },
      2,
      [
        'Capaian 87,5%: realisasi 7 kunjungan dari target 8 kunjungan.',
        'Penyebab: Jalan putus.',
        'Perbaikannya sudah ditulis.',
      ],
    ],
    [
      'no causes where none are written',
      missed,
      1,
      ['Capaian 87,5%: realisasi 7 kunjungan dari target 8 kunjungan.'],
    ],
    ['that its figure is missing', unknown, 4, ['Belum ada angka: realisasinya belum diisi.']],
    ['that it has no target', { ...unknown, target: null }, 4, ['Belum ada angka: belum bertarget.']],
    [
      'that both are there and come to nothing',
      { ...unknown, target: 0, realisasi: 3 },
      1,
      ['Belum ada angka: capaiannya tidak dapat dihitung.'],
    ],
    [
      'factors that failed',
      { csfGagal: ['Bidan kurang', 'Alat rusak'], status: 'csf-gagal' },
      1,
      [
        'Capaian 100%: realisasi 8 kunjungan dari target 8 kunjungan.',
        'CSF gagal: Bidan kurang; Alat rusak.',
      ],
    ],
  ])('tell %s', (_, part, level, sentences) => {
    expect(sentencesOf(card(part), level)).toEqual(sentences);
  });
});

it('all of it is text to be pasted, every reason with who answers for it', () => {
  expect(whyText(tree, 0, { type: 'cascading' }).split('\n')).toEqual([
    'Sasaran Strategis PD: Meningkatnya kunjungan (Dinas Kesehatan). Capaian 87,5%: realisasi 7 kunjungan dari target 8 kunjungan.',
    '2 kinerja di bawahnya belum berhasil dan 1 belum ada angkanya.',
    '',
    'Belum berhasil',
    expect.stringMatching(
      /^1\. Kinerja Program: Program \(Tim Kerja Gizi, Dinas Kesehatan\)\. Capaian 87,5%/,
    ),
    expect.stringMatching(/^2\. Kinerja Sub Kegiatan: Sub .+ CSF gagal: Bidan kurang; Alat rusak\./),
    '',
    'Belum ada angka',
    expect.stringMatching(/^1\. Kinerja Kegiatan: Kegiatan lain .+ realisasinya belum diisi\.$/),
  ]);
});
