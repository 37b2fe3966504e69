import { kalimatRapor } from './kalimat-rapor';
import { summarizeRapor } from './ringkasan-rapor';

const none = summarizeRapor([]);

it.each([
  [{}, 'Tidak ada IKU yang bertarget pada triwulan ini'],
  [{ jumlah: 1200, tercapai: 1200 }, '1.200 dari 1.200 IKU tercapai'],
  [
    { jumlah: 5, tercapai: 3, tidak_tercapai: 2, berpenyebab: 2 },
    '3 dari 5 IKU tercapai; semua yang belum tercapai sudah dicatat penyebabnya',
  ],
  [
    { jumlah: 5, tercapai: 3, tidak_tercapai: 2, berpenyebab: 1 },
    '3 dari 5 IKU tercapai; 1 dari 2 yang belum tercapai belum dicatat penyebabnya',
  ],
])('of %j it is %s', (part, sentence) => {
  expect(kalimatRapor({ ...none, ...part }, 'IKU')).toBe(sentence);
});

it('of key indicators names what their quarter counts, not what their year does', () => {
  const part = { jumlah: 45, tercapai: 11, tidak_tercapai: 34, berpenyebab: 4 };
  expect(kalimatRapor({ ...none, ...part }, 'IKU', 'tuntas aksinya')).toBe(
    '11 dari 45 IKU tuntas aksinya; 30 dari 34 yang belum tuntas aksinya belum dicatat penyebabnya',
  );
});
