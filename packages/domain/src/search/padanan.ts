/**
 * Everyday words and the words of the regency's indicators that mean the same. Each line: what people type, then what to
 * look for besides it. A line fits when all of its words are typed, by their beginning.
 */
const padanan: readonly (readonly [typed: string, official: readonly string[]])[] = [
  ['miskin', ['kemiskinan', 'penduduk miskin']],
  ['kemiskinan', ['miskin']],
  ['orang susah', ['miskin']],
  ['jalan rusak', ['jalan mantap']],
  ['jalan berlubang', ['jalan mantap']],
  ['jalan jelek', ['jalan mantap']],
  ['aspal', ['jalan mantap']],
  ['nganggur', ['pengangguran']],
  ['menganggur', ['pengangguran']],
  ['lowongan', ['pengangguran', 'kesempatan kerja']],
  ['kerja', ['pengangguran']],
  ['pekerjaan', ['pengangguran', 'kesempatan kerja']],
  ['gizi buruk', ['stunting', 'gizi']],
  ['kurang gizi', ['stunting', 'gizi']],
  ['anak pendek', ['stunting']],
  ['tengkes', ['stunting']],
  ['umur panjang', ['angka harapan hidup']],
  ['rumah sakit', ['rsud', 'pelayanan rumah sakit']],
  ['puskesmas', ['kesehatan']],
  ['berobat', ['kesehatan']],
  ['sakit', ['kesehatan']],
  ['sekolah', ['pendidikan', 'lama sekolah']],
  ['guru', ['pendidikan']],
  ['putus sekolah', ['partisipasi sekolah', 'lama sekolah']],
  ['banjir', ['risiko bencana', 'bencana']],
  ['longsor', ['risiko bencana', 'bencana']],
  ['gempa', ['risiko bencana', 'bencana']],
  ['sampah', ['lingkungan hidup', 'persampahan']],
  ['sungai kotor', ['lingkungan hidup', 'kualitas air']],
  ['polusi', ['lingkungan hidup', 'kualitas udara']],
  ['air bersih', ['air minum']],
  ['ktp', ['kependudukan']],
  ['akta', ['kependudukan']],
  ['izin', ['pelayanan publik', 'perizinan', 'penanaman modal']],
  ['usaha kecil', ['usaha mikro', 'koperasi']],
  ['umkm', ['usaha mikro', 'koperasi']],
  ['ketimpangan', ['gini']],
  ['kesenjangan', ['gini']],
  ['ekonomi', ['pertumbuhan ekonomi']],
  ['padi', ['pertanian', 'pangan']],
  ['petani', ['pertanian']],
  ['nelayan', ['perikanan']],
  ['ikan', ['perikanan']],
  ['wisata', ['pariwisata', 'kunjungan']],
  ['pelayanan', ['indeks pelayanan publik', 'kepuasan masyarakat']],
  ['antre', ['pelayanan publik', 'kepuasan masyarakat']],
  ['korupsi', ['reformasi birokrasi', 'sakip']],
  ['rumah layak', ['rumah layak huni', 'permukiman']],
  ['rumah kumuh', ['kawasan kumuh', 'rumah layak huni']],
  ['internet', ['spbe', 'informatika']],
  ['bayi', ['balita', 'kematian bayi']],
  ['ibu hamil', ['kesehatan ibu', 'kematian ibu']],
];

const wordsOf = (text: string): string[] => text.toLocaleLowerCase('id').match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Other words that mean what was typed, for a search that also looks for these; empty when the list knows none.
 * "jalan rusak di desa" gives "jalan mantap".
 */
export function padananOf(typed: string): string[] {
  const given = wordsOf(typed);
  const fits = (line: string) => wordsOf(line).every((word) => given.some((one) => one.startsWith(word)));
  return [...new Set(padanan.flatMap(([line, official]) => (fits(line) ? official : [])))];
}
