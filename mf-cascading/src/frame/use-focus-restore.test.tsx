import { render, screen } from '@testing-library/react';
import { useFocusRestore } from './use-focus-restore';

interface ShownProps {
  closable?: boolean;
  card?: boolean;
}

function Diagram({ closable = true, card = true }: ShownProps) {
  useFocusRestore();
  return (
    <div data-fullscreen="false">
      <button type="button">Panel</button>
      <aside>
        <button type="button">Kerangka</button>
        <div role="tree" tabIndex={-1} aria-label="Kerangka">
          <div role="treeitem" tabIndex={-1} aria-selected="false">
            Satu
          </div>
          <div role="treeitem" tabIndex={0} aria-selected="false">
            Dua
          </div>
        </div>
        {closable && (
          <section aria-label="Rincian">
            <button type="button">Tutup rincian</button>
          </section>
        )}
      </aside>
      <button type="button" data-testid="gambar">
        <span data-far="false">
          {card && <input aria-label="Tombol kartu" />}
          <input aria-label="Tombol lain" />
        </span>
      </button>
    </div>
  );
}

function open() {
  const { rerender } = render(
    <>
      <button type="button">Di luar</button>
      <Diagram />
    </>,
  );
  return (props: ShownProps) =>
    rerender(
      <>
        <button type="button">Di luar</button>
        <Diagram {...props} />
      </>,
    );
}

describe('the focus', () => {
  it('goes to the line of the outline when the details are closed by their button', () => {
    const show = open();
    screen.getByRole('button', { name: 'Tutup rincian' }).focus();
    show({ closable: false });
    expect(screen.getByRole('treeitem', { name: 'Dua' })).toHaveFocus();
  });

  it('goes to the picture, not to another box, when a button over it is gone', () => {
    const show = open();
    screen.getByRole('textbox', { name: 'Tombol kartu' }).focus();
    show({ card: false });
    expect(screen.getByTestId('gambar')).toHaveFocus();
  });

  it('is left alone where it was outside, and where nothing is gone', () => {
    const show = open();
    screen.getByRole('button', { name: 'Tutup rincian' }).focus();
    screen.getByRole('button', { name: 'Di luar' }).focus();
    screen.getByRole('button', { name: 'Di luar' }).blur();
    show({ closable: false });
    expect(document.body).toHaveFocus();
    screen.getByRole('button', { name: 'Kerangka' }).focus();
    screen.getByRole('button', { name: 'Kerangka' }).blur();
    show({ closable: false, card: false });
    expect(document.body).toHaveFocus();
  });
});
