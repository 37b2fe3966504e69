import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextField } from '../field/text-field';
import { useOwnUndo } from './use-own-undo';

function Form() {
  const [texts, setTexts] = useState({ satuan: 'orang', sasaran: '' });
  const field = (name: keyof typeof texts) => ({
    value: texts[name],
    onChange: ({ target }: { target: { value: string } }) => setTexts({ ...texts, [name]: target.value }),
  });
  return (
    <form {...useOwnUndo()}>
      <TextField label="Satuan" {...field('satuan')} />
      <TextField label="Sasaran" {...field('sasaran')} />
      <button type="button" onClick={() => setTexts({ ...texts, satuan: 'dokumen' })}>
        Isi
      </button>
    </form>
  );
}
const field = (name: string) => screen.getByLabelText(name);

describe('undo of a text field', () => {
  it('takes back what was typed into it, a word at a time, and nothing of any other', async () => {
    render(<Form />);
    const user = userEvent.setup();
    await user.type(field('Sasaran'), 'Sehat');
    await user.type(field('Satuan'), ' lansia');
    await user.click(field('Sasaran'));
    await user.keyboard('{Control>}z{/Control}');
    expect(field('Sasaran')).toHaveValue('');
    expect(field('Satuan')).toHaveValue('orang lansia');
    await user.keyboard('{Control>}z{/Control}');
    expect(field('Satuan')).toHaveValue('orang lansia');
    await user.keyboard('{Control>}y{/Control}');
    expect(field('Sasaran')).toHaveValue('Sehat');
  });

  it('keeps the browser from taking back what stands elsewhere', async () => {
    render(<Form />);
    const user = userEvent.setup();
    await user.type(field('Satuan'), ' lansia');
    await user.click(field('Sasaran'));
    const pressed: boolean[] = [];
    document.addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (key === 'z') pressed.push(defaultPrevented);
    });
    await user.keyboard('{Control>}z{/Control}');
    expect(pressed).toEqual([true]);
  });

  it('begins anew when something else has filled the field', async () => {
    render(<Form />);
    const user = userEvent.setup();
    await user.type(field('Satuan'), ' lansia');
    await user.click(screen.getByRole('button', { name: 'Isi' }));
    await user.click(field('Satuan'));
    await user.keyboard('{Control>}z{/Control}');
    expect(field('Satuan')).toHaveValue('dokumen');
  });
});
