import type { Rows } from '../../../kit/seed/rows';

/** Innovations that the demo tells of; pictures are uploaded by people. */
const innovations = [
  {
    satuan_kerja_id: 1012,
    judul: 'Puskesmas Keliling Terjadwal',
    deskripsi:
      'Jadwal kunjungan tenaga kesehatan ke desa terpencil diumumkan sebulan sebelumnya lewat pesan singkat.',
    manfaat:
      'Warga tahu kapan dan di mana dilayani; waktu tunggu pemeriksaan turun dari tiga jam menjadi satu jam.',
    tautan: null,
  },
  {
    satuan_kerja_id: 9999,
    judul: 'Rapat Tanpa Kertas',
    deskripsi:
      'Bahan rapat pimpinan dibagikan dan ditandai di layar; keputusan tercatat beserta penanggung jawabnya.',
    manfaat: 'Keputusan rapat dapat dilacak sampai selesai dan biaya penggandaan berkurang.',
    tautan: null,
  },
  {
    satuan_kerja_id: 9999,
    judul: 'Klinik Perencanaan Kinerja',
    deskripsi: 'Pendampingan mingguan bagi perangkat daerah yang menyusun indikator dan target.',
    manfaat: 'Rencana lebih cepat disetujui karena diperbaiki sebelum diajukan.',
    tautan: null,
  },
] as const;

/** A few innovations in each year. */
export function addProgramInovatif(rows: Rows): void {
  for (const tahun of [2024, 2025]) {
    for (const innovation of innovations) rows.add('program_inovatif', { tahun, ...innovation });
  }
}
