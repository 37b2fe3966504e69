import { rowsByColumn } from '../../../../kit/sheet-import/sheet-column';
import { nomenklaturColumns } from '../nomenklatur/nomenklatur-rows';
import { cascadeColumns, titleOf } from './cascade-columns';

describe('the columns of a cascade file', () => {
  it('are titled as forms and spreadsheets call their fields', () => {
    expect(cascadeColumns.slice(0, 13).map(({ title }) => title)).toEqual([
      'ID',
      'Tingkat',
      'Indikator RPJMD',
      'Kode',
      'Sasaran',
      'Indikator',
      'Satuan',
      'Polaritas',
      'Cara hitung setahun',
      'Pengampu',
      'Target',
      'Batas bawah',
      'Batas atas',
    ]);
    expect(['target_tw1', 'anggaran_tw4'].map(titleOf)).toEqual(['Target TW 1', 'Anggaran TW 4']);
  });

  it('are named in messages by the field that they fill', () => {
    expect(['iku', 'target_3', 'kegiatan_id', 'tim_kerja_id', 'kinerja_program_id'].map(titleOf)).toEqual([
      'Indikator',
      'Target',
      'Kode',
      'Pengampu',
      'Program',
    ]);
  });

  it('and those of the nomenclature are read under the heads of earlier templates too', () => {
    const cascade = rowsByColumn(
      [
        ['Tingkat', 'Sasaran', 'Indikator', 'Satuan', 'Tipe Hitung', 'Batas Bawah'],
        ['Program', 'a', 'b', 'c', 'Akumulasi', '1'],
      ],
      cascadeColumns,
    );
    expect(cascade).toMatchObject({ baris: [{ isi: { tipe_hitung: 'Akumulasi', range_min: '1' } }] });
    const nomenklatur = rowsByColumn(
      [
        ['Kode', 'Nama', 'Satuan'],
        ['1.02.02', 'Program', 'Dokumen'],
      ],
      nomenklaturColumns,
    );
    expect(nomenklatur).toMatchObject({ baris: [{ isi: { satuan_kemendagri: 'Dokumen' } }] });
  });
});
