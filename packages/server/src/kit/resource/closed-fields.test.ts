import type { Kunci } from '@selaras/contracts';
import { bidangKinerja } from '@selaras/domain';
import { closedFields, currentValue, sameValue } from './closed-fields';

const returned: Kunci = { alasan: null, pesan: null, bidang: ['anggaran'], triwulan: [2] };
const approved: Kunci = { alasan: 'validasi', pesan: null, bidang: [], triwulan: [] };
const row = {
  sasaran: 'Lama',
  anggaran: 10,
  realisasi_tw1: null,
  realisasi_tw2: 3,
  tim_kerja: { id: 4, nama: 'Gizi' },
  kinerja_tercapai: [{ id: 1, catatan: 'Ada' }],
};

describe('closed fields', () => {
  it('are those that the body changes and whose group the lock closes', () => {
    const body = { sasaran: 'Baru', anggaran: 12, realisasi_tw1: 1, realisasi_tw2: 4, tim_kerja_id: 4 };
    expect(closedFields(body, row, bidangKinerja, returned)).toEqual([
      { field: 'sasaran', alasan: 'validasi' },
      { field: 'realisasi_tw1', alasan: 'batas-waktu' },
    ]);
    expect(closedFields(body, row, bidangKinerja, approved).map(({ field }) => field)).toEqual([
      'sasaran',
      'anggaran',
      'realisasi_tw1',
      'realisasi_tw2',
    ]);
  });

  it('of a new row are those that are filled in', () => {
    const body = { sasaran: 'Baru', anggaran: null, kinerja_tercapai: [], realisasi_tw1: 5 };
    const fields = closedFields(body, null, bidangKinerja, { ...returned, bidang: ['kinerja'] });
    expect(fields.map(({ field }) => field)).toEqual(['realisasi_tw1']);
  });

  it('do not count an unchanged list, whatever labels the row carries', () => {
    expect(sameValue([{ id: 1, catatan: 'Ada' }], row.kinerja_tercapai)).toBe(true);
    expect(sameValue([{ catatan: 'Ada' }], row.kinerja_tercapai)).toBe(true);
    expect(sameValue([], row.kinerja_tercapai)).toBe(false);
    expect(sameValue([{ id: 1, catatan: 'Lain' }], row.kinerja_tercapai)).toBe(false);
  });
});

describe('the row’s value of a field', () => {
  it.each([
    ['sasaran', 'Lama'],
    ['tim_kerja_id', 4],
    ['program_id', null],
  ])('%s is %p', (field, expected) => {
    expect(currentValue(row, field)).toBe(expected);
  });

  it('of a unit and of a list of ids come from their objects', () => {
    expect(currentValue({ satuan_kerja: { satuan_kerja_id: 1012 } }, 'satuan_kerja_id')).toBe(1012);
    expect(currentValue({ merge: [{ id: 1 }, { id: 2 }] }, 'merge_ids')).toEqual([1, 2]);
  });
});
