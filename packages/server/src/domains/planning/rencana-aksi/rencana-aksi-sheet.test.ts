import { rencanaAksiGroups } from '@selaras/contracts';
import { bidangRealisasiRencanaAksi } from '@selaras/domain';
import { terintegrasiColumns } from '../rencana-aksi-terintegrasi/terintegrasi-export';
import { rencanaAksiColumns } from './rencana-aksi-export';

const titlesOf = (columns: readonly { readonly title: string }[]) => columns.map(({ title }) => title);
const perTw = (title: string) => [1, 2, 3, 4].map((tw) => `${title} TW ${tw}`);

describe('the spreadsheet of an action plan', () => {
  it('has the columns of the public form', () => {
    expect(titlesOf(rencanaAksiColumns)).toEqual([
      'Satuan kerja',
      'Sasaran',
      'Indikator sasaran',
      'Rencana aksi',
      'Indikator',
      'Satuan',
      ...perTw('Target'),
      ...perTw('Realisasi'),
      ...perTw('Kendala'),
      ...perTw('Tindak lanjut'),
      ...perTw('Eviden'),
      'Anggaran',
      'Pengampu',
      'Kode sub kegiatan',
    ]);
  });

  it('of all levels has the columns of the page', () => {
    const umum = ['Tingkat', 'Kode', 'Nomenklatur', 'Uraian', 'Indikator', 'Satuan', 'Target'];
    expect(titlesOf(terintegrasiColumns.rencana)).toEqual([
      ...umum,
      ...perTw('Target'),
      'Anggaran',
      'Pengampu',
    ]);
    expect(titlesOf(terintegrasiColumns.realisasi)).toEqual([
      ...umum,
      ...[1, 2, 3, 4].flatMap((tw) => [`Target TW ${tw}`, `Realisasi TW ${tw}`]),
      'Realisasi',
      'Capaian (%)',
    ]);
  });
});

describe('the groups of an action', () => {
  it('keep what was planned apart from what became of it', () => {
    expect(rencanaAksiGroups).toEqual({
      satuan: 'target',
      polaritas: 'target',
      tw1: 'target',
      tw2: 'target',
      tw3: 'target',
      tw4: 'target',
      anggaran: 'anggaran',
      pengampu: 'pengampu',
      struktur_organisasi_id: 'pengampu',
      tim_kerja_id: 'pengampu',
    });
    expect(Object.keys(rencanaAksiGroups).filter((name) => name in bidangRealisasiRencanaAksi)).toEqual([]);
  });
});
