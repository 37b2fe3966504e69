import type { CardWords } from '../../tree/words/card-words';

const levels = {
  cascading: [
    'Strategic goal of the regency',
    'Strategic goal of the agency',
    'Programme',
    'Activity',
    'Sub-activity',
  ],
  'arsitektur-kinerja': ['Ultimate outcome', 'Intermediate outcome', 'Immediate outcome', 'Output', 'Output'],
} as const;

const nomenclature = ['', '', 'Programme', 'Activity', 'Sub-activity'];

const swapped: Readonly<Record<string, string>> = { '.': ',', ',': '.' };

export const englishCard: CardWords = {
  locale: 'en',
  target: 'Target',
  realisasi: 'Actual',
  otherIndicators: (count) => `+${count} more indicators`,
  bayangan: (sasaran, indikator) => `Shadow: ${sasaran} · ${indikator}`,
  external: 'External',
  rsud: {
    direktur: 'Performance of the hospital director',
    'wakil-direktur': 'Delegated to a deputy director of the hospital',
  },
  skp: (skp) => (skp ? 'Marked as SKP' : 'No SKP'),
  status: {
    tercapai: 'Achieved',
    'tidak-tercapai': 'Not achieved',
    'csf-gagal': 'Achieved, CSF failed',
    keduanya: 'Not achieved, CSF failed',
    'belum-ada-data': 'No data yet',
  },
  icon: { warning: 'Not achieved', danger: 'CSF failed', info: 'Not achieved, CSF failed' },
  level: (level, type) => levels[type][Math.min(level, levels[type].length - 1)] ?? '',
  nomenklatur: (level) => nomenclature[Math.min(level, nomenclature.length - 1)] ?? '',
  figure: (written) => written.replace(/[.,]/g, (sign) => swapped[sign] ?? sign),
};
