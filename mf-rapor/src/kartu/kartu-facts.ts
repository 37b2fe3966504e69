import type { RaporRingkasan } from '@selaras/contracts';
import {
  EMPTY_VALUE,
  formatDecimal,
  formatPercent,
  formatRupiah,
  formatRupiahShort,
  penentuPeringkatWords,
} from '@selaras/domain';
import type { SebutanRapor } from './sebutan-rapor';

/** Shortened rupiah that no line breaks apart. */
export const rupiah = (value: number) => formatRupiahShort(value).replaceAll(' ', '\u00a0');

/** A figure of a report card with what it means. */
export interface KartuFact {
  readonly label: string;
  readonly value: string;
  readonly unit?: string;
  readonly meaning: string;
}

export type KartuAngka = Pick<RaporRingkasan, 'ringkasan' | 'peringkat' | 'final' | 'satuan_kerja'>;

/** What the figures call that which is counted. */
export type KartuSebutan = Pick<SebutanRapor, 'item' | 'tercapai' | 'mencapai'>;

/** Figures of a report card in the order in which they are read. */
export const kartuFacts = (kartu: KartuAngka, sebutan: KartuSebutan): readonly KartuFact[] => [
  capaianFact(kartu, sebutan),
  ...(kartu.satuan_kerja === null ? [] : [peringkatFact(kartu)]),
  causesFact(kartu, sebutan),
  spendingFact(kartu),
  savingFact(kartu, sebutan),
];

function capaianFact(
  { ringkasan: { capaian, tercapai: reached, jumlah, belum_diisi } }: KartuAngka,
  { item, tercapai, mencapai }: KartuSebutan,
): KartuFact {
  const open =
    belum_diisi > 0 ? ` ${formatDecimal(belum_diisi)} belum dilaporkan dan dihitung belum ${tercapai}.` : '';
  return {
    label: 'Capaian rapor',
    value: formatPercent(capaian),
    meaning:
      jumlah === 0
        ? `Tidak ada ${item} yang bertarget pada triwulan ini.`
        : `${formatDecimal(reached)} dari ${formatDecimal(jumlah)} ${item} ${mencapai}.${open}`,
  };
}

function peringkatFact({ peringkat, final, ringkasan }: KartuAngka): KartuFact {
  if (peringkat === null) {
    return {
      label: 'Peringkat',
      value: EMPTY_VALUE,
      meaning: final
        ? 'Tidak diperingkat: tidak ada yang bertarget pada triwulan ini.'
        : 'Belum diperingkat: rencana tahun ini belum final.',
    };
  }
  const { penentu, dari } = peringkat;
  return {
    label: 'Peringkat',
    value: formatDecimal(peringkat.peringkat),
    unit: `dari ${formatDecimal(dari)}`,
    meaning:
      penentu === null
        ? `Teratas dengan capaian ${formatPercent(ringkasan.capaian)}.`
        : `Di bawah peringkat sebelumnya karena ${penentuPeringkatWords[penentu]}.`,
  };
}

function causesFact({ ringkasan }: KartuAngka, { item, tercapai }: KartuSebutan): KartuFact {
  const { tidak_tercapai, berpenyebab, diperbaiki, langkah, anggaran_tidak_tercapai } = ringkasan;
  return {
    label: `Belum ${tercapai}`,
    value: formatDecimal(tidak_tercapai),
    unit: item,
    meaning:
      tidak_tercapai === 0
        ? `Semua yang bertarget sudah ${tercapai}.`
        : `Anggarannya ${rupiah(anggaran_tidak_tercapai)}. Penyebab dicatat: ${formatDecimal(berpenyebab)}. Diperbaiki: ${formatDecimal(diperbaiki)}, dengan ${formatDecimal(langkah)} langkah.`,
  };
}

function spendingFact({ ringkasan: { anggaran, realisasi, serapan, sisa, lebih } }: KartuAngka): KartuFact {
  const over = lebih > 0 ? ` Yang melampaui anggarannya: ${rupiah(lebih)}.` : '';
  return {
    label: 'Serapan anggaran',
    value: formatPercent(serapan),
    meaning:
      realisasi === null
        ? `Anggaran triwulan ${formatRupiah(anggaran)}; belanjanya belum dilaporkan.`
        : `${rupiah(realisasi)} dari ${rupiah(anggaran)}. Belum terpakai ${rupiah(sisa)}.${over}`,
  };
}

function savingFact(
  { ringkasan: { efisiensi, tercapai: reached } }: KartuAngka,
  { item, tercapai }: KartuSebutan,
): KartuFact {
  return {
    label: 'Efisiensi',
    value: formatPercent(efisiensi?.persen ?? null),
    meaning:
      efisiensi === null
        ? reached === 0
          ? `Tidak dihitung: belum ada ${item} yang ${tercapai}.`
          : `Tidak dihitung: anggaran atau belanja yang ${tercapai} belum diisi.`
        : `${rupiah(efisiensi.nominal)} dihemat oleh ${item} yang ${tercapai}.`,
  };
}
