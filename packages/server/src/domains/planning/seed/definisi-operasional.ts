import type { TipeHitung } from '@selaras/domain';

/** Narrative, formula (LaTeX), note and source of an indicator. */
export interface DefinisiOperasionalText {
  readonly do_narasi: string;
  readonly do_rumus: string;
  readonly do_keterangan: string;
  readonly do_sumber: string;
}

/** Formulas that are known by name; the others follow from the unit of measure and the way of counting. */
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
    /Harapan Hidup/,
    String.raw`e_0 = \dfrac{T_0}{l_0}`,
    'T₀ = jumlah tahun hidup penduduk sejak lahir, l₀ = banyaknya kelahiran dalam tabel kematian BPS',
  ],
  [
    /lama sekolah/,
    String.raw`RLS = \dfrac{1}{n} \sum_{i=1}^{n} x_i`,
    'x = lama sekolah penduduk ke-i dalam tahun, n = penduduk berumur 25 tahun ke atas',
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

interface Ukuran {
  readonly indikator: string;
  readonly satuan: string;
  readonly tipe_hitung: TipeHitung;
}

/** How an indicator is meant and counted. Its formula and `tipe_hitung` say the same of quarters and year. */
export function definisiOperasional(ukuran: Ukuran, sumber: string): DefinisiOperasionalText {
  const { indikator } = ukuran;
  const [, do_rumus, do_keterangan] = known.find(([pattern]) => pattern.test(indikator)) ?? [
    '',
    ...byUnit(ukuran),
  ];
  return {
    do_narasi: `${indikator} menunjukkan keberhasilan pencapaian sasaran dan dihitung pada akhir setiap periode pelaporan.`,
    do_rumus,
    do_keterangan,
    do_sumber: sumber,
  };
}

const perTriwulan: Readonly<Record<TipeHitung, readonly [rumus: string, triwulan: string]>> = {
  akumulasi: [String.raw`N = \sum_{t=1}^{4} n_t`, 'pada triwulan t'],
  posisi_akhir: ['N = n_T', 'pada triwulan terakhir yang dilaporkan (T)'],
  rata_rata: [
    String.raw`N = \dfrac{1}{k} \sum_{t=1}^{k} n_t`,
    'pada triwulan t, k = banyaknya triwulan yang dilaporkan',
  ],
};

function byUnit({ indikator, satuan, tipe_hitung }: Ukuran): readonly [rumus: string, keterangan: string] {
  if (satuan === 'persen') {
    return [
      String.raw`P = \dfrac{\sum_{i=1}^{n} a_i}{\sum_{i=1}^{n} b_i} \times 100\%`,
      'a = yang memenuhi syarat indikator, b = seluruh yang menjadi sasaran',
    ];
  }
  if (/indeks|poin|skor/.test(satuan)) {
    return [String.raw`I = \sum_{i=1}^{n} w_i \times s_i`, 'w = bobot unsur, s = nilai unsur'];
  }
  const [rumus, triwulan] = perTriwulan[tipe_hitung];
  return [rumus, `n = ${indikator.charAt(0).toLowerCase()}${indikator.slice(1)} ${triwulan}`];
}
