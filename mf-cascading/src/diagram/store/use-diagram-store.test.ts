import '../../testing/missing-in-jsdom';
import { act, renderHook } from '@testing-library/react';
import { generatedTree, shapes } from '../../testing/generated-tree';
import { buildTree } from '../../tree/model/build';
import { type DiagramAddress, readerStates, treeStates } from '../address/diagram-address';
import { UnderWay } from './under-way';
import { useDiagramStore } from './use-diagram-store';

const settings = { type: 'cascading', showSkp: false, showIcons: true } as const;
const silent = Object.fromEntries([...treeStates, ...readerStates].map((name) => [name, null]));
const address = { ...silent, kedalaman: null } as DiagramAddress;

it('ends with the last sizes when the fonts arrive between its drawing and what follows it', async () => {
  const model = buildTree(generatedTree(shapes.kecil), { maxDepth: 5 });
  let there = false;
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { check: () => there, load: () => Promise.resolve([]) },
  });
  const { result } = renderHook(() => {
    const drawn = useDiagramStore(model, settings, address, new UnderWay());
    there = true;
    return drawn;
  });
  expect(result.current.store.stage).toBe('initial');
  await act(async () => {});
  expect(result.current.store.stage).toBe('height');
});
