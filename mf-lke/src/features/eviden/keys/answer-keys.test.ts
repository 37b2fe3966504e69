import { keyAct, keysOf } from './answer-keys';

const scale = (...codes: string[]) => codes.map((kode, at) => ({ kode, nilai: 100 - at, uraian: kode }));
const usual = scale('AA', 'A', 'BB', 'B', 'CC', 'C', 'D', 'E');
const press = (key: string, more: object = {}) =>
  keyAct(usual, { key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more });

it.each([
  ['1', {}, 'AA'],
  ['8', {}, 'E'],
  ['a', {}, 'A'],
  ['A', { shiftKey: true }, 'AA'],
  ['C', { shiftKey: true }, 'CC'],
  ['e', {}, 'E'],
  ['0', {}, null],
] as const)('%s %j answers %s', (key, more, kode) => {
  expect(press(key, more)).toEqual({ act: 'answer', kode });
});

it.each([
  ['9', {}],
  ['D', { shiftKey: true }],
  ['a', { ctrlKey: true }],
  ['a', { altKey: true }],
  ['x', {}],
] as const)('%s %j means nothing', (key, more) => {
  expect(press(key, more)).toBeNull();
});

it.each([
  ['j', {}, 'next'],
  ['ArrowUp', {}, 'previous'],
  ['Enter', {}, 'write'],
  ['z', { ctrlKey: true }, 'undo'],
  ['?', { shiftKey: true }, 'help'],
] as const)('%s %j is %s', (key, more, act) => {
  expect(press(key, more)).toEqual({ act });
});

it('the keys follow the scale of the year, whatever it is', () => {
  const simple = scale('Y', 'T');
  expect(keysOf(simple)).toEqual([
    { kode: 'Y', digit: '1', letter: 'Y' },
    { kode: 'T', digit: '2', letter: 'T' },
  ]);
  expect(
    keyAct(simple, { key: 't', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }),
  ).toEqual({
    act: 'answer',
    kode: 'T',
  });
});
