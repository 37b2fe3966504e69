import type { Section } from './field';
import { filledFields, foldedForm } from './folded';

const sections: readonly Section[] = [
  {
    title: 'Kinerja',
    fields: [
      { kind: 'text', name: 'sasaran', label: 'Sasaran' },
      { kind: 'choice', name: 'polaritas', label: 'Polaritas', options: [], initial: 'maximize' },
      { kind: 'switch', name: 'skp', label: 'SKP' },
      { kind: 'area', name: 'narasi', label: 'Narasi', required: false },
    ],
  },
  {
    title: 'Angka',
    fields: [
      {
        kind: 'figures',
        label: 'Angka',
        columns: () => [],
        lines: [{ id: 'target', label: 'Target', cells: { tw1: 'target_tw1', tw2: 'target_tw2' } }],
      },
      { kind: 'own', names: [], blank: {}, label: 'Capaian', Component: () => null },
    ],
  },
  {
    title: 'Penyebab',
    when: () => true,
    fields: [{ kind: 'area', name: 'penyebab', label: 'Penyebab', required: false }],
  },
  {
    title: 'Faktor',
    fields: [{ kind: 'catatan', name: 'csf', label: 'CSF', required: false, add: 'Tambah' }],
  },
];

const shape = (parts: readonly Section[] | undefined) =>
  parts?.map(({ title, fields }) => [title, ...fields.map(({ label }) => label)]);

describe('a form in two parts', () => {
  it('asks first what must be filled in, what is named and what has its time, and folds the rest', () => {
    const folded = foldedForm(sections, ['target_tw1']);
    expect(shape(folded?.first)).toEqual([
      ['Kinerja', 'Sasaran'],
      ['Angka', 'Angka', 'Capaian'],
      ['Penyebab', 'Penyebab'],
    ]);
    expect(shape(folded?.rest)).toEqual([
      ['Kinerja', 'Polaritas', 'SKP', 'Narasi'],
      ['Faktor', 'CSF'],
    ]);
  });

  it('has every field exactly once', () => {
    const folded = foldedForm(sections, []);
    const all = [folded?.first ?? [], folded?.rest ?? []].flat().flatMap(({ fields }) => fields);
    expect(new Set(all)).toEqual(new Set(sections.flatMap(({ fields }) => fields)));
    expect(all).toHaveLength(8);
  });

  it('is one where nothing is named, or nothing is left over', () => {
    expect(foldedForm(sections, undefined)).toBeNull();
    expect(foldedForm(sections.slice(2, 3), [])).toBeNull();
  });
});

it('counts fields that hold something they did not begin with', () => {
  const nothing = {
    sasaran: ' ',
    polaritas: 'maximize',
    skp: false,
    narasi: null,
    csf: [],
    target_tw1: null,
  };
  expect(filledFields(sections, nothing)).toBe(0);
  expect(
    filledFields(sections, { ...nothing, polaritas: 'range', skp: true, target_tw1: 0, target_tw2: 1 }),
  ).toBe(3);
});
