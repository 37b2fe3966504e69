/** States of a part of a worksheet that was given to a person or a division of the unit. */
export const keadaanBagianLke = ['dibagikan', 'diserahkan', 'dikembalikan', 'ditutup'] as const;
export type KeadaanBagianLke = (typeof keadaanBagianLke)[number];

/** The same, for people. */
export const keadaanBagianWords: Readonly<Record<KeadaanBagianLke, string>> = {
  dibagikan: 'Sedang diisi',
  diserahkan: 'Diserahkan',
  dikembalikan: 'Dikembalikan',
  ditutup: 'Ditutup',
};

interface LangkahBagian {
  readonly dari: readonly KeadaanBagianLke[];
  readonly ke: KeadaanBagianLke;
  /** Who fills the part in, or the unit's coordinator. */
  readonly oleh: 'pengisi' | 'koordinator';
}

/**
 * What becomes of a part: whoever fills it in hands it in; the coordinator sends it back with a note, or closes it. One
 * that was closed can be sent back too, for the repair round.
 */
export const langkahBagianLke = {
  serahkan: { dari: ['dibagikan', 'dikembalikan'], ke: 'diserahkan', oleh: 'pengisi' },
  kembalikan: { dari: ['diserahkan', 'ditutup'], ke: 'dikembalikan', oleh: 'koordinator' },
  tutup: { dari: ['dibagikan', 'diserahkan', 'dikembalikan'], ke: 'ditutup', oleh: 'koordinator' },
} as const satisfies Readonly<Record<string, LangkahBagian>>;
export type LangkahBagianLke = keyof typeof langkahBagianLke;

/** Whether who has the part may write in it now. */
export const isBagianTerbuka = (keadaan: KeadaanBagianLke): boolean =>
  keadaan === 'dibagikan' || keadaan === 'dikembalikan';

/** The steps that somebody may take with a part now. */
export const langkahBagianDari = (
  keadaan: KeadaanBagianLke,
  { koordinator, pengisi }: { koordinator: boolean; pengisi: boolean },
): LangkahBagianLke[] =>
  (Object.keys(langkahBagianLke) as LangkahBagianLke[]).filter((name) => {
    const { dari, oleh } = langkahBagianLke[name];
    const mine = oleh === 'pengisi' ? pengisi : koordinator;
    return mine && (dari as readonly KeadaanBagianLke[]).includes(keadaan);
  });
