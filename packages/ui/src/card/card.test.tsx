import { render, screen } from '@testing-library/react';
import { Card } from './card';

it('Card gives its title the heading level of its place', () => {
  render(
    <Card title="Rencana aksi" description="Tahun 2025" headingLevel={3} footer="Diperbarui hari ini">
      Isi
    </Card>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Rencana aksi' })).toBeVisible();
  expect(screen.getByText('Diperbarui hari ini')).toBeVisible();
});

it('Card has no empty heading when it has no title', () => {
  render(<Card>Isi</Card>);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
