interface JenisDokumenWords {
  /** In a heading or a choice, short. */
  readonly nama: string;
  /** Written out, for who does not know the short form. */
  readonly panjang: string;
  /** What a reader finds in it. */
  readonly isi: string;
  /** Years that one document is about. */
  readonly berlaku: 1 | 5;
  /** Whether the regency itself has one; its five-year plan is the RPJMD. */
  readonly kabupaten: boolean;
}

/** Kinds of performance documents by their ids (spec 2 §2.4). */
export const jenisDokumenWords: Readonly<Record<1 | 2 | 3 | 4, JenisDokumenWords>> = {
  1: {
    nama: 'LKIP',
    panjang: 'Laporan Kinerja Instansi Pemerintah',
    isi: 'Apa yang dijanjikan, apa yang dicapai, dan mengapa.',
    berlaku: 1,
    kabupaten: true,
  },
  2: {
    nama: 'Renstra',
    panjang: 'Rencana Strategis',
    isi: 'Tujuan dan sasaran perangkat daerah untuk lima tahun.',
    berlaku: 5,
    kabupaten: false,
  },
  3: {
    nama: 'Perjanjian Kinerja',
    panjang: 'Perjanjian Kinerja',
    isi: 'Target yang disepakati pimpinan dengan atasannya untuk satu tahun.',
    berlaku: 1,
    kabupaten: true,
  },
  4: {
    nama: 'Indikator Kinerja Utama',
    panjang: 'Indikator Kinerja Utama',
    isi: 'Ukuran keberhasilan yang ditetapkan, dengan rumus dan sumber datanya.',
    berlaku: 1,
    kabupaten: true,
  },
};

/** `2025`, or `2024–2028` of a document about several years. */
export const tahunDokumen = ({
  tahun,
  tahun_akhir,
}: {
  readonly tahun: number;
  readonly tahun_akhir: number;
}) => (tahun === tahun_akhir ? String(tahun) : `${tahun}–${tahun_akhir}`);
