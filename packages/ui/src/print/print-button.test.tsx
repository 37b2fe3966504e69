import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PrintButton } from './print-button';

it('prints the page, unless there is nothing to print', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { rerender } = render(<PrintButton disabled />);
  await userEvent.click(screen.getByRole('button', { name: 'Cetak' }));
  expect(print).not.toHaveBeenCalled();
  rerender(<PrintButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Cetak' }));
  expect(print).toHaveBeenCalledTimes(1);
  print.mockRestore();
});
