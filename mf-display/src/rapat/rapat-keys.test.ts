import { rapatAct } from './rapat-keys';

const pressed = (key: string, target: Element = document.body, more: KeyboardEventInit = {}) => {
  let act: ReturnType<typeof rapatAct> = null;
  const hear = (event: KeyboardEvent) => {
    act = rapatAct(event);
  };
  window.addEventListener('keydown', hear);
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
  window.removeEventListener('keydown', hear);
  return act;
};
const made = (html: string): Element => {
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.append(place);
  return place.querySelector('[data-ini]') ?? place;
};

it.each([
  ['PageDown', 'next'],
  ['ArrowRight', 'next'],
  ['PageUp', 'previous'],
  ['ArrowLeft', 'previous'],
  ['Escape', 'leave'],
  ['ArrowDown', null],
  ['a', null],
])('%s means %s', (key, act) => expect(pressed(key)).toBe(act));

it.each([
  '<input data-ini>',
  '<select data-ini></select>',
  '<div role="dialog"><button data-ini></button></div>',
])('inside %s keys keep their own meaning', (html) => expect(pressed('PageDown', made(html))).toBeNull());

it('keys with Ctrl, Alt, Shift or Meta are others', () => {
  expect(pressed('ArrowRight', document.body, { altKey: true })).toBeNull();
  expect(pressed('PageDown', document.body, { ctrlKey: true })).toBeNull();
});

it('arrows walk through a table that is wider than its place; Page Down goes on', () => {
  const table = made('<div role="region" tabindex="0" data-ini></div>');
  Object.defineProperty(table, 'scrollWidth', { value: 900 });
  Object.defineProperty(table, 'clientWidth', { value: 600 });
  expect(pressed('ArrowRight', table)).toBeNull();
  expect(pressed('PageDown', table)).toBe('next');
});
