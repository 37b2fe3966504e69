import type { Random } from '../../../kit/seed/random';

/** What went wrong, which success factor was missing, and what is done about it the year after. */
export interface Kendala {
  readonly penyebab: string;
  readonly gagal: string;
  readonly solusi: string;
}

const kendala: readonly Kendala[] = [
  {
    penyebab: 'Proses pengadaan mundur satu bulan sehingga pekerjaan bergeser ke triwulan berikutnya',
    gagal: 'Kontrak belum ditandatangani sampai akhir triwulan II',
    solusi: 'Pengadaan dini sejak November tahun sebelumnya',
  },
  {
    penyebab: 'Jumlah petugas pelaksana berkurang karena pensiun dan mutasi',
    gagal: 'Kebutuhan petugas sesuai analisis beban kerja belum terpenuhi',
    solusi: 'Redistribusi petugas dan pendampingan antarbidang',
  },
  {
    penyebab: 'Data sasaran dari kecamatan terlambat diterima',
    gagal: 'Data sasaran belum mutakhir pada awal tahun',
    solusi: 'Pemutakhiran data sasaran bersama kecamatan setiap triwulan',
  },
  {
    penyebab: 'Cuaca ekstrem menghambat pelaksanaan di wilayah pesisir',
    gagal: 'Jadwal pelaksanaan belum memperhitungkan musim hujan',
    solusi: 'Jadwal pelaksanaan dimajukan ke musim kemarau',
  },
  {
    penyebab: 'Petunjuk teknis dari kementerian terbit pada triwulan III',
    gagal: 'Petunjuk teknis belum tersedia saat kegiatan dimulai',
    solusi: 'Penyusunan prosedur sementara dan konsultasi lebih awal',
  },
  {
    penyebab: 'Efisiensi anggaran pada perubahan APBD mengurangi volume kegiatan',
    gagal: 'Anggaran tidak tersedia penuh sampai akhir tahun',
    solusi: 'Penajaman prioritas dan pengalihan ke metode daring',
  },
  {
    penyebab: 'Partisipasi sasaran kegiatan lebih rendah dari perkiraan',
    gagal: 'Sosialisasi kepada sasaran belum merata di semua kecamatan',
    solusi: 'Sosialisasi bersama pemerintah desa dan media lokal',
  },
  {
    penyebab: 'Sistem aplikasi pendukung beberapa kali tidak dapat diakses',
    gagal: 'Ketersediaan sistem pendukung di bawah 95 persen',
    solusi: 'Pemindahan layanan ke pusat data kabupaten',
  },
];

const faktor: readonly string[] = [
  'Komitmen pimpinan dan rapat kendali mutu bulanan',
  'Data sasaran yang mutakhir dan terverifikasi',
  'Ketersediaan petugas yang kompeten di lapangan',
  'Anggaran tersedia sesuai jadwal pelaksanaan',
  'Dukungan pemerintah desa dan mitra kerja',
  'Prosedur kerja dan pembagian peran yang jelas',
];

export function kendalaOf(random: Random): Kendala {
  return random.pick(kendala);
}

/** A critical success factor in general words. */
export function faktorKeberhasilan(random: Random): string {
  return random.pick(faktor);
}
