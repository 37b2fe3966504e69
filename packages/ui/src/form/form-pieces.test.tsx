import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConflictView } from './conflict-view';
import { ErrorSummary } from './error-summary';
import { useSaveKey } from './use-save-key';

describe('ErrorSummary', () => {
  it('says nothing while nothing is wrong', () => {
    const { container } = render(<ErrorSummary faults={[]} onPick={jest.fn()} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('names each fault and leads to its field', async () => {
    const onPick = jest.fn();
    render(
      <ErrorSummary
        faults={[{ name: 'sasaran', label: 'Sasaran', message: 'Wajib diisi' }]}
        onPick={onPick}
      />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('1 isian perlu diperiksa');
    await userEvent.click(screen.getByRole('button', { name: 'Sasaran: Wajib diisi' }));
    expect(onPick).toHaveBeenCalledWith('sasaran');
  });
});

it('ConflictView shows both versions of a field and tells which one is chosen', async () => {
  const onChoose = jest.fn();
  render(
    <ConflictView
      differences={[{ name: 'target', label: 'Target', mine: '90', theirs: '95' }]}
      chosen={{ target: 'mine' }}
      onChoose={onChoose}
      onTakeCurrent={jest.fn()}
    />,
  );
  const field = screen.getByRole('group', { name: 'Target' });
  expect(field).toHaveTextContent('Isian Anda90');
  expect(screen.getByRole('radio', { name: /Isian Anda/ })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /Data terkini/ }));
  expect(onChoose).toHaveBeenCalledWith('target', 'theirs');
});

it('ConflictView chooses nothing beforehand, and leads to what waits for a choice when a save was tried', async () => {
  const differences = [
    { name: 'satuan', label: 'Satuan', mine: 'orang', theirs: 'persen' },
    { name: 'target', label: 'Target', mine: '90', theirs: '95' },
  ];
  const shown = (refused: number) => (
    <ConflictView
      differences={differences}
      chosen={{ satuan: 'theirs' }}
      refused={refused}
      onChoose={jest.fn()}
      onTakeCurrent={jest.fn()}
    />
  );
  const { rerender } = render(shown(0));
  const target = within(screen.getByRole('group', { name: 'Target' }));
  for (const radio of target.getAllByRole('radio')) expect(radio).not.toBeChecked();
  expect(screen.getByRole('alert')).not.toHaveTextContent('Belum disimpan');
  rerender(shown(1));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Belum disimpan. Pilih dulu isian yang dipakai untuk Target.',
  );
  expect(target.getByRole('radio', { name: /Isian Anda/ })).toHaveFocus();
});

function SaveKey({ onSave }: { onSave: () => void }) {
  useSaveKey(onSave);
  return null;
}

it('Ctrl S and Cmd S save, other keys do not', async () => {
  const onSave = jest.fn();
  render(<SaveKey onSave={onSave} />);
  await userEvent.keyboard('{Control>}s{/Control}{Meta>}s{/Meta}s{Control>}{Alt>}s{/Alt}{/Control}');
  expect(onSave).toHaveBeenCalledTimes(2);
});
