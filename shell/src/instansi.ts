/** Whose portal this is: the one place that names product and regency. */
export const instansi = {
  aplikasi: 'Selaras',
  slogan: 'Sistem Akuntabilitas Kinerja',
  pemerintah: 'Pemerintah Kabupaten Tirtaraya',
} as const;
