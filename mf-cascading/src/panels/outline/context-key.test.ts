import { focusActions, isContextKey, onceActions } from './context-key';

it.each([
  ['ContextMenu', false, true],
  ['F10', true, true],
  ['F10', false, false],
  ['m', true, false],
])('%s with shift %p asks for the buttons of a box: %p', (key, shiftKey, asks) => {
  expect(isContextKey({ key, shiftKey })).toBe(asks);
});

it('leads to the first button of the box beside the outline', async () => {
  document.body.innerHTML =
    '<aside><div role="tree" tabindex="0"></div><div data-box-actions><button>RA</button><a href="#">Ubah</a></div></aside>';
  const tree = document.querySelector<HTMLElement>('[role=tree]');
  if (tree === null) throw new Error('no tree');
  onceActions(tree, focusActions);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(document.activeElement).toHaveTextContent('RA');
});
