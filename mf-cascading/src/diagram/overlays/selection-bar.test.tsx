import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { cardAt } from '../../tree/model/model';
import type { DiagramStore } from '../store/diagram-store';
import { shownTree } from '../store/testing/shown-tree';
import { SelectionBar } from './selection-bar';

function Shown({ store }: { store: DiagramStore }) {
  const scene = useSyncExternalStore(store.subscribe, store.getScene);
  return scene && <SelectionBar store={store} scene={scene} />;
}

async function selected(...boxes: readonly number[]) {
  const user = userEvent.setup();
  const tree = await shownTree();
  const keys = boxes.map((box) => tree.model.keys[box] ?? '');
  tree.store.choose({ main: keys[0] ?? null, others: new Set(keys.slice(1)) });
  render(<Shown store={tree.store} />);
  return { ...tree, user };
}

beforeAll(() => {
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
});

describe('what several selected boxes are together', () => {
  it('is their number and how many achieved and missed', async () => {
    const { model } = await selected(0, 1, 2, 3);
    const achieved = [0, 1, 2, 3].filter((box) =>
      ['tercapai', 'csf-gagal'].includes(cardAt(model, box).status),
    ).length;
    const bar = screen.getByRole('group', { name: /^4 kotak terpilih: / });
    expect(bar).toHaveTextContent('4 kotak terpilih');
    expect(achieved).toBeGreaterThan(0);
    expect(bar).toHaveTextContent(`${achieved} Tercapai`);
  });

  it('is not told of one box', async () => {
    await selected(2);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });

  it('is shown together, however far apart the boxes stand', async () => {
    const { store, model, placeOf, user } = await selected(0, 30);
    expect(model.count).toBeGreaterThan(30);
    store.view.set({ x: -9e4, y: -9e4, scale: 1 });
    await user.click(screen.getByRole('button', { name: 'Perlihatkan semua' }));
    for (const box of [0, 30]) {
      const [x = -1, y = -1] = placeOf(box);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(1200);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(700);
    }
  });

  it('is copied as text, one line a box', async () => {
    const { model, user } = await selected(0, 2);
    await user.click(screen.getByRole('button', { name: 'Salin daftar' }));
    const [head, ...lines] = (await navigator.clipboard.readText()).split('\n');
    expect(head).toMatch(/^2 kotak terpilih: /);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain(`Sasaran RPJMD: ${cardAt(model, 0).sasaran} (`);
    expect(screen.getByRole('button', { name: 'Tersalin' })).toBeInTheDocument();
  });

  it('is let go', async () => {
    const { store, user } = await selected(0, 2);
    await user.click(screen.getByRole('button', { name: 'Batalkan pilihan' }));
    expect(store.getScene()?.selected).toBe(-1);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });
});
