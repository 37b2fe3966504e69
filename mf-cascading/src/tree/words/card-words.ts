import { capaianIcons, statusCapaian } from '@selaras/domain';
import { levelAt } from '../model/level';

type Level = Parameters<typeof levelAt>[0];

/**
 * What cards and lists say beside the data itself, in the portal's language. Another language has a table of the same
 * shape; `figure` gets a number as Indonesian writes it.
 */
export const cardWords = {
  /** Of numbers that are shortened: `1,25 jt`. */
  locale: 'id-ID',
  target: 'Target',
  realisasi: 'Realisasi',
  otherIndicators: (count: number) => `+${count} indikator lain`,
  bayangan: (sasaran: string, indikator: string) => `Bayangan: ${sasaran} · ${indikator}`,
  external: 'Eksternal',
  /** Marks of the hospital director's own goal and of a programme delegated to a deputy. */
  rsud: {
    direktur: 'Kinerja Direktur RSUD',
    'wakil-direktur': 'Didelegasikan ke Wakil Direktur RSUD',
  },
  /** Marks of `?showSkp=true` (spec 1 §2). */
  skp: (skp: boolean): string => (skp ? 'Ditandai sebagai SKP' : 'Bukan SKP'),
  status: statusCapaian as Readonly<Record<keyof typeof statusCapaian, string>>,
  icon: capaianIcons as Readonly<Record<keyof typeof capaianIcons, string>>,
  level: (level: Level, type: 'cascading' | 'arsitektur-kinerja'): string => levelAt(level).label[type],
  nomenklatur: (level: Level): string => levelAt(level).nomenklatur ?? '',
  figure: (written: string): string => written,
};

export type CardWords = typeof cardWords;
