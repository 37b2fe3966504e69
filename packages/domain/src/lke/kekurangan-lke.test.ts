import { instrumen } from './instrumen/instrumen.fixture';
import { type BarisLke, isPerbaikan, kekuranganBaris, kekuranganLke, nilaiBerlaku } from './kekurangan-lke';

const empty = { uraian: null, nilai: null };
const baris = (
  change: {
    [Field in keyof BarisLke]?: Partial<BarisLke[Field]> | BarisLke[Field];
  },
): BarisLke => ({
  kriteria_id: 1,
  perbaikan: change.perbaikan === true,
  tahap_1: { ...empty, jawaban: null, ...(change.tahap_1 as object) },
  tahap_2: { ...empty, ...(change.tahap_2 as object) },
  jumlah_bukti: { tahap_1: 0, tahap_2: 0, ...(change.jumlah_bukti as object) },
});

it.each([
  ['ajukan', {}, 'belum-dijawab'],
  ['ajukan', { tahap_1: { jawaban: 'XX' } }, 'belum-dijawab'],
  ['ajukan', { tahap_1: { jawaban: 'D' } }, 'tanpa-bukti'],
  ['ajukan', { tahap_1: { jawaban: 'D' }, jumlah_bukti: { tahap_2: 1 } }, 'tanpa-bukti'],
  ['ajukan', { tahap_1: { jawaban: 'E' } }, null],
  ['ajukan', { tahap_1: { jawaban: 'AA' }, jumlah_bukti: { tahap_1: 1 } }, null],
  ['tutup-penilaian', {}, 'belum-dinilai'],
  ['tutup-penilaian', { tahap_1: { nilai: 'E' } }, null],
  ['ajukan-perbaikan', { perbaikan: true }, 'belum-ditanggapi'],
  ['ajukan-perbaikan', { perbaikan: true, tahap_2: { uraian: 'Sudah' } }, null],
  ['ajukan-perbaikan', { perbaikan: true, jumlah_bukti: { tahap_2: 1 } }, null],
  ['ajukan-perbaikan', { perbaikan: false }, null],
  ['tutup-penilaian-2', { perbaikan: true }, 'belum-dinilai'],
  ['tutup-penilaian-2', { perbaikan: false }, null],
  ['mulai-penilaian', {}, null],
] as const)('before %s, %j lacks %s', (langkah, row, kekurangan) => {
  expect(kekuranganBaris(langkah, instrumen, baris(row))).toBe(kekurangan);
});

it('names the criteria that lack something', () => {
  const rows = [baris({}), { ...baris({ tahap_1: { jawaban: 'E' } }), kriteria_id: 8 }];
  expect(kekuranganLke('ajukan', instrumen, rows)).toEqual([{ kriteria_id: 1, kekurangan: 'belum-dijawab' }]);
});

it.each([
  [{ nilai: 'B', catatan: 'Lengkapi', perlu_perbaikan: null }, true],
  [{ nilai: 'B', catatan: null, perlu_perbaikan: null }, false],
  [{ nilai: 'AA', catatan: 'Baik', perlu_perbaikan: null }, false],
  [{ nilai: null, catatan: 'Lengkapi', perlu_perbaikan: null }, false],
  [{ nilai: 'AA', catatan: null, perlu_perbaikan: true }, true],
  [{ nilai: 'D', catatan: 'Lengkapi', perlu_perbaikan: false }, false],
])('a criterion with %j is to be repaired: %s', (tahap, expected) => {
  expect(isPerbaikan(instrumen, tahap)).toBe(expected);
});

it('the second score counts where there is one', () => {
  expect(nilaiBerlaku(baris({ tahap_1: { nilai: 'B' } }))).toBe('B');
  expect(nilaiBerlaku(baris({ tahap_1: { nilai: 'B' }, tahap_2: { nilai: 'A' } }))).toBe('A');
});
