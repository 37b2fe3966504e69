/** Narrative, formula (LaTeX), note and source of an indicator. */
export interface DefinisiOperasionalText {
  readonly do_narasi: string;
  readonly do_rumus: string;
  readonly do_keterangan: string;
  readonly do_sumber: string;
}

/** Formulas that are known by name; the others follow from the unit of measure. */
const known: [pattern: RegExp, rumus: string, keterangan: string][] = [
  [
    /Indeks Pembangunan Manusia/,
    String.raw`IPM = \sqrt[3]{I_{kesehatan} \times I_{pendidikan} \times I_{pengeluaran}} \times 100`,
    'I = indeks tiap dimensi menurut BPS',
  ],
  [
    /Stunting/,
    String.raw`\dfrac{\sum \text{balita dengan TB/U} < -2\,SD}{\sum \text{balita yang diukur}} \times 100\%`,
    'TB/U = tinggi badan menurut umur',
  ],
  [
    /Penduduk Miskin/,
    String.raw`P_0 = \dfrac{1}{n} \sum_{i=1}^{q} \left[ \dfrac{z - y_i}{z} \right]^{0} \times 100\%`,
    'z = garis kemiskinan, q = penduduk di bawahnya',
  ],
  [
    /Gini/,
    String.raw`G = 1 - \sum_{i=1}^{n} f_i \left( F_i + F_{i-1} \right)`,
    'f = proporsi penduduk, F = proporsi kumulatif pengeluaran',
  ],
  [
    /Pertumbuhan Ekonomi/,
    String.raw`\dfrac{PDRB_t - PDRB_{t-1}}{PDRB_{t-1}} \times 100\%`,
    'PDRB atas dasar harga konstan',
  ],
  [
    /Pengangguran/,
    String.raw`\dfrac{\text{penganggur}}{\text{angkatan kerja}} \times 100\%`,
    'Keadaan Agustus',
  ],
  [
    /Bed Occupancy/,
    String.raw`\dfrac{\text{hari perawatan}}{\text{tempat tidur} \times \text{hari}} \times 100\%`,
    'Nilai ideal 60 sampai 85 persen',
  ],
  [
    /Cost Recovery/,
    String.raw`\dfrac{\text{pendapatan fungsional}}{\text{biaya operasional}} \times 100\%`,
    'Menurut laporan keuangan BLUD',
  ],
];

export function definisiOperasional(
  indikator: string,
  satuan: string,
  sumber: string,
): DefinisiOperasionalText {
  const [, do_rumus, do_keterangan] = known.find(([pattern]) => pattern.test(indikator)) ?? [
    '',
    ...byUnit(indikator, satuan),
  ];
  return {
    do_narasi: `${indikator} menunjukkan keberhasilan pencapaian sasaran dan dihitung pada akhir setiap periode pelaporan.`,
    do_rumus,
    do_keterangan,
    do_sumber: sumber,
  };
}

function byUnit(indikator: string, satuan: string): [rumus: string, keterangan: string] {
  if (satuan === 'persen') {
    return [
      String.raw`P = \dfrac{\sum_{i=1}^{n} a_i}{\sum_{i=1}^{n} b_i} \times 100\%`,
      'a = yang memenuhi syarat indikator, b = seluruh yang menjadi sasaran',
    ];
  }
  if (/indeks|poin|skor/.test(satuan)) {
    return [String.raw`I = \sum_{i=1}^{n} w_i \times s_i`, 'w = bobot unsur, s = nilai unsur'];
  }
  return [
    String.raw`N = \sum_{t=1}^{4} n_t`,
    `n = ${indikator.charAt(0).toLowerCase()}${indikator.slice(1)} pada triwulan t`,
  ];
}
