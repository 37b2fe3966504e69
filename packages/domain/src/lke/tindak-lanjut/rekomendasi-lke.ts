/** A recommendation of a decided evaluation. */
export interface RekomendasiLke {
  readonly kriteria_id: number;
  readonly rekomendasi: string;
}

interface TindakLanjutTercatat extends RekomendasiLke {
  readonly id: number;
  readonly ditarik: boolean;
}

/** What an evaluation comes to when it is decided. */
interface HasilRekomendasi {
  /** What is recommended. */
  readonly berlaku: readonly RekomendasiLke[];
  /** What the first round recommended and the second found repaired; of no criterion that is recommended something. */
  readonly diperbaiki: readonly RekomendasiLke[];
}

/** What becomes of the follow-ups when a year is decided, first or again. */
export interface PerubahanTindakLanjut {
  /** Recommendations that nothing was done about yet. */
  readonly baru: readonly RekomendasiLke[];
  /** Ids of those that were withdrawn and are recommended again, with all that the unit did. */
  readonly kembali: readonly number[];
  /** Ids of those that are recommended no longer, or otherwise, without having been repaired. */
  readonly ditarik: readonly number[];
  /** What was repaired in the second round: with an id where it was followed up before, so that its row tells so now. */
  readonly diperbaiki: readonly (RekomendasiLke & { readonly id: number | null })[];
}

/**
 * Compares what is recommended with what is followed up. A follow-up stands as long as its criterion recommends the same
 * words; one whose words changed is withdrawn beside the new one, so that nothing that a unit did is lost. What the second
 * round found repaired has a row too, withdrawn from the start: it was found, and it is solved.
 */
export function perubahanTindakLanjut(
  tercatat: readonly TindakLanjutTercatat[],
  { berlaku, diperbaiki }: HasilRekomendasi,
): PerubahanTindakLanjut {
  const same = (one: RekomendasiLke) => (other: RekomendasiLke) =>
    one.kriteria_id === other.kriteria_id && one.rekomendasi === other.rekomendasi;
  const standing = tercatat.filter(({ ditarik }) => !ditarik);
  const missing = berlaku.filter((one) => !standing.some(same(one)));
  const earlier = (one: RekomendasiLke) => tercatat.findLast((row) => row.ditarik && same(one)(row));
  return {
    baru: missing.filter((one) => earlier(one) === undefined),
    kembali: missing.flatMap((one) => earlier(one)?.id ?? []),
    ditarik: standing.filter((row) => ![...berlaku, ...diperbaiki].some(same(row))).map(({ id }) => id),
    diperbaiki: diperbaiki.map((one) => ({
      ...one,
      id: (standing.find(same(one)) ?? earlier(one))?.id ?? null,
    })),
  };
}
