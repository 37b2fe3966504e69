import { verdictSentence } from './verdict-sentence';

const kemiskinan = {
  polaritas: 'minimize',
  range_min: null,
  range_max: null,
  satuan: '%',
  target: 6.95,
  realisasi: 6.73,
  capaian: 103.17,
} as const;

describe('the sentence of an indicator', () => {
  it('says what was promised, what came and whether that is enough', () => {
    expect(verdictSentence(kemiskinan, 2025)).toBe(
      'Tahun 2025 dijanjikan 6,95 %; hasilnya 6,73 %: tercapai (103,17%).',
    );
    expect(verdictSentence({ ...kemiskinan, realisasi: 7.5, capaian: 92.09 }, 2025)).toContain(
      'belum tercapai',
    );
  });

  it('tells that nothing was reported, and the bounds of a range', () => {
    const range = {
      ...kemiskinan,
      polaritas: 'range' as const,
      range_min: 100,
      range_max: 105,
      satuan: null,
    };
    expect(verdictSentence({ ...range, realisasi: null, capaian: null }, 2025)).toBe(
      'Tahun 2025 dijanjikan 100–105; hasilnya belum dilaporkan.',
    );
  });
});
