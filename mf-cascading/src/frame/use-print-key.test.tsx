import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExportProvider } from '../export/hooks/export-context';
import { usePrintKey } from './use-print-key';

function Page({ dialog }: { dialog: boolean }) {
  usePrintKey();
  return dialog ? <div role="dialog">Rencana aksi</div> : <input aria-label="Cari" />;
}

function open(dialog = false) {
  const start = jest.fn();
  const pressed: boolean[] = [];
  const note = (event: KeyboardEvent) => pressed.push(event.defaultPrevented);
  window.addEventListener('keydown', note);
  const exports = { start, fail: jest.fn(), ratio: 1, setRatio: jest.fn() };
  render(
    <ExportProvider value={exports}>
      <Page dialog={dialog} />
    </ExportProvider>,
  );
  return { start, pressed };
}

describe('Ctrl+P on the diagram', () => {
  it.each(['{Control>}p{/Control}', '{Meta>}p{/Meta}'])(
    '%s asks for the paper of the whole tree',
    async (keys) => {
      const { start } = open();
      await userEvent.click(screen.getByRole('textbox'));
      await userEvent.keyboard(keys);
      expect(start.mock.calls).toEqual([['print']]);
    },
  );

  it.each(['p', '{Control>}{Shift>}p{/Shift}{/Control}', '{Control>}o{/Control}'])(
    '%s is left to whoever it is for',
    async (keys) => {
      const { start } = open();
      await userEvent.keyboard(keys);
      expect(start).not.toHaveBeenCalled();
    },
  );

  it('is left to the browser while a dialog is open', async () => {
    const { start, pressed } = open(true);
    await userEvent.keyboard('{Control>}p{/Control}');
    expect(start).not.toHaveBeenCalled();
    expect(pressed).toEqual([false, false]);
  });
});
