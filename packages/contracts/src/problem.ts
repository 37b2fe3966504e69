import { z } from 'zod';

/**
 * Every failure that the API answers, by its stable code. The text is Indonesian and says what is wrong and
 * what to do; `title` is the short English name that `application/problem+json` asks for.
 */
export const problemCatalogue = {
  MASUKAN_TIDAK_SESUAI: {
    status: 422,
    title: 'Unprocessable input',
    pesan: 'Data yang dikirim tidak sesuai. Periksa isian yang ditandai.',
  },
  TAHUN_TIDAK_DIKENAL: {
    status: 422,
    title: 'Unknown year',
    pesan: 'Tahun kinerja tidak dikenal. Pilih tahun yang tersedia.',
  },
  PERMINTAAN_RUSAK: {
    status: 400,
    title: 'Malformed request',
    pesan: 'Permintaan tidak dapat dibaca. Muat ulang halaman lalu coba lagi.',
  },
  BELUM_MASUK: {
    status: 401,
    title: 'Not signed in',
    pesan: 'Sesi Anda tidak ada atau sudah berakhir. Silakan masuk kembali.',
  },
  LOGIN_SALAH: { status: 401, title: 'Wrong credentials', pesan: 'Nama pengguna atau kata sandi salah.' },
  KODE_DIPERLUKAN: {
    status: 401,
    title: 'Second factor required',
    pesan: 'Akun ini memakai faktor kedua. Isi kode dari aplikasi autentikator Anda.',
  },
  KODE_SALAH: {
    status: 401,
    title: 'Wrong one-time code',
    pesan: 'Kode tidak cocok atau sudah dipakai. Pakai kode yang sedang tampil, atau satu kode pemulihan.',
  },
  TIDAK_BERHAK: { status: 403, title: 'Forbidden', pesan: 'Anda tidak memiliki hak akses ke halaman ini' },
  AKUN_PINDAH: {
    status: 403,
    title: 'Account of another unit',
    pesan: 'Akun ini untuk satuan kerja Anda yang lama. Hubungi admin agar akun Anda dipindahkan.',
  },
  SANDI_WAJIB_DIGANTI: {
    status: 403,
    title: 'Password change required',
    pesan: 'Ganti dahulu kata sandi Anda di halaman Akun saya.',
  },
  FAKTOR_KEDUA_WAJIB: {
    status: 403,
    title: 'Second factor required',
    pesan: 'Pasang dahulu faktor kedua di halaman Akun saya.',
  },
  TIDAK_DITEMUKAN: { status: 404, title: 'Not found', pesan: 'Data tidak ditemukan' },
  BENTROK: { status: 409, title: 'Conflict', pesan: 'Data bertentangan dengan data yang sudah ada.' },
  VERSI_BASI: {
    status: 412,
    title: 'Stale version',
    pesan: 'Data sudah diubah orang lain. Periksa perubahan itu lalu simpan kembali.',
  },
  UKURAN_BERLEBIH: { status: 413, title: 'Payload too large', pesan: 'Data yang dikirim terlalu besar.' },
  JENIS_TIDAK_DIDUKUNG: {
    status: 415,
    title: 'Unsupported media type',
    pesan: 'Jenis isi permintaan tidak didukung.',
  },
  BERKAS_DITOLAK: {
    status: 422,
    title: 'File refused',
    pesan: 'Berkas ini tidak dapat diterima. Pilih berkas lain.',
  },
  REMOTE_DITOLAK: {
    status: 422,
    title: 'Remote refused',
    pesan:
      'Versi remote ini tidak dapat diaktifkan di portal ini. Perbaiki temuannya lalu terbitkan kembali.',
  },
  TERKUNCI: {
    status: 423,
    title: 'Locked',
    pesan: 'Perencanaan terkunci: batas waktu habis atau sedang divalidasi.',
  },
  VERSI_WAJIB: {
    status: 428,
    title: 'Version required',
    pesan: 'Versi data wajib disertakan (If-Match). Muat ulang halaman lalu coba lagi.',
  },
  TERLALU_SERING: {
    status: 429,
    title: 'Too many requests',
    pesan: 'Terlalu banyak percobaan. Tunggu sebentar lalu coba lagi.',
  },
  KESALAHAN_SERVER: {
    status: 500,
    title: 'Server error',
    pesan: 'Terjadi kesalahan pada server. Coba lagi; bila berulang, hubungi admin.',
  },
  LAYANAN_SIBUK: {
    status: 503,
    title: 'Unavailable',
    pesan: 'Layanan sedang sibuk atau belum siap. Coba lagi sebentar lagi.',
  },
  RUANG_PENUH: {
    status: 507,
    title: 'Insufficient storage',
    pesan: 'Ruang penyimpanan server penuh, tidak ada yang diubah. Hubungi admin.',
  },
} as const satisfies Record<string, { status: number; title: string; pesan: string }>;

export type ProblemCode = keyof typeof problemCatalogue;

/** Why a version of a remote is refused, and what its team can do about it. */
export const findingSchema = z.object({ code: z.string(), reason: z.string(), remedy: z.string() });

/** Body of every failed API call, media type `application/problem+json` (RFC 9457). */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  /** Stable code, one of `problemCatalogue`. */
  kode: z.string(),
  /** Indonesian text for people. */
  pesan: z.string(),
  /** Messages by field path, only for 422. */
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** The row as it is now, for 412 and for 409 of remotes' channels. */
  terkini: z.unknown().optional(),
  /** Everything that stands against a version of a remote; only for `REMOTE_DITOLAK`. */
  temuan: z.array(findingSchema).optional(),
  /** Years that are open; only for `TAHUN_TIDAK_DIKENAL`. */
  tahun_tersedia: z.array(z.number().int()).optional(),
});

export type Problem = z.infer<typeof problemSchema>;
