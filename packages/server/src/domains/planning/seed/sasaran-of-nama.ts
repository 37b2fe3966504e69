/** What is there once an activity's noun has been carried out: "Penyusunan X" has led to "Tersusunnya X". */
const outcomes: Record<string, string> = {
  Analisis: 'Teranalisisnya',
  Administrasi: 'Tertibnya administrasi',
  Evaluasi: 'Terevaluasinya',
  Fasilitasi: 'Terfasilitasinya',
  Identifikasi: 'Teridentifikasinya',
  Koordinasi: 'Terkoordinasinya',
  Layanan: 'Terselenggaranya layanan',
  Monitoring: 'Terpantaunya',
  Pelayanan: 'Terlaksananya pelayanan',
  Pelaksanaan: 'Terlaksananya',
  Pelatihan: 'Terlatihnya',
  Pelestarian: 'Terlestarikannya',
  Pemantauan: 'Terpantaunya',
  Pembangunan: 'Terbangunnya',
  Pemberdayaan: 'Berdayanya',
  Pemberian: 'Tersalurkannya',
  Pembinaan: 'Terbinanya',
  Pemeliharaan: 'Terpeliharanya',
  Pemenuhan: 'Terpenuhinya',
  Pencegahan: 'Tercegahnya',
  Pendampingan: 'Terdampinginya',
  Pendataan: 'Terdatanya',
  Pendidikan: 'Terselenggaranya pendidikan',
  Penataan: 'Tertatanya',
  Penatalaksanaan: 'Tertatanya',
  Penanganan: 'Tertanganinya',
  Penanggulangan: 'Tertanggulanginya',
  Pengadaan: 'Tersedianya',
  Pengawasan: 'Terawasinya',
  Pengelolaan: 'Terkelolanya',
  Pengembangan: 'Berkembangnya',
  Pengendalian: 'Terkendalinya',
  Peningkatan: 'Meningkatnya',
  Penyaluran: 'Tersalurkannya',
  Penyediaan: 'Tersedianya',
  Penyelenggaraan: 'Terselenggaranya',
  Penyiapan: 'Tersiapkannya',
  Penyuluhan: 'Terlaksananya penyuluhan',
  Penyusunan: 'Tersusunnya',
  Perencanaan: 'Tersusunnya perencanaan',
  Perencana: 'Tersusunnya rencana',
  Perluasan: 'Bertambah luasnya',
  Promosi: 'Terlaksananya promosi',
  Rehabilitasi: 'Terehabilitasinya',
  Rekonstruksi: 'Terekonstruksinya',
  Sosialisasi: 'Tersosialisasikannya',
};

/** Second words that belong to the first one: "Pemeliharaan Rutin X", "Koordinasi dan Penyusunan X". */
const joined = /^(dan|serta|rutin|berkala|teknis|secara)$/i;

/** Objective of an activity or sub-activity that states none of its own. */
export function sasaranOfName(nama: string): string {
  const [first = '', ...rest] = nama.split(' ');
  const outcome = joined.test(rest[0] ?? '') ? undefined : outcomes[first];
  return outcome === undefined ? `Terlaksananya ${nama}` : `${outcome} ${rest.join(' ')}`;
}

/** Output indicator of a sub-activity that states none: a document or report is the result of the work itself. */
export function indikatorOfName(nama: string, satuan: string): string {
  return `Jumlah ${satuan} hasil ${nama}`;
}
