import { kalimatAsal } from './kalimat-asal';

const siti = { nama: 'Siti Rahma', nilai: 2.5, oleh: 'Budi Santoso', pada: '2025-01-05T03:00:00Z' };

it('says whose reports a figure comes from, who confirmed them and when', () => {
  expect(kalimatAsal({ sebelum: null, laporan: [siti] })).toBe(
    'Dari laporan Siti Rahma (2,5), dikonfirmasi Budi Santoso pada 5 Januari 2025.',
  );
  expect(kalimatAsal({ sebelum: 4, laporan: [siti, { ...siti, nama: 'Ani', nilai: 1 }] })).toBe(
    'Dari laporan Siti Rahma (2,5), dikonfirmasi Budi Santoso pada 5 Januari 2025; Ani (1), dikonfirmasi Budi Santoso pada 5 Januari 2025. Sebelumnya satuan kerja menulis 4.',
  );
});

it('does not name reports that changed since', () => {
  expect(kalimatAsal({ sebelum: null, laporan: [] })).toBe(
    'Dari laporan anggota yang berubah sejak dikonfirmasi.',
  );
});
