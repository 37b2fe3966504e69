import { defineEntity, subKegiatanEntity, unitFields } from '@selaras/contracts';
import { staff } from '@selaras/roles';
import type { AnyResource } from '../resource';
import { formFieldsOf } from './entity-form';
import { viewsOf } from './entity-list';
import { entityViews } from './entity-views';
import { wordsOf } from './entity-words';

const row = {
  kode: '1.02.02.2.02.0001',
  nama: 'Pengelolaan kesehatan ibu hamil',
  indikator_kemendagri: null,
  satuan_kemendagri: 'Orang',
  pagu: 125_000_000,
  realisasi: 0,
};

describe('fields of an entity', () => {
  const { own, reference } = formFieldsOf(subKegiatanEntity);
  const { column, fact } = viewsOf(subKegiatanEntity);

  it('are asked for by the words of the description', () => {
    expect(own('kode')).toEqual({
      kind: 'text',
      name: 'kode',
      label: 'Kode',
      help: 'Kode nomenklatur Kemendagri, misalnya 1.02.02.2.02.0001.',
      half: true,
      maxLength: 40,
    });
    expect(own('realisasi')).toMatchObject({ kind: 'number', prefix: 'Rp', initial: 0, digits: 2 });
    expect(own('indikator_kemendagri')).toMatchObject({ kind: 'area', required: false });
  });

  it('that refer to another entity bring their choices', () => {
    const query = () => () => {
      throw new Error('not asked here');
    };
    expect(reference('kegiatan_id', { query })).toMatchObject({ kind: 'pick', label: 'Kegiatan', query });
  });

  it('stand in lists under their short title, money as money', () => {
    const pagu = column<'pagu', typeof row>('pagu', { sortable: true });
    expect(pagu).toMatchObject({ id: 'pagu', title: 'Pagu', numeric: true, sortable: true });
    expect(pagu.cell?.(row)).toBe('Rp 125.000.000');
    expect(column<'realisasi', typeof row>('realisasi').title).toBe('Realisasi');
  });

  it('stand in details under their label; long texts over the whole width', () => {
    expect(fact(row, 'realisasi')).toMatchObject({ term: 'Realisasi anggaran' });
    expect(fact(row, 'indikator_kemendagri')).toEqual({
      term: 'Indikator Kemendagri',
      value: null,
      wide: true,
    });
  });
});

const papanEntity = defineEntity({
  name: 'papan',
  title: 'Papan',
  sebutan: 'papan',
  acts: { read: staff, history: staff, create: staff, update: staff, remove: staff },
  orders: ['nama'],
  filters: ['polaritas', 'program_id'],
  fields: {
    ...unitFields,
    program_id: { kind: 'reference', to: 'program', label: 'Program', shows: ['kode', 'nama'] },
    nama: { kind: 'text', label: 'Nama' },
    polaritas: { kind: 'choice', label: 'Arah', codes: ['maximize', 'minimize'], initial: 'maximize' },
    keadaan: {
      kind: 'choice',
      label: 'Keadaan',
      codes: ['a', 'b'],
      words: { a: 'Awal', b: 'Beres' },
      optional: true,
    },
    mulai: { kind: 'date', label: 'Mulai', optional: true },
    tampil: { kind: 'switch', label: 'Tampil' },
  },
  stored: { table: 'papan', year: 'tahun', label: ['nama'] },
});
const papanRow = {
  id: 1,
  versi: 1,
  kemampuan: { ubah: true, hapus: true, riwayat: true },
  satuan_kerja: { satuan_kerja_id: 1012, satuan_kerja_nama: 'Dinas Kesehatan', singkatan: null },
  program: { id: 31, kode: '1.02', nama: 'Kesehatan' },
  nama: 'Satu',
  polaritas: 'maximize',
  keadaan: 'b',
  mulai: '2025-01-31',
  tampil: true,
};

describe('the views of an entity whose rows are its fields', () => {
  const query = () => () => {
    throw new Error('not asked here');
  };
  const resource = { path: '/papan' } as AnyResource;
  const { list, form, detail } = entityViews(papanEntity, resource, {
    description: 'Papan.',
    choices: { program_id: query },
  });

  it('show words in the place of codes, dates and references', () => {
    const shown = list.columns.map(({ title, value, cell }) => [title, (cell ?? value)(papanRow)]);
    expect(shown).toEqual([
      ['Satuan kerja', 'Dinas Kesehatan'],
      ['Program', '1.02 Kesehatan'],
      ['Nama', 'Satu'],
      ['Arah', 'Makin tinggi makin baik'],
      ['Keadaan', 'Beres'],
      ['Mulai', '31 Januari 2025'],
      ['Tampil', 'Ya'],
    ]);
    expect(detail.sections[0]?.facts?.(papanRow).map(({ value }) => value)).toEqual(
      shown.map(([, text]) => text),
    );
    expect(detail.title(papanRow)).toBe('Satu');
  });

  it('are ordered and narrowed by what the description names', () => {
    expect(list.columns.filter(({ sortable }) => sortable).map(({ id }) => id)).toEqual(['nama']);
    expect(list.filters.map(({ name }) => name)).toEqual(['satuan_kerja_id', 'polaritas', 'program_id']);
  });

  it('ask for each field by its kind; a reference of another unit is emptied with the unit', () => {
    const [unit, program, ...own] = form.sections[0]?.fields ?? [];
    expect(unit).toMatchObject({ kind: 'pick', name: 'satuan_kerja_id', empties: ['program_id'] });
    expect(program).toMatchObject({ kind: 'pick', name: 'program_id', label: 'Program' });
    expect(own.map(({ kind }) => kind)).toEqual(['text', 'choice', 'choice', 'date', 'switch']);
    expect(own[1]).toMatchObject({
      initial: 'maximize',
      options: [
        { value: 'maximize', label: 'Makin tinggi makin baik' },
        { value: 'minimize', label: 'Makin rendah makin baik' },
      ],
    });
    expect(own[2]).toMatchObject({ required: false });
  });

  it('need to know where the choices of a reference come from', () => {
    expect(() => entityViews(papanEntity, resource, { description: '' })).toThrow(
      'No choices for program_id',
    );
  });

  it('bring the words of their own codes to the history', () => {
    expect(wordsOf(papanEntity).fieldWords).toEqual({ keadaan: { a: 'Awal', b: 'Beres' } });
  });
});
