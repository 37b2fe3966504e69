/**
 * THE list of everyday words and of the words of plans that mean the same. Each line: what people type, then what is
 * looked for besides it. It travels in every page that searches: a line says much in few letters.
 */
const DAFTAR = `
kemiskinan, orang miskin, warga miskin, rakyat miskin, orang susah = miskin, kemiskinan
jalan rusak, jalan berlubang, jalan jelek, jalan hancur, aspal = jalan mantap, kondisi jalan
nganggur, menganggur, kerja, cari kerja = pengangguran
pekerjaan, lowongan, lapangan kerja = pengangguran, kesempatan kerja
gizi buruk, kurang gizi = stunting, gizi
anak pendek, tengkes = stunting
umur panjang = angka harapan hidup
rumah sakit = rsud
puskesmas, berobat, sakit = kesehatan
sekolah, sekolah anak = pendidikan, lama sekolah
putus sekolah = partisipasi sekolah, lama sekolah
guru = pendidikan
banjir, longsor, gempa = bencana
sampah = lingkungan hidup, persampahan
sungai kotor = lingkungan hidup, kualitas air
polusi, udara kotor = lingkungan hidup, kualitas udara
air bersih = air minum
ktp, akta = kependudukan
izin = pelayanan publik, penanaman modal
usaha kecil, umkm = usaha mikro, koperasi
ketimpangan, kesenjangan = gini
padi = pertanian, pangan
petani = pertanian
nelayan = perikanan
wisata = kunjungan
pelayanan = kepuasan masyarakat
antre = pelayanan publik, kepuasan masyarakat
korupsi = reformasi birokrasi, sakip
rumah layak = permukiman
rumah kumuh = kawasan kumuh, rumah layak huni
internet = spbe, informatika
bayi = balita
ibu hamil = kesehatan ibu, kematian ibu`;

/** What people type, as its words, and the words of plans that mean the same. */
export interface Padanan {
  readonly typed: readonly string[];
  readonly official: readonly (readonly string[])[];
}

let known: readonly Padanan[] | undefined;

/** The list, those of most words first: "rumah sakit" says more than "sakit". */
export function daftarPadanan(): readonly Padanan[] {
  known ??= DAFTAR.trim()
    .split('\n')
    .flatMap((line) => {
      const [typed = [], official = []] = line
        .split('=')
        .map((side) => side.split(',').map((text) => text.trim().split(' ')));
      return typed.map((words) => ({ typed: words, official }));
    })
    .sort((a, b) => b.typed.length - a.typed.length);
  return known;
}
