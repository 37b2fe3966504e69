import { addFont } from './font';
import { documentStyle } from './global-style';

/** What the document is asked to have ready. */
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  const load = async (font: string) => {
    asked.push(font);
    throw new Error('out of reach');
  };
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
});

afterEach(() => Reflect.deleteProperty(document, 'fonts'));

it('the font is asked for at once, and its faces share their sheet with no other rule', () => {
  addFont();
  const [sheet, ...others] = document.head.querySelectorAll('style');
  expect(others).toEqual([]);
  const rules = sheet?.textContent?.match(/[^{}]+(?=\{)/g)?.map((rule) => rule.trim());
  expect(rules).toEqual(['@font-face', '@font-face', '@font-face']);
  expect(asked).toEqual(["1em 'Plus Jakarta Sans Variable'"]);
});

it('the sheet that grows with what is shown has no face', () => {
  expect(documentStyle.join('')).not.toContain('@font-face');
});
