import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs';

function Plan() {
  const [open, setOpen] = useState('kabupaten');
  return (
    <Tabs
      label="Rencana aksi"
      value={open}
      onChange={setOpen}
      items={[
        { id: 'kabupaten', label: 'Kabupaten', content: 'Isi kabupaten' },
        { id: 'pd', label: 'Perangkat daerah', content: 'Isi perangkat daerah' },
      ]}
    />
  );
}

it('Tabs show only the open panel and move with the arrow keys', async () => {
  render(<Plan />);
  expect(screen.getByRole('tablist', { name: 'Rencana aksi' })).toBeInTheDocument();
  expect(screen.getByRole('tabpanel', { name: 'Kabupaten' })).toHaveTextContent('Isi kabupaten');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Perangkat daerah', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Isi perangkat daerah');
});
