/** A sentence of a draft, and whether the other draft has it too. */
export interface KalimatDraf {
  readonly teks: string;
  readonly berbeda: boolean;
}

/** Sentences end with a full stop and a space: thousands are grouped by a full stop alone. */
const sentencesOf = (draf: string) => draf.split(/(?<=\.) (?=[A-Z0-9])/);

const marked = (draf: string, other: string): KalimatDraf[] => {
  const known = new Set(sentencesOf(other));
  return sentencesOf(draf).map((teks) => ({ teks, berbeda: !known.has(teks) }));
};

/** An earlier draft beside the one of now, sentence by sentence. */
export const bandingDraf = (lama: string, baru: string) => ({
  lama: marked(lama, baru),
  baru: marked(baru, lama),
});
