/** The licence as it is known. */
export const LICENCE_SHORT = 'CC BY 4.0';

/** What the public sees is free to use with the name of the source (ADR 67). */
export const licence = {
  nama: `Creative Commons Atribusi 4.0 Internasional (${LICENCE_SHORT})`,
  alamat: 'https://creativecommons.org/licenses/by/4.0/deed.id',
} as const;
