import type { Mark } from '../picture';
import { lineMarks } from './line-marks';

const series = [{ label: 'Realisasi', nilai: [1, 2, null, 4], promise: false }];
const drawn = (putus?: number[]) =>
  lineMarks({ labels: ['2024', '2025', '2026', '2027'], satuan: 'poin', ...(putus && { putus }) }, series, {
    top: 100,
    bottom: 300,
  });
const texts = (marks: readonly Mark[]) => marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));
/** How often the thick line of the results begins. */
const beginnings = (marks: readonly Mark[]) =>
  marks.flatMap((mark) => (mark.kind === 'path' && mark.width === 5 ? (mark.d.match(/M/g) ?? []) : []))
    .length;

describe('the lines of a picture', () => {
  it('have a gap where a year has no figure, and are whole otherwise', () => {
    expect(beginnings(drawn())).toBe(2);
    expect(texts(drawn())).not.toContain('definisi berubah');
  });

  it('are broken where the definition changed, which is said there', () => {
    const marks = drawn([1]);
    expect(beginnings(marks)).toBe(3);
    expect(texts(marks).filter((text) => text === 'definisi berubah')).toHaveLength(1);
    expect(texts(marks)).toEqual(expect.arrayContaining(texts(drawn())));
  });
});
