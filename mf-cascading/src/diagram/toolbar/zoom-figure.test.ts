import { englishCard } from '../../embed/words/english-card';
import { cardWords } from '../../tree/words/card-words';
import { type ZoomFigure, zoomPercent, zoomSteps } from './zoom-figure';

const limits = { fit: 0.042, max: 1.68 };
const indonesian = zoomPercent(cardWords.figure);
const english = zoomPercent(englishCard.figure);

it.each<[string, ZoomFigure, number, string]>([
  ['steps', zoomSteps, 0.105, '2,5'],
  ['percent in Indonesian', indonesian, 0.854, '85%'],
  ['a small percent in Indonesian', indonesian, 0.0421, '4,2%'],
  ['percent in English', english, 0.854, '85%'],
  ['a small percent in English', english, 0.0421, '4.2%'],
  ['a large percent in English', english, 12.5, '1,250%'],
])('%s are written as their readers write them', (_, figure, scale, written) => {
  expect(figure.shown(scale, limits)).toBe(written);
});

it.each(['85', '85%', '85 %', ' 85,0 % ', '85.0%'])('%p is a zoom of 85 percent', (text) => {
  expect(english.typed(text, limits)).toBeCloseTo(0.85);
});

it('reads back what it has written, thousands too', () => {
  const close = { fit: 1, max: 40 };
  for (const figure of [indonesian, english])
    expect(figure.typed(figure.shown(12.5, close), close)).toBeCloseTo(12.5);
});

it.each(['', ' ', '%', 'dekat', '8 5x'])('%p is no zoom', (text) => {
  expect(english.typed(text, limits)).toBeNull();
  expect(zoomSteps.typed(text, limits)).toBeNull();
});

it('a typed step stays within 1 and 40', () => {
  expect(zoomSteps.typed('0', limits)).toBeCloseTo(limits.fit);
  expect(zoomSteps.typed('90', limits)).toBeCloseTo(limits.max);
});
