import { kamusIndikatorFungsional } from '../kamus-indikator-fungsional/kamus-fungsional-resource';
import { kamusIndikator } from './kamus-indikator-resource';

const entri = {
  satuan_kerja: { satuan_kerja_nama: 'Dinas Kesehatan' },
  level: 'kinerja-program',
  indikator: 'Cakupan layanan',
  jenis: 'outcome',
  polaritas: 'maximize',
  frekuensi: 'Triwulanan',
  konsolidasi_periode: 'sum',
  lead_lag: null,
  tingkat_kendali: 'Tinggi',
  validasi: 'valid',
};

describe('the spreadsheets of the two dictionaries', () => {
  it('have the columns of the description, codes as words', () => {
    const cells = kamusIndikator.sheetColumns.map(({ title, value }) => [title, value(entri) ?? null]);
    expect(cells).toEqual([
      ['Satuan kerja', 'Dinas Kesehatan'],
      ['Tingkat', 'Kinerja program'],
      ['Indikator', 'Cakupan layanan'],
      ['Indikator Kemendagri', null],
      ['Jenis', 'Outcome (hasil)'],
      ['Tujuan', null],
      ['Definisi', null],
      ['Formula', null],
      ['Satuan', null],
      ['Polaritas', 'Maksimal'],
      ['Sumber data', null],
      ['Penanggung jawab', null],
      ['Frekuensi', 'Triwulanan'],
      ['Periode pelaporan', null],
      ['Konsolidasi periode', 'Dijumlahkan'],
      ['Lead/lag', null],
      ['Tingkat kendali', 'Tinggi'],
      ['Validasi', 'Valid'],
      ['Catatan', null],
    ]);
  });

  it('name positions with the sub-activities that they serve', () => {
    expect(kamusIndikatorFungsional.sheetColumns.map(({ title }) => title)).toEqual([
      'Satuan kerja',
      'Jabatan fungsional',
      'Indikator',
      'Satuan',
      'Sub kegiatan',
      'Keterangan',
    ]);
  });
});
