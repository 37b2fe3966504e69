import { isAddKey, pressAdd } from './add-key';

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

it.each([
  ['Enter', { ctrlKey: true }, true],
  ['Enter', { metaKey: true }, true],
  ['Enter', {}, false],
  ['Enter', { ctrlKey: true, shiftKey: true }, false],
  ['a', { ctrlKey: true }, false],
])('%s with %j adds: %p', (key, held, adds) => {
  expect(isAddKey({ ...plain, key, ...held })).toBe(adds);
});

it('goes by the link of the selected box, not by those of others', () => {
  document.body.innerHTML = '<a data-tambah tabindex="-1">A</a><a data-tambah tabindex="0">B</a>';
  const pressed: (string | null)[] = [];
  for (const link of document.querySelectorAll('a')) link.onclick = () => pressed.push(link.textContent);
  pressAdd(document);
  expect(pressed).toEqual(['B']);
});
