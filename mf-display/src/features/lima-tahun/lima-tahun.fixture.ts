import type { IndikatorLimaTahun, Rpjmd, SasaranRenstra } from '@selaras/contracts';

const indikator = (id: number, nama: string, capaian: number | null): IndikatorLimaTahun => ({
  id,
  indikator: nama,
  satuan: 'persen',
  polaritas: 'maximize',
  range_min: null,
  range_max: null,
  baseline: 60,
  tahunan: [2024, 2025, 2026, 2027, 2028].map((tahun) => ({
    tahun,
    target: tahun - 1954,
    realisasi: tahun === 2024 ? 70 : tahun === 2025 && capaian !== null ? (71 * capaian) / 100 : null,
    capaian: tahun === 2024 ? 100 : tahun === 2025 ? capaian : null,
  })),
});

const dinsos = { satuan_kerja_id: 1020, satuan_kerja_nama: 'Dinas Sosial', singkatan: 'Dinsos' };

export const rpjmd: Rpjmd = {
  visi: 'Kabupaten yang maju',
  misi: [
    {
      id: 1,
      nomor: '1',
      misi: 'Membangun manusia',
      tujuan: [
        {
          id: 11,
          nomor: '1.1',
          tujuan: 'Manusia yang berdaya',
          indikator: [indikator(1, 'Indeks pembangunan manusia', 101)],
          sasaran: [
            {
              id: 111,
              nomor: '1.1.1',
              sasaran: 'Menurunnya kemiskinan',
              indikator: [{ ...indikator(2, 'Persentase penduduk miskin', 99), satuan_kerja: dinsos }],
            },
          ],
        },
      ],
    },
    {
      id: 2,
      nomor: '2',
      misi: 'Membangun jalan',
      tujuan: [
        {
          id: 21,
          nomor: '2.1',
          tujuan: 'Jalan yang baik',
          indikator: [indikator(3, 'Jalan mantap', null)],
          sasaran: [],
        },
      ],
    },
  ],
};

const induk = { id: 5, nomor: '1.1.1', sasaran: 'Menurunnya kemiskinan', indikator: 'Penduduk miskin' };

const goal = (id: number, parent: number, capaian: number | null): SasaranRenstra => ({
  ...indikator(id, `IKU ${id}`, capaian),
  tujuan: null,
  sasaran: `Sasaran ${id}`,
  induk: { ...induk, id: parent },
  program: [],
});

export const renstra: SasaranRenstra[] = [
  {
    ...goal(31, 5, 100),
    program: [
      {
        id: 41,
        kode: '1.06.01',
        nama: 'Program pemberdayaan sosial',
        sasaran: 'Terlayaninya keluarga',
        indikator: 'Keluarga yang terlayani',
        satuan: 'keluarga',
        polaritas: 'maximize',
        range_min: null,
        range_max: null,
        target: 200,
        realisasi: 180,
        capaian: 90,
        pagu: 500_000_000,
      },
      {
        id: 42,
        kode: '1.06.02',
        nama: 'Program penanganan bencana',
        sasaran: 'Terjaganya waktu tanggap',
        indikator: 'Waktu tanggap',
        satuan: 'menit',
        polaritas: 'range',
        range_min: 10,
        range_max: 15,
        target: null,
        realisasi: 12,
        capaian: 100,
        pagu: null,
      },
    ],
  },
  goal(33, 6, 80),
  goal(32, 5, null),
];
