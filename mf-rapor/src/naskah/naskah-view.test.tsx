import type { Naskah } from '@selaras/contracts';
import { render, screen } from '@testing-library/react';
import { NaskahView } from './naskah-view';

const words = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

it('numbers are letters or Roman numbers where the text says so, and an item without words has none', () => {
  const naskah = {
    type: 'doc',
    content: [
      {
        type: 'orderedList',
        attrs: { start: 1 },
        content: [
          {
            type: 'listItem',
            content: [
              { type: 'paragraph' },
              {
                type: 'orderedList',
                attrs: { start: 2, jenis: 'a' },
                content: [{ type: 'listItem', content: [words('Renja')] }],
              },
            ],
          },
          { type: 'listItem', content: [words('Pengukuran')] },
        ],
      },
    ],
  } as Naskah;
  render(<NaskahView naskah={naskah} />);
  const [outer, inner] = screen.getAllByRole('list');
  expect(outer).not.toHaveAttribute('type');
  expect(inner).toHaveAttribute('type', 'a');
  expect(inner).toHaveAttribute('start', '2');
  const [first] = screen.getAllByRole('listitem');
  expect(first).toHaveStyle({ listStyle: 'none' });
  expect(first?.querySelector('p')?.textContent).toBe('Renja');
});
