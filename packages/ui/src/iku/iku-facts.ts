import type { IkuCard } from '@selaras/contracts';
import {
  alasanEfisiensi,
  alasanEfisiensiWords,
  EMPTY_VALUE,
  formatPercent,
  formatRupiah,
  targetWithUnit,
} from '@selaras/domain';

/** A figure of a card with the sentence that explains it, or says why it cannot be worked out. */
export interface IkuFact {
  readonly term: string;
  readonly value: string;
  readonly note: string | null;
}

/** Why the growth against the year before is not known; null where it is (spec 1 §2, domain §3). */
export function growthGap(iku: IkuCard, tahun: number): string | null {
  if (iku.realisasi === null) return `Belum dapat dihitung: realisasi ${tahun} belum ada.`;
  if (iku.realisasi_tahun_lalu === null) return `Tidak dapat dihitung: belum ada nilai tahun ${tahun - 1}.`;
  if (iku.realisasi_tahun_lalu === 0) return `Tidak dapat dihitung: nilai tahun ${tahun - 1} adalah 0.`;
  return null;
}

/** The realisation against the target of the period's last year. */
export function lastTargetFact(iku: IkuCard): IkuFact {
  const last = iku.tren.at(-1);
  const term = `Terhadap target akhir RPJMD${last ? ` (${last.tahun})` : ''}`;
  const value = formatPercent(iku.perbandingan_realisasi_target);
  return { term, value, note: lastTargetNote(iku, last?.target ?? null) };
}

function lastTargetNote(iku: IkuCard, target: number | null): string | null {
  const text = targetWithUnit({ ...iku, target });
  if (text === EMPTY_VALUE) return 'Tidak dapat dihitung: target akhir belum ditetapkan.';
  if (iku.realisasi === null) return 'Belum dapat dihitung: realisasi belum ada.';
  return `Target akhir ${text}`;
}

/** What was saved below a goal of the regency as percent and rupiah; null on a unit's card, which does not tell it. */
export function efisiensiFact(iku: IkuCard): IkuFact | null {
  if (iku.anggaran === null) return null;
  const reason = alasanEfisiensi({ capaian: iku.capaian, ...iku.anggaran });
  const saved = iku.efisiensi_sumber_daya;
  return {
    term: 'Efisiensi sumber daya',
    value: saved === null ? EMPTY_VALUE : `${formatPercent(saved.persen)} · ${formatRupiah(saved.nominal)}`,
    note: reason && alasanEfisiensiWords[reason],
  };
}
