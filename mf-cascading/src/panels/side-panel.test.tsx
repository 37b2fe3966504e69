import '../testing/missing-in-jsdom';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, useSyncExternalStore } from 'react';
import { type PlanCheckProps, PlanCheckProvider } from '../diagram/context/plan-check-context';
import { PageAround } from '../diagram/context/testing/page-around';
import type { DiagramStore } from '../diagram/store/diagram-store';
import { shownTree } from '../diagram/store/testing/shown-tree';
import { readAddress } from '../features/page-address';
import { generatedTree, shapes } from '../testing/generated-tree';
import type { PlanFindings } from '../tree/analysis/checks';
import { whyOf } from '../tree/analysis/why';
import { buildTree } from '../tree/model/build';
import { cardAt } from '../tree/model/model';
import { noFilter } from '../tree/state/filter';
import SidePanel from './side-panel';

const model = buildTree(generatedTree(shapes.kecil), { maxDepth: 5 });
function Shown({ store }: { store: DiagramStore }) {
  const scene = useSyncExternalStore(store.subscribe, store.getScene);
  const [address, setAddress] = useState(() => readAddress(new URLSearchParams(), false));
  if (scene === null) return null;
  return (
    <SidePanel
      store={store}
      scene={scene}
      label="Kerangka"
      address={address}
      onAddress={(part) => setAddress((before) => ({ ...before, ...part }))}
    />
  );
}

async function open(shown = model, plan: PlanFindings | null = null) {
  const { store } = await shownTree(shown);
  const PlanCheck = ({ children }: PlanCheckProps) => children(plan);
  render(
    <PageAround>
      <PlanCheckProvider value={plan === null ? null : PlanCheck}>
        <section data-state="ready" aria-label="Cascading">
          <Shown store={store} />
        </section>
      </PlanCheckProvider>
    </PageAround>,
  );
  return store;
}

beforeAll(() => {
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
    matchMedia: () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }),
  });
});

const visibleCount = (store: DiagramStore) =>
  store.getScene()?.visible.reduce((sum, shown) => sum + shown, 0);

