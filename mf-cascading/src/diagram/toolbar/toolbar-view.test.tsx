import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { generatedTree, shapes } from '../../testing/generated-tree';
import { buildTree } from '../../tree/model/build';
import type { DiagramStore } from '../store/diagram-store';
import { shownTree } from '../store/testing/shown-tree';
import type { PageSwitch, ToolProps } from './toolbar-group';
import { ViewTool } from './toolbar-view';

const CROSS = 'Tampilkan cross cutting';

function Shown({ store, switches }: { store: DiagramStore; switches: readonly PageSwitch[] }) {
  const scene = useSyncExternalStore(store.subscribe, store.getScene);
  return <ViewTool {...({ store, scene, switches, inSheet: true } as ToolProps)} />;
}

async function open(switches: readonly PageSwitch[] = [], crossEvery = 2) {
  const model = buildTree(generatedTree({ ...shapes.kecil, crossEvery }), { maxDepth: 5 });
  const { store, scene } = await shownTree(model);
  render(<Shown store={store} switches={switches} />);
  return { model, store, scene };
}

const names = () => screen.getAllByRole('switch').map((one) => one.closest('label')?.textContent);

describe('the switches of the picture', () => {
  it('expand the cross items of every box when ticked, and clear them when unticked', async () => {
    const { store, scene, model } = await open();
    const cross = screen.getByRole('switch', { name: CROSS });
    expect(cross).not.toBeChecked();
    await userEvent.click(cross);
    expect(cross).toBeChecked();
    const box = model.crossItems.findIndex((items) => items.length > 0);
    act(() => store.toggleCross(box));
    expect(await screen.findByRole('switch', { name: CROSS, checked: false })).toBe(cross);
    await userEvent.click(cross);
    await userEvent.click(cross);
    expect(scene().state.crossOpen.every((shown) => shown === 0)).toBe(true);
  });

  it('offer nothing to expand where no other unit contributes', async () => {
    await open([], 0);
    expect(screen.getByRole('switch', { name: CROSS })).toBeDisabled();
  });

  it('are those of the tree and, of the page, only those that it enables', async () => {
    const onChange = jest.fn();
    await open();
    expect(names()).toEqual([CROSS]);
    await open([{ label: 'Tampilkan icon capaian', checked: true, onChange }]);
    const icons = screen.getByRole('switch', { name: 'Tampilkan icon capaian' });
    expect(icons).toBeChecked();
    await userEvent.click(icons);
    expect(onChange).toHaveBeenCalledWith(false);
  });
});
