import { type FrameFault, type FrameLocale, type FrameName, frameNames } from './frame-query';

export interface FrameWords {
  readonly title: string;
  readonly noScript: string;
  readonly late: string;
  readonly openTree: string;
  readonly openPortal: string;
  readonly wrong: string;
  readonly repair: string;
  /** What to do about one name of the address. */
  readonly fault: (what: FrameFault['what'], openYears: readonly number[]) => string;
  readonly none: string;
  readonly noneWhy: string;
}

type Remedies = Readonly<Record<Exclude<FrameFault['what'], 'tahun'>, string>> & {
  readonly tahun: (years: string) => string;
};

const faultBy =
  (remedies: Remedies, or: string): FrameWords['fault'] =>
  (what, openYears) =>
    what === 'tahun' ? remedies.tahun(openYears.join(or)) : remedies[what];

const names: readonly FrameName[] = frameNames;

/** Everything that the page for a frame says itself; the diagram in it has words of its own. */
export const frameWords: Readonly<Record<FrameLocale, FrameWords>> = {
  id: {
    title: 'Cascading Kinerja',
    noScript: 'Diagram ini digambar oleh skrip, dan skrip tidak berjalan di peramban ini.',
    late: 'Diagram belum tampil?',
    openTree: 'Buka pohon ini di Selaras',
    openPortal: 'Buka Selaras',
    wrong: 'Alamat bingkai ini perlu diperbaiki',
    repair: 'Perbaiki atribut src pada iframe:',
    fault: faultBy(
      {
        satuan_kerja_id:
          'harus nomor satuan kerja, misalnya 1012. Hapus parameter ini untuk seluruh kabupaten.',
        tahun: (years) => `harus ${years}. Hapus parameter ini untuk tahun yang tampil bagi publik.`,
        locale: 'harus id atau en.',
        theme: 'harus light, dark, atau auto.',
        twice: 'disebut lebih dari sekali. Sisakan satu.',
        unknown: `tidak dikenal. Yang dikenal: ${names.join(', ')}.`,
      },
      ' atau ',
    ),
    none: 'Diagram ini belum tersedia',
    noneWhy: 'Portal ini belum menyediakan diagram untuk situs lain. Hubungi pengelolanya.',
  },
  en: {
    title: 'Performance Cascade',
    noScript: 'This diagram is drawn by a script, and scripts do not run in this browser.',
    late: 'Is there no diagram yet?',
    openTree: 'Open this tree in Selaras',
    openPortal: 'Open Selaras',
    wrong: 'The address of this frame needs a repair',
    repair: 'Change the src attribute of the iframe:',
    fault: faultBy(
      {
        satuan_kerja_id:
          'must be the number of a unit, for example 1012. Leave it out for the whole regency.',
        tahun: (years) => `must be ${years}. Leave it out for the year that is shown to the public.`,
        locale: 'must be id or en.',
        theme: 'must be light, dark or auto.',
        twice: 'is said more than once. Keep one.',
        unknown: `is not known. These are: ${names.join(', ')}.`,
      },
      ' or ',
    ),
    none: 'This diagram is not available yet',
    noneWhy: 'This portal does not offer its diagram to other sites yet. Ask those who run it.',
  },
};
