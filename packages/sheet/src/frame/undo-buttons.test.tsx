import { fireEvent, render, screen } from '@testing-library/react';
import { SheetToolbar } from './sheet-toolbar';
import { UndoButtons } from './undo-buttons';

it('the tools of a sheet begin with its search; undoing stands among them', () => {
  const sheet = { undo: jest.fn(), redo: jest.fn() };
  render(
    <SheetToolbar search="Cari baris" q="" onSearch={() => undefined}>
      <UndoButtons sheet={sheet} />
    </SheetToolbar>,
  );
  expect(screen.getByRole('toolbar', { name: 'Alat tabel' })).toContainElement(
    screen.getByRole('searchbox', { name: 'Cari baris' }),
  );
  fireEvent.click(screen.getByRole('button', { name: /^Urungkan/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Ulangi/ }));
  expect([sheet.undo.mock.calls.length, sheet.redo.mock.calls.length]).toEqual([1, 1]);
});
