/** @jest-environment jsdom */

import { mendRealm } from './mend-realm';
import { withinPage } from './page-sheets';
import { takeSnapshot } from './snapshot';

const added: Element[] = [];
function style(text: string, mark?: string): CSSStyleSheet {
  const element = document.createElement('style');
  element.textContent = text;
  if (mark !== undefined) element.setAttribute(mark, '');
  document.head.append(element);
  added.push(element);
  const { sheet } = element;
  if (sheet === null) throw new Error('no sheet');
  return sheet;
}
afterEach(() => {
  for (const element of added.splice(0)) element.remove();
});

describe('the guard of what belongs to all', () => {
  it('puts back what a library patched in passing, and says so once', () => {
    const snapshot = takeSnapshot(window);
    const inspect = () => mendRealm(snapshot, document);
    const { map } = Array.prototype;
    const { pushState } = window.history;
    Object.defineProperty(Array.prototype, 'map', { value: () => [], configurable: true, writable: true });
    window.history.pushState = () => undefined;
    const said = inspect();
    expect([Array.prototype.map, window.history.pushState]).toEqual([map, pushState]);
    expect(said).toEqual([
      'Array.prototype.map diganti, dikembalikan',
      'history.pushState ditambah, dikembalikan',
    ]);
    expect(inspect()).toEqual([]);
  });

  it('keeps rules for everything to the place of pages, and leaves all others alone', () => {
    const before = style('h1 { color: black }');
    const snapshot = takeSnapshot(window);
    const inspect = () => mendRealm(snapshot, document);
    const own = style('h1 { color: red } .kartu { margin: 0 } @media print { body { margin: 0 } }');
    const designSystems = style('body { margin: 0 }', 'data-styled');
    expect(inspect()).toEqual([
      'gaya untuk seluruh portal (h1), dibatasi ke tempat halaman',
      'gaya untuk seluruh portal (body), dibatasi ke tempat halaman',
    ]);
    const selectors = (sheet: CSSStyleSheet) =>
      [...sheet.cssRules].map((rule) => (rule as CSSStyleRule).selectorText);
    expect(selectors(own).slice(0, 2)).toEqual([':where(main) h1', '.kartu']);
    expect([selectors(before), selectors(designSystems)]).toEqual([['h1'], ['body']]);
    expect(inspect()).toEqual([]);
  });
});

it.each([
  ['h1', ':where(main) h1'],
  ['*', ':where(main) *'],
  [':is(h1, h2), p', ':where(main) :is(h1, h2), :where(main) p'],
  ['html body', ':where(main) body'],
  [':root', ':where(main)'],
  ['a:hover, .kartu a', ':where(main) a:hover, .kartu a'],
  ['bodyguard', ':where(main) bodyguard'],
  [':where(main) h1', ':where(main) h1'],
])('a rule for %s is one for %s', (selector, within) => {
  expect(withinPage(selector)).toBe(within);
});
