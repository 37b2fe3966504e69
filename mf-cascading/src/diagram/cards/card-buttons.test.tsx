import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditLink } from '../../features/edit/edit-link';
import { generatedTree, shapes } from '../../testing/generated-tree';
import { buildTree } from '../../tree/model/build';
import type { Card } from '../../tree/model/card';
import { roughMeasure } from '../../tree/text/text-lines';
import { sceneOf } from '../../view/scene/testing/scene-of';
import { BoxActsProvider } from '../context/box-acts-context';
import { PageAround } from '../context/testing/page-around';
import { DiagramStore } from '../store/diagram-store';
import { ViewStore } from '../store/view-store';
import { CardButtons } from './card-buttons';

const built = buildTree(generatedTree(shapes.kecil), { maxDepth: 5 });

/** The buttons over the first card of a level, some of whose facts are changed. */
function open(
  level: number,
  change: Partial<Card> = {},
  {
    showIcons = true,
    editIcons = false,
    path = null as string | null,
    selected = false,
    reportOnly = false,
    below = null as string | null,
  } = {},
) {
  const box = built.level.indexOf(level);
  const model = {
    ...built,
    cards: built.cards.map((card, at) => (at === box ? { ...card, ...change } : card)),
  };
  const scene = sceneOf(model);
  const store = new DiagramStore(new ViewStore(), () => roughMeasure, 'height');
  const toggle = jest.spyOn(store, 'toggle').mockReturnValue();
  render(
    <PageAround>
      <BoxActsProvider
        value={{
          openModal: () => {},
          openDocument: () => {},
          editIcons,
          edit: {
            path: () => path,
            below: () => (below === null ? null : { path: below, label: 'Tambah di bawahnya' }),
            help: null,
            Link: EditLink,
          },
          reportOnly,
        }}
      >
        <CardButtons
          store={store}
          scene={{
            ...scene,
            settings: { ...scene.settings, showIcons },
            selected: selected ? box : -1,
          }}
          box={box}
        />
      </BoxActsProvider>
    </PageAround>,
  );
  return { box, toggle };
}

describe('over a card', () => {
  it.each([
    ['warning', 'Tidak tercapai'],
    ['danger', 'CSF Gagal'],
    ['info', 'Tidak tercapai & CSF Gagal'],
  ] as const)('the %s icon says "%s"', (icon, words) => {
    open(3, { icon });
    expect(screen.getByRole('img', { name: words })).toHaveAttribute('title', words);
  });

  it('no icon stands where all is achieved, nor where icons are switched off', () => {
    open(3, { icon: null });
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    open(3, { icon: 'warning' }, { showIcons: false });
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('the edit icon stands only with its switch, and only where the box has an edit page', () => {
    const path = '/kinerja-kegiatan/7/edit';
    open(3, {}, { path });
    open(3, {}, { editIcons: true });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    open(3, {}, { path, editIcons: true });
    expect(screen.getByRole('link', { name: /^Ubah kinerja: / })).toHaveAttribute(
      'href',
      `${path}?kembali=%2F`,
    );
  });

  it('the edit icon says so where only the realisation is open', () => {
    open(3, {}, { path: '/kinerja-kegiatan/7/edit', editIcons: true, reportOnly: true });
    expect(screen.getByRole('link', { name: /^Isi realisasi: / })).toHaveAttribute('title', 'Isi realisasi');
  });

  it.each([
    ['of the selected box', { selected: true }, 0],
    ['of any box with the edit icons', { editIcons: true }, -1],
  ])('what may be added below stands at the foot %s, and leads back to it', (_where, shown, tabIndex) => {
    const below = '/kinerja-sub-kegiatan/create?kinerja_kegiatan_id=7';
    const { box } = open(3, {}, { below, ...shown });
    const link = screen.getByRole('link', { name: /^Tambah di bawahnya: / });
    expect(link).toHaveAttribute(
      'href',
      `${below}&${new URLSearchParams({ kembali: `/?${new URLSearchParams({ node: built.keys[box] ?? '' })}` })}`,
    );
    expect(link).toHaveAttribute('tabindex', String(tabIndex));
  });

  it('nothing is added below a box that is not selected, nor where nothing may be', () => {
    open(3, {}, { below: '/kinerja-sub-kegiatan/create' });
    open(3, {}, { selected: true });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('its texts, which the picture cuts, are told in full on hovering', () => {
    const sasaran = 'Terlaksananya pemeliharaan jalan '.repeat(10);
    open(3, { sasaran, indikator: ['Jumlah jalan', 'Panjang jalan'] });
    expect(document.querySelector('span[title^="Terlaksananya"]')).toHaveAttribute(
      'title',
      `${sasaran}\nJumlah jalan\nPanjang jalan`,
    );
  });

  it('external performance is a mark that is read, not a button', () => {
    open(4, { external: true });
    expect(screen.getByRole('img', { name: 'Kinerja eksternal' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /eksternal/ })).not.toBeInTheDocument();
  });

  it('a box with boxes below it can be closed, one without cannot', async () => {
    const { box, toggle } = open(3);
    const branch = screen.getByRole('button', { name: /^Tutup cabang: / });
    expect(branch).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(branch);
    expect(toggle).toHaveBeenCalledWith(box);
    open(4);
    expect(screen.getAllByRole('button', { name: /cabang: / })).toHaveLength(1);
  });

  it('the Tab key stops at the buttons of the selected box alone', async () => {
    open(2, { adaRumus: true });
    await userEvent.tab();
    expect(document.body).toHaveFocus();
    open(2, { adaRumus: true }, { selected: true });
    await userEvent.tab();
    expect(screen.getAllByRole('button', { name: /^DO, / })[1]).toHaveFocus();
  });
});
