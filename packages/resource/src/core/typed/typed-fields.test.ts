import { bodyShape, type EntityFields } from '@selaras/contracts';
import { missingTyped, typedBody, typedValues, typedWords } from './typed-fields';

const fields = {
  nama: { kind: 'text', label: 'Nama' },
  alasan: { kind: 'area', label: 'Alasan', optional: true },
  sejak: { kind: 'date', label: 'Sejak', optional: true },
  pagu: { kind: 'rupiah', label: 'Pagu' },
  jenis: { kind: 'choice', label: 'Jenis', codes: ['satu', 'dua'], words: { satu: 'Yang pertama' } },
  tetap: { kind: 'switch', label: 'Tetap' },
  unit_id: { kind: 'reference', to: 'unit', label: 'Unit', optional: true },
} as const satisfies EntityFields;

const row = {
  nama: 'Sari',
  alasan: null,
  sejak: '2025-03-01',
  pagu: 2500000,
  jenis: 'dua',
  tetap: true,
  unit_id: 7,
};
const blank = { nama: '', alasan: '', sejak: '', pagu: null, jenis: '', tetap: false, unit_id: null };

it('a form begins with the values of its row, what it has not as an empty text', () => {
  expect(typedValues(fields, row)).toEqual({ ...row, alasan: '' });
});

it('a new row begins empty, or with what its description says', () => {
  expect(typedValues(fields, null)).toEqual(blank);
  const begun = {
    pagu: { ...fields.pagu, initial: 0 },
    jenis: { ...fields.jenis, initial: 'satu' },
  } as const;
  expect(typedValues(begun, null)).toEqual({ pagu: 0, jenis: 'satu' });
});

it('what is sent has no room around its texts, and null where nothing was typed that may be left out', () => {
  expect(typedBody(fields, { ...row, nama: ' Sari ', alasan: '  ', sejak: '' })).toEqual({
    ...row,
    alasan: null,
    sejak: null,
  });
});

it('missing is what is asked for and empty: a zero and a no are answers', () => {
  expect(missingTyped(fields, blank)).toEqual({
    nama: 'Wajib diisi',
    pagu: 'Wajib diisi',
    jenis: 'Wajib diisi',
  });
  expect(missingTyped(fields, { ...row, pagu: 0, tetap: false, nama: '   ' })).toEqual({
    nama: 'Wajib diisi',
  });
});

it('a text of which too little stands is missing to the form as to the call, in the same words', () => {
  const said = 'Tulis namanya, sekurangnya tiga huruf';
  const { nama } = { nama: { ...fields.nama, least: { length: 3, text: said } } } as const;
  const schema = bodyShape({ nama }).nama;
  for (const typed of ['', ' Al ']) {
    expect(missingTyped({ nama }, { nama: typed })).toEqual({ nama: said });
    expect(schema.safeParse(typed).error?.issues[0]?.message).toBe(said);
  }
  expect(missingTyped({ nama }, { nama: ' Ali ' })).toEqual({});
  expect(schema.parse(' Ali ')).toBe('Ali');
});

it('values are told in the words of their field', () => {
  const words = typedWords(fields);
  expect(words.sejak[0]).toBe('Sejak');
  expect(words.sejak[1]('2025-03-01')).toBe('1 Maret 2025');
  expect(words.jenis[1]('satu')).toBe('Yang pertama');
  expect(words.pagu[1](2500000)).toMatch(/^Rp.2\.500\.000/);
  expect(words.tetap[1](false)).toBe('Tidak');
  expect([words.nama[1](''), words.pagu[1](null)]).toEqual(['-', '-']);
});
