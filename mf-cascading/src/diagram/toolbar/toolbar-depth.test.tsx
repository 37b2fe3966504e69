import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { generatedTree, shapes } from '../../testing/generated-tree';
import { buildTree } from '../../tree/model/build';
import { shownTree } from '../store/testing/shown-tree';
import { DepthTool } from './toolbar-depth';
import type { ToolProps } from './toolbar-group';

async function open(maxDepth: number, kedalaman: number | null = null) {
  const { store, scene } = await shownTree(buildTree(generatedTree(shapes.kecil), { maxDepth }));
  const onAddress = jest.fn();
  const openToDepth = jest.spyOn(store, 'openToDepth');
  render(
    <DepthTool {...({ store, scene: scene(), address: { kedalaman }, onAddress } as unknown as ToolProps)} />,
  );
  return { onAddress, openToDepth, select: screen.getByRole('combobox', { name: 'Buka sampai' }) };
}

const words = () => screen.getAllByRole('option').map((option) => option.textContent);

describe('the depth', () => {
  it('opens the branches down to the chosen level', async () => {
    const { onAddress, openToDepth, select } = await open(5);
    expect(select).toHaveValue('5');
    await userEvent.selectOptions(select, 'tingkat 2');
    expect(onAddress).toHaveBeenCalledWith({ kedalaman: 2 });
    expect(openToDepth).toHaveBeenCalledWith(2);
  });

  it('offers the levels that the tree has', async () => {
    const { select } = await open(3, 5);
    expect(words()).toEqual(['tingkat 1', 'tingkat 2', 'tingkat 3 (semua)']);
    expect(select).toHaveValue('3');
  });
});
