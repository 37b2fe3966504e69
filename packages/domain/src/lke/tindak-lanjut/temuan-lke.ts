import type { InstrumenLke } from '../instrumen/instrumen';

/** What an evaluator found about a criterion in a round. */
export interface TemuanLke {
  readonly nilai: string | null;
  readonly catatan: string | null;
  readonly rekomendasi: string | null;
}

const teksTemuan = ['catatan', 'rekomendasi'] as const;
type TeksTemuan = { -readonly [name in (typeof teksTemuan)[number]]?: string | null };

/**
 * Note and recommendation that count: of the second round alone where it gave a score, else of the first. What the second
 * leaves out stands no longer (ADR 119).
 */
export const temuanBerlaku = <Tahap extends TemuanLke>(pertama: Tahap, kedua: Tahap): Tahap =>
  kedua.nilai === null ? pertama : kedua;

/**
 * What the first round found and the second, which gave a score, recommends no longer: its recommendation, or where it only
 * noted something and the second notes nothing, its note; null: nothing was repaired.
 */
export const temuanDiperbaiki = (pertama: TemuanLke, kedua: TemuanLke): string | null =>
  kedua.nilai === null || kedua.rekomendasi !== null
    ? null
    : (pertama.rekomendasi ?? (kedua.catatan === null ? pertama.catatan : null));

/**
 * Texts that change with a score of the second round, so that no finding is lost by a key: a score that is no better than
 * the first takes along what the first round found, where nothing was typed; one that becomes better lets go of what came
 * along and was not changed. Whoever goes on the same way keeps what he wrote.
 */
export function bawaTemuan(
  { skala }: Pick<InstrumenLke, 'skala'>,
  pertama: TemuanLke,
  kedua: TemuanLke,
  nilai: string,
): TeksTemuan {
  const points = (kode: string | null) => skala.find((step) => step.kode === kode)?.nilai ?? 0;
  const isBetter = (kode: string) => points(kode) > points(pertama.nilai);
  const better = isBetter(nilai);
  if (kedua.nilai === null ? better : isBetter(kedua.nilai) === better) return {};
  const texts: TeksTemuan = {};
  for (const name of teksTemuan) {
    if (pertama[name] === null || kedua[name] !== (better ? pertama[name] : null)) continue;
    texts[name] = better ? null : pertama[name];
  }
  return texts;
}
