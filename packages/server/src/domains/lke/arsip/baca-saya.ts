/** What the archive holds and how it is checked without the portal. */
export const readme = (
  satuanKerja: string,
  tahun: number,
) => `Lembar kerja evaluasi akuntabilitas kinerja ${satuanKerja} tahun ${tahun}

eviden/        berkas eviden, di bawah kriteria pertama yang memakainya; berkas yang dipakai beberapa kriteria
               hanya disimpan sekali; yang diambil dari portal tersimpan persis seperti saat diambil (.json)
               dan sebagai teks (.txt)
tindak-lanjut/ eviden tindak lanjut rekomendasi yang belum ada di bawah eviden/
manifest.json  jawaban, nilai, catatan, rekomendasi, eviden (entri, dan halaman yang disebut) dan percakapan setiap kriteria, nilai akhir,
               tindak lanjut rekomendasi (diperbaiki: selesai pada penilaian kedua), dan sidik SHA-256
               setiap berkas
nilai.json     nilai, jawaban, catatan dan rekomendasi yang sama tanpa eviden dan percakapan
nilai.csv      jawaban, catatan dan rekomendasi yang sama sebagai tabel
SHA256SUMS     sidik setiap berkas untuk diperiksa dengan alat umum

Memeriksa tanpa portal: buka arsip ini ke sebuah folder, lalu jalankan di dalamnya
  Linux dan macOS   sha256sum -c SHA256SUMS   (atau: shasum -a 256 -c SHA256SUMS)
  Windows           Get-FileHash <berkas> -Algorithm SHA256   lalu bandingkan dengan SHA256SUMS
Semua baris harus berakhir dengan OK. Berkas yang berubah sesudah diunduh akan disebut FAILED.
`;
