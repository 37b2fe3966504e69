/** @alone What stands before a part has come is seen only where no other file has fetched it. */
import { screen } from '@testing-library/react';
import { openPage } from '../../testing/open-page';
import { fakeKinerjaProgram } from './kinerja-program.fixture';

it('shows what is chosen with the form, before the pickers and their lists have come', async () => {
  const { sent } = await openPage('/kinerja-program/1/edit', fakeKinerjaProgram().answer);
  await screen.findByLabelText('Sasaran');
  expect(screen.getByText('1.02.02 Program Upaya Kesehatan')).toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: /^Program/ })).not.toBeInTheDocument();
  expect(sent.filter(({ url }) => url.includes('/option/'))).toEqual([]);

  expect(await screen.findByRole('combobox', { name: /^Program/ })).toBeInTheDocument();
  expect(screen.getAllByText('1.02.02 Program Upaya Kesehatan')).toHaveLength(1);
});
