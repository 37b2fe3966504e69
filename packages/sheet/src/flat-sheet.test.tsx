import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import {
  CellBar,
  GridView,
  type RowDrawing,
  type RowModel,
  SaveSummary,
  type SheetColumn,
  type SheetTable,
  useSaver,
  useSheet,
  useTreeView,
} from '.';

/** A table of another domain: members of a team and their hours. */
interface Anggota {
  readonly nip: string;
  readonly nama: string;
  readonly jam: number | null;
  readonly terbit: number;
}

const model: RowModel<Anggota> = {
  keyOf: ({ nip }) => nip,
  versionOf: ({ terbit }) => terbit,
  valueOf: (row, field) => (field === 'jam' ? row.jam : row.nama),
  withValues: (row, values) => ({ ...row, ...values }),
};

const table: SheetTable<Anggota, SheetColumn<Anggota>> = {
  model,
  columns: [
    { id: 'nama', title: 'Nama', kind: 'text', width: 12, value: ({ nama }) => nama },
    { id: 'jam', title: 'Jam', kind: 'number', width: 5, field: 'jam', value: ({ jam }) => jam },
    { id: 'state', title: 'Keadaan', kind: 'state', width: 7, value: () => null },
  ],
  closedReason: (_row, { field }) => (field === undefined ? 'Nama berasal dari data pegawai.' : null),
};

const drawing: RowDrawing<Anggota, SheetColumn<Anggota>> = { nameOf: ({ nama }) => nama };

const start: readonly Anggota[] = ['Asih', 'Budi', 'Cahya'].map((nama, at) => ({
  nip: `nip-${at}`,
  nama,
  jam: null,
  terbit: 1,
}));

const send = jest.fn();

function JamTim() {
  const [rows, setRows] = useState(start);
  const { saver, queue } = useSaver(
    model,
    {
      send,
      received: (row) => setRows((all) => all.map((one) => (one.nip === row.nip ? row : one))),
      refused: () => undefined,
    },
    'jam-tim',
  );
  const tree = useTreeView({ model, rows, filter: '', find: () => null });
  const shown = tree.shown.map(({ index }) => index);
  const sheet = useSheet({ table, rows, shown, saver, queue });
  const { row } = sheet;
  return (
    <>
      <SaveSummary queue={queue} online onRetry={() => saver.retry()} onShow={() => undefined} />
      <GridView
        label="Jam tim"
        rows={rows}
        queue={queue}
        places={tree.shown}
        closed={tree.closed}
        onToggle={tree.toggle}
        model={sheet}
        drawing={drawing}
        onSave={() => saver.retry()}
      />
      {row !== undefined && (
        <CellBar model={sheet} edit={queue.get(row.nip)} saver={saver} heading={row.nama} />
      )}
    </>
  );
}

const cell = (row: number, column: number) =>
  screen.getAllByRole('gridcell')[row * 3 + column] as HTMLElement;

beforeEach(() => {
  localStorage.clear();
  send.mockImplementation(async (nip: string, terbit: number, values: { jam: number }) => ({
    ...start.find((one) => one.nip === nip),
    ...values,
    terbit: terbit + 1,
  }));
});

it('a flat table of any domain is typed, pasted and saved row by row', async () => {
  const user = userEvent.setup();
  render(<JamTim />);
  const grid = screen.getByRole('grid', { name: 'Jam tim' });
  expect(screen.getAllByRole('row')[1]).not.toHaveAttribute('aria-level');
  expect(screen.queryByRole('button', { name: /^Tutup/ })).not.toBeInTheDocument();

  await user.click(cell(0, 1));
  fireEvent.paste(grid, { clipboardData: { getData: () => '7,5\n8' } });
  expect(screen.getByText('2 sel ditempel')).toBeInTheDocument();
  await user.click(cell(2, 1));
  grid.focus();
  await user.keyboard('6{Enter}');
  await waitFor(() => expect(screen.getByText('Semua perubahan tersimpan.')).toBeInTheDocument());
  expect(send.mock.calls).toEqual([
    ['nip-0', 1, { jam: 7.5 }],
    ['nip-1', 1, { jam: 8 }],
    ['nip-2', 1, { jam: 6 }],
  ]);
  expect(cell(1, 1)).toHaveTextContent('8');
});

it('a cell that the table closes says why', async () => {
  const user = userEvent.setup();
  render(<JamTim />);
  await user.click(cell(1, 0));
  screen.getByRole('grid').focus();
  await user.keyboard('{F2}');
  expect(screen.getByText('Nama: Nama berasal dari data pegawai.')).toBeInTheDocument();
});
