/** A scale that instruments commonly use; each answer with the percent of a criterion's weight that it earns. */
export interface SkalaBaku {
  readonly kode: string;
  readonly nama: string;
  readonly jawaban: readonly { readonly kode: string; readonly nilai: number; readonly uraian: string }[];
}

/** The scale of PermenPANRB 88/2021 and the two simplified ones (domain §4). */
export const skalaBaku: readonly SkalaBaku[] = [
  {
    kode: 'AA-E',
    nama: 'AA sampai E',
    jawaban: [
      { kode: 'AA', nilai: 100, uraian: 'Seluruh kriteria terpenuhi dan dipertahankan setidaknya 5 tahun' },
      { kode: 'A', nilai: 90, uraian: 'Seluruh kriteria terpenuhi dan dipertahankan setidaknya 1 tahun' },
      { kode: 'BB', nilai: 80, uraian: 'Seluruh kriteria terpenuhi sesuai mandat kebijakan nasional' },
      { kode: 'B', nilai: 70, uraian: 'Kriteria terpenuhi lebih dari 75% sampai 100%' },
      { kode: 'CC', nilai: 60, uraian: 'Kriteria terpenuhi lebih dari 50% sampai 75%' },
      { kode: 'C', nilai: 50, uraian: 'Kriteria terpenuhi lebih dari 25% sampai 50%' },
      { kode: 'D', nilai: 30, uraian: 'Kriteria mulai dipenuhi, sampai 25%' },
      { kode: 'E', nilai: 0, uraian: 'Tidak ada upaya pemenuhan kriteria' },
    ],
  },
  {
    kode: 'Y-T',
    nama: 'Ya atau tidak',
    jawaban: [
      { kode: 'Y', nilai: 100, uraian: 'Ya, kriteria terpenuhi' },
      { kode: 'T', nilai: 0, uraian: 'Tidak terpenuhi' },
    ],
  },
  {
    kode: 'A-D',
    nama: 'A sampai D',
    jawaban: [
      { kode: 'A', nilai: 100, uraian: 'Terpenuhi seluruhnya' },
      { kode: 'B', nilai: 66, uraian: 'Sebagian besar terpenuhi' },
      { kode: 'C', nilai: 33, uraian: 'Sebagian kecil terpenuhi' },
      { kode: 'D', nilai: 0, uraian: 'Tidak terpenuhi' },
    ],
  },
];