describe('the panels beside the picture', () => {
  it('are tabs that arrow keys walk along and around', async () => {
    await open();
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Kerangka',
      'Saringan',
      'Periksa',
      'Mengapa',
    ]);
    tabs[0]?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(tabs[3]).toHaveFocus();
    expect(tabs[3]).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByText(/^Pilih satu kotak/)).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    expect(await screen.findByText('Pemeriksaan cascading')).toBeVisible();
  });

  it('tell of a box why it is not at its target, and keep asking about it while its reasons are looked at', async () => {
    const store = await open();
    const box = model.cards
      .all()
      .findIndex(({ status }, at) => status === 'tidak-tercapai' && whyOf(model, at).failing.length > 1);
    act(() => store.select(box));
    const details = await screen.findByRole('region', { name: 'Rincian kotak terpilih' });
    await userEvent.click(within(details).getByRole('button', { name: 'Mengapa belum 100%?' }));
    const asked = await screen.findByRole('region', { name: 'Kotak yang ditanyakan' });
    const { sasaran } = cardAt(model, box);
    expect(asked).toHaveTextContent(sasaran);
    expect(within(asked).getByRole('status')).toHaveTextContent(/di bawahnya belum berhasil/);
    const reasons = within(screen.getByRole('list', { name: 'Belum berhasil' })).getAllByRole('button');
    expect(reasons).toHaveLength(whyOf(model, box).failing.length);
    await userEvent.click(reasons[1] as HTMLElement);
    await waitFor(() => expect(store.getScene()?.selected).toBe(whyOf(model, box).failing[1]));
    expect(asked).toHaveTextContent(sasaran);
    await userEvent.click(within(asked).getByRole('button', { name: 'Kembali ke kotak ini' }));
    await waitFor(() => expect(store.getScene()?.selected).toBe(box));
    expect(within(asked).queryByRole('button', { name: 'Kembali ke kotak ini' })).not.toBeInTheDocument();
  });

  it('ask for a box before they say why', async () => {
    await open();
    await userEvent.click(screen.getByRole('tab', { name: 'Mengapa' }));
    expect(await screen.findByText(/^Pilih satu kotak/)).toBeVisible();
  });

  it('filter by a total and free the picture by a second press', async () => {
    const store = await open();
    await userEvent.click(screen.getByRole('tab', { name: 'Saringan' }));
    const total = await screen.findByRole('button', { name: /^Kinerja Kegiatan, tidak tercapai: \d+$/ });
    await userEvent.click(total);
    expect(total).toHaveAttribute('aria-pressed', 'true');
    expect(visibleCount(store)).toBeLessThan(31);
    await userEvent.click(total);
    expect(store.getScene()?.state.kept).toBeNull();
    expect(visibleCount(store)).toBe(31);
  });

  it('trace the causes of the selected box and list what failed', async () => {
    const store = await open();
    const failing = model.cards.all().findIndex(({ status }) => status === 'tidak-tercapai');
    act(() => store.select(failing));
    await userEvent.click(await screen.findByRole('button', { name: 'Telusuri penyebab' }));
    expect(store.getScene()?.state.filter.telusur).toBe(model.keys[failing]);
    const summary = await screen.findByRole('region', { name: 'Telusuri penyebab' });
    await userEvent.click(within(summary).getByRole('button', { name: 'Akhiri penelusuran' }));
    expect(store.getScene()?.state.filter).toEqual(noFilter);
  });

  it('select several lines of the outline by keys and by presses with Ctrl, until Escape', async () => {
    const store = await open();
    const tree = screen.getByRole('tree');
    expect(tree).toHaveAttribute('aria-multiselectable', 'true');
    const chosen = () => within(tree).queryAllByRole('treeitem', { selected: true });
    act(() => within(tree).getAllByRole('treeitem')[0]?.focus());
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(chosen()).toHaveLength(3);
    expect(chosen()[2]).toHaveFocus();
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(within(tree).getAllByRole('treeitem')[5] ?? tree);
    await user.click(chosen()[0] ?? tree);
    await user.keyboard('{/Control}');
    expect(chosen()).toHaveLength(3);
    act(() => chosen()[0]?.focus());
    await user.keyboard('{Escape}');
    expect(chosen()).toHaveLength(0);
    expect(store.getScene()?.selected).toBe(-1);
  });

  it('keep the focus in the outline when the line that has it goes with its branch', async () => {
    const store = await open();
    const tree = screen.getByRole('tree');
    act(() => within(tree).getAllByRole('treeitem')[0]?.focus());
    await userEvent.keyboard('{End}');
    const last = document.activeElement;
    expect(last).toHaveAttribute('aria-level', '5');
    await act(() => store.openToDepth(2));
    expect(last).not.toBeInTheDocument();
    expect(within(tree).getAllByRole('treeitem').at(-1)).toHaveFocus();
  });

  it('jump from a finding to its box', async () => {
    const store = await open();
    await userEvent.click(screen.getByRole('tab', { name: 'Periksa' }));
    const [jump] = within(await screen.findByRole('tabpanel')).getAllByRole('listitem');
    if (jump === undefined) throw new Error('nothing to check');
    await userEvent.click(within(jump).getByRole('button'));
    expect(store.getScene()?.selected).toBeGreaterThanOrEqual(0);
    expect(within(jump).getByRole('button')).toHaveAttribute('aria-current', 'true');
  });

  it('tell of a unit what its plan lacks, with a jump to each box', async () => {
    const box = model.level.indexOf(2);
    const { nodeId, satuanKerja } = cardAt(model, box);
    const detail = 'Pagu Rp 100, jumlah di bawahnya Rp 150';
    const found = [{ kind: 'wrong-sum', node: `kinerja-program:${nodeId}`, label: 'x', detail }] as const;
    const store = await open(model, { satuanKerjaId: satuanKerja.id, found, wajib: 1 });
    await userEvent.click(screen.getByRole('tab', { name: 'Periksa' }));
    expect(
      await screen.findByText(/1 di antaranya wajib dilengkapi sebelum rencana diajukan\.$/),
    ).toBeVisible();
    const kind = screen.getByText('Jumlah tidak sama').closest('details') as HTMLElement;
    await userEvent.click(within(kind).getByText('Jumlah tidak sama'));
    await userEvent.click(within(kind).getByRole('button', { name: new RegExp(detail) }));
    expect(store.getScene()?.selected).toBe(box);
  });

  it('search closed branches, count the finds and go round', async () => {
    const store = await open();
    await act(() => store.openToDepth(1));
    await userEvent.type(screen.getByRole('searchbox'), 'stunting');
    await userEvent.keyboard('{Enter}');
    const count = screen.getByText(/^1\/\d+$/).textContent?.split('/')[1];
    await userEvent.click(screen.getByRole('button', { name: 'Hasil sebelumnya' }));
    expect(screen.getByText(`${count}/${count}`)).toBeInTheDocument();
    expect(visibleCount(store)).toBeGreaterThan(1);
  });

  it('find a box by everyday words and go to it', async () => {
    const tree = structuredClone(generatedTree(shapes.kecil));
    const goal = tree.data[0]?.sasaran_strategis_pd[1];
    if (goal === undefined) throw new Error('no boxes');
    goal.iku = 'Persentase Penduduk Miskin';
    const told = buildTree(tree, { maxDepth: 5 });
    const store = await open(told);
    await userEvent.type(screen.getByRole('searchbox'), 'orang miskin{Enter}');
    expect(screen.getByText('1/1')).toBeInTheDocument();
    const key = `sasaran-strategis-pd:${goal.id}`;
    expect(store.getScene()?.selected).toBe(told.indexOf.get(key));
  });

  it('lead to the search with /, but not from where text is typed', async () => {
    await open();
    const search = screen.getByRole('searchbox', { name: 'Cari dalam pohon' });
    screen.getAllByRole('tab')[0]?.focus();
    await userEvent.keyboard('/');
    expect(search).toHaveFocus();
    expect(search).toHaveValue('');
    await userEvent.keyboard('a/b');
    expect(search).toHaveValue('a/b');
  });
});
