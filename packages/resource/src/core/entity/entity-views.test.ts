import { subKegiatanEntity } from '@selaras/contracts';
import { formFieldsOf } from './entity-form';
import { viewsOf } from './entity-list';

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
    const pagu = column<typeof row>('pagu', { sortable: true });
    expect(pagu).toMatchObject({ id: 'pagu', title: 'Pagu', numeric: true, sortable: true });
    expect(pagu.cell?.(row)).toBe('Rp 125.000.000');
    expect(column<typeof row>('realisasi').title).toBe('Realisasi');
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
