import { render } from '@testing-library/react';
import { Measures } from './measures';

it('the bars of an indicator share one scale, so that the same length is the same figure', () => {
  const measure = { capaian: 50, satuan: 'orang', status: 'tidak-tercapai' } as const;
  const { container } = render(
    <Measures
      items={[
        { ...measure, label: 'Tahun 2024', target: 20, realisasi: 10 },
        { ...measure, label: 'Tahun 2025', target: 40, realisasi: 20 },
      ]}
    />,
  );
  const widths = [...container.querySelectorAll('rect[fill^="url"]')].map((bar) => bar.getAttribute('width'));
  expect(widths).toEqual(['20%', '40%']);
});
