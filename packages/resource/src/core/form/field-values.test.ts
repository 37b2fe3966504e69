import { noLock } from '../lock';
import { autofilled, filledByItself } from './autofill';
import type { FormSurroundings, Section } from './field';
import { missingValues, shownSections } from './field-check';
import { isFieldClosed } from './field-lock';
import { bodyOf, emptyValues, valuesOfRow } from './field-values';

const surroundings: FormSurroundings = { tahun: 2025, isNew: true, picksUnit: false, user: null };
const sections: readonly Section[] = [
  {
    title: 'Induk',
    fields: [
      {
        kind: 'pick',
        name: 'satuan_kerja_id',
        label: 'Satuan kerja',
        asked: ({ picksUnit }) => picksUnit,
        query: () => () => ({ queryKey: [], queryFn: async () => [] }),
      },
      { kind: 'text', name: 'sasaran', label: 'Sasaran' },
      { kind: 'area', name: 'catatan', label: 'Catatan', required: false },
      { kind: 'choice', name: 'polaritas', label: 'Polaritas', options: [], initial: 'maximize' },
      { kind: 'number', name: 'range_min', label: 'Bawah', when: ({ polaritas }) => polaritas === 'range' },
      { kind: 'switch', name: 'skp', label: 'SKP' },
      { kind: 'number', name: 'realisasi', label: 'Realisasi', initial: 0 },
    ],
  },
  {
    title: 'Angka',
    fields: [
      {
        kind: 'figures',
        label: 'Angka',
        columns: () => [],
        lines: [{ id: 'target', label: 'Target', cells: { tw1: 'target_tw1' } }],
      },
    ],
  },
];

describe('values of a form', () => {
  it('are empty by the kind of their field', () => {
    expect(emptyValues(sections)).toEqual({
      satuan_kerja_id: null,
      sasaran: '',
      catatan: '',
      polaritas: 'maximize',
      range_min: null,
      skp: false,
      realisasi: 0,
      target_tw1: null,
    });
  });

  it('take references of a row by their id', () => {
    const row = { satuan_kerja: { satuan_kerja_id: 1012 }, sasaran: 'a', catatan: null, target_tw1: 5 };
    expect(valuesOfRow(sections, row)).toMatchObject({
      satuan_kerja_id: 1012,
      sasaran: 'a',
      catatan: '',
      target_tw1: 5,
    });
  });

  it('are saved trimmed, empty ones as null, and without what does not count', () => {
    const values = { ...emptyValues(sections), satuan_kerja_id: 1012, sasaran: ' a ', range_min: 3 };
    expect(bodyOf(sections, values, surroundings)).toMatchObject({
      sasaran: 'a',
      catatan: null,
      range_min: null,
    });
    expect(bodyOf(sections, { ...values, polaritas: 'range' }, surroundings)).toMatchObject({ range_min: 3 });
  });

  it('that only lead to others are kept by the form and left out of a save', () => {
    const own: Section = {
      title: 'Mitra',
      fields: [
        {
          kind: 'own',
          label: 'Simpul',
          names: ['simpul_id'],
          held: ['mitra'],
          blank: { simpul_id: null, mitra: null },
          read: (name) => (name === 'mitra' ? 1013 : 7),
          write: (value: number) => value * 10,
          Component: () => null,
        },
      ],
    };
    const values = valuesOfRow([own], {});
    expect(values).toEqual({ simpul_id: 7, mitra: 1013 });
    expect(bodyOf([own], values, surroundings)).toEqual({ simpul_id: 70 });
  });

  it('that the user is not asked for keep what the form began with', () => {
    const values = { ...emptyValues(sections), satuan_kerja_id: 1012 };
    const names = shownSections(sections, values, surroundings).flatMap(({ fields }) =>
      fields.map(({ label }) => label),
    );
    expect(names).not.toContain('Satuan kerja');
    expect(bodyOf(sections, values, surroundings)).toMatchObject({ satuan_kerja_id: 1012 });
  });
});

describe('what is missing', () => {
  const missing = (values: object, closed = false) =>
    missingValues(
      shownSections(sections, { ...emptyValues(sections), ...values }, surroundings),
      { ...emptyValues(sections), ...values },
      () => closed,
    );

  it('is told of every required field that is shown', () => {
    expect(missing({})).toEqual({ sasaran: 'Wajib diisi' });
    expect(missing({ sasaran: 'a', polaritas: 'range' })).toEqual({ range_min: 'Wajib diisi' });
  });

  it('is not asked for where nothing can be written', () => {
    expect(missing({}, true)).toEqual({});
  });
});

it('a field is closed when the lock leaves its group closed, or the group of what is not named', () => {
  const lock = { ...noLock, isOpen: (group: string | undefined) => group === 'target' };
  const [, sasaran] = sections[0]?.fields ?? [];
  const [figures] = sections[1]?.fields ?? [];
  if (sasaran === undefined || figures === undefined) throw new Error('no fields');
  expect(isFieldClosed(lock, { target_tw1: 'target' }, sasaran)).toBe(true);
  expect(isFieldClosed(lock, { target_tw1: 'target' }, figures)).toBe(false);
});

it('another row gives what is not filled in yet, and nothing of what it does not carry', () => {
  const source = {
    sasaran: 'lama',
    catatan: 'lama',
    polaritas: 'minimize',
    target_tw1: 5,
    realisasi_tw1: 4,
    skp: true,
  };
  const values = { ...emptyValues(sections), sasaran: 'baru' };
  const carries = (name: string) => !name.startsWith('realisasi');
  expect(autofilled(sections, values, source, { carries })).toEqual({
    catatan: 'lama',
    polaritas: 'minimize',
    skp: true,
    target_tw1: 5,
  });
});

describe('what another row gives by itself', () => {
  const blank = emptyValues(sections);
  const lastYear = { sasaran: 'Sasaran lama', catatan: 'lama', polaritas: 'minimize' };

  it('fills a form in which nobody has filled in any of it', () => {
    expect(filledByItself(sections, { ...blank, satuan_kerja_id: 7 }, lastYear, { before: {} })).toEqual(
      lastYear,
    );
  });

  it('is nothing once somebody has', () => {
    expect(filledByItself(sections, { ...blank, sasaran: 'Saya' }, lastYear, { before: {} })).toBeNull();
  });

  it('takes the place of what came before, and leaves what was changed of that', () => {
    const values = { ...blank, ...lastYear };
    const other = { sasaran: 'Sasaran lain', polaritas: 'minimize' };
    expect(filledByItself(sections, values, other, { before: lastYear })).toEqual({
      sasaran: 'Sasaran lain',
      catatan: blank.catatan,
    });
    expect(filledByItself(sections, { ...values, sasaran: 'Saya' }, other, { before: lastYear })).toBeNull();
    expect(filledByItself(sections, { ...values, catatan: 'Saya' }, null, { before: lastYear })).toEqual({
      sasaran: blank.sasaran,
      polaritas: 'maximize',
    });
  });
});
