import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DiagramStore } from '../diagram/store/diagram-store';
import { generatedTree, shapes } from '../testing/generated-tree';
import { otherYear } from '../testing/other-year';
import { buildTree } from '../tree/model/build';
import { yearTreeOf } from '../tree/years/year-tree';
import type { Scene } from '../view/scene/scene';
import { yearBoxes } from './year-boxes';
import type { YearPicture } from './year-picture';
import YearStrip from './year-strip';

const tree = generatedTree(shapes.kecil);
const trees = yearTreeOf(
  new Map([
    [2024, buildTree(tree, { maxDepth: 5 })],
    [2025, buildTree(otherYear(tree, 2025), { maxDepth: 5 })],
  ]),
);

function open(part: Partial<YearPicture> = {}, selected = -1) {
  const { tahun = 2025, banding = null, kind = null } = part;
  const boxes = yearBoxes(trees, tahun, banding, kind);
  const picture: YearPicture = {
    tahun,
    banding,
    kind,
    years: [
      { tahun: 2024, state: 'loaded' },
      { tahun: 2025, state: 'loaded' },
      { tahun: 2026, state: 'not-open' },
    ],
    retry: jest.fn(),
    boxes,
    ...part,
  };
  const onAddress = jest.fn();
  const focus = jest.fn(async () => {});
  const scene = { model: boxes.model, selected, settings: { type: 'cascading' } } as unknown as Scene;
  render(
    <section data-state="ready">
      <YearStrip
        store={{ focus } as unknown as DiagramStore}
        scene={scene}
        picture={picture}
        publik
        onAddress={onAddress}
      />
      <input aria-label="Cari" />
    </section>,
  );
  return { onAddress, focus, picture };
}

describe('the strip of years', () => {
  it('shows the year that is chosen, by step, by key and in the list', async () => {
    const user = userEvent.setup();
    const { onAddress } = open();
    expect(screen.getByRole('radio', { name: '2025, ada data' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: '2026, belum dibuka' }));
    expect(onAddress).toHaveBeenLastCalledWith({ tahun: '2026' });
    await user.click(screen.getByRole('button', { name: 'Tahun sebelumnya' }));
    expect(onAddress).toHaveBeenLastCalledWith({ tahun: '2024' });
    screen.getByRole('button', { name: 'Tahun berikutnya' }).focus();
    await user.keyboard('[[');
    expect(onAddress).toHaveBeenLastCalledWith({ tahun: '2024' });
  });

  it('leaves brackets alone where text is typed', async () => {
    const user = userEvent.setup();
    const { onAddress } = open();
    await user.type(screen.getByLabelText('Cari'), '[[');
    expect(onAddress).not.toHaveBeenCalled();
  });

  it('lets the year beside make room for the chosen one', async () => {
    const { onAddress } = open({ banding: 2024 });
    await userEvent.click(screen.getByRole('radio', { name: '2024, ada data' }));
    expect(onAddress).toHaveBeenLastCalledWith({ tahun: '2024', banding: '2025' });
  });

  it('compares with another year, and forgets the marked kind of difference then', async () => {
    const { onAddress } = open();
    await userEvent.selectOptions(screen.getByLabelText('Bandingkan'), '2024');
    expect(onAddress).toHaveBeenLastCalledWith({ banding: '2024', perubahan: null });
    expect(screen.getByRole('option', { name: '2026 (target saja)' })).toBeInTheDocument();
  });

  it('counts the differences, marks one kind and walks to them one by one', async () => {
    const { onAddress, focus } = open({ banding: 2024 });
    const risen = screen.getByRole('button', { name: /^Capaian naik \d+$/ });
    await userEvent.click(risen);
    expect(onAddress).toHaveBeenLastCalledWith({ perubahan: 'naik' });
    await userEvent.click(screen.getByRole('button', { name: 'Perbedaan berikutnya' }));
    await userEvent.click(screen.getByRole('button', { name: 'Perbedaan sebelumnya' }));
    const [first, last] = focus.mock.calls.flat() as unknown as number[];
    expect(first).toBeLessThan(last ?? -1);
  });

  it('tells what differs in the selected box', () => {
    const box = trees.modelOf(2025).keys.indexOf('kinerja-kegiatan:4');
    open({ banding: 2024 }, box);
    expect(screen.getByText(/Capaian 76,5% → 77,5% · Kinerja Kegiatan “.+”/)).toBeInTheDocument();
  });

  it('offers to try again what could not be loaded', async () => {
    const { picture } = open({ years: [{ tahun: 2025, state: 'failed' }] });
    expect(screen.getByText('Data tahun 2025 gagal dimuat.', { selector: 'span:not([role])' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(picture.retry).toHaveBeenCalled();
  });

  it('closes back to the year of the page', async () => {
    const { onAddress } = open({ banding: 2024 });
    await userEvent.click(screen.getByRole('button', { name: 'Tutup tahun dan perbandingan' }));
    expect(onAddress).toHaveBeenLastCalledWith({ tahun: null, banding: null, perubahan: null });
  });
});
