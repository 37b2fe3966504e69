import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { LineChart, type LineChartProps } from './line-chart';
import { QuadrantChart } from './quadrant-chart';

const about = { unit: 'Satuan: rupiah', source: 'Selaras, tahun 2025', date: '1 Juli 2025' };
const format = (value: number | null) => (value === null ? '-' : String(value));

describe('lines', () => {
  const show = (breaks: LineChartProps['breaks'] = []) =>
    render(
      <LineChart
        {...about}
        breaks={breaks}
        title="Terserap 40%"
        points={['TW 1', 'TW 2', 'TW 3', 'TW 4']}
        series={[
          { id: 'rencana', label: 'Rencana', target: true, values: [10, 20, 30, 40] },
          { id: 'realisasi', label: 'Realisasi', values: [8, null, 12, 16] },
        ]}
        format={format}
      />,
    );

  it('break where a value is missing', async () => {
    const { container } = show();
    await waitFor(() => expect(container.querySelector('.visx-linepath')).toBeInTheDocument());
    const [target, value] = [...container.querySelectorAll('.visx-linepath')].map(
      (path) => path.getAttribute('d') ?? '',
    );
    expect(target?.match(/M/g)).toHaveLength(1);
    expect(value?.match(/M/g)).toHaveLength(2);
    expect(container.querySelectorAll('circle')).toHaveLength(7);
  });

  it('break where something else is measured from then on, and say so', async () => {
    const words = 'Definisi berubah mulai TW 3.';
    const { container } = show([{ at: 2, words }]);
    await waitFor(() => expect(container.querySelector('.visx-linepath')).toBeInTheDocument());
    const paths = [...container.querySelectorAll('.visx-linepath')].map(
      (path) => path.getAttribute('d') ?? '',
    );
    expect(paths.map((path) => path.match(/[ML]/g)?.join(''))).toEqual(['ML', 'ML', 'M', 'ML']);
    expect(container.querySelectorAll('line[data-putus]')).toHaveLength(1);
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('lead to no value that is unfinished, which is marked and says why', async () => {
    const why = 'belum selesai, 20 dari 80 kriteria terisi';
    const { container } = render(
      <LineChart
        {...about}
        title="Nilai mandiri"
        points={['2023', '2024', '2025']}
        series={[{ id: 'a', label: 'Mandiri', values: [60, 70, 15], unfinished: [null, null, why] }]}
        format={format}
      />,
    );
    await waitFor(() => expect(container.querySelector('.visx-linepath')).toBeInTheDocument());
    const path = container.querySelector('.visx-linepath')?.getAttribute('d') ?? '';
    expect(path.match(/[ML]/g)?.join('')).toBe('ML');
    expect(container.querySelectorAll('circle')).toHaveLength(3);
    expect(container.querySelectorAll('circle[data-belum-selesai]')).toHaveLength(1);
    expect(screen.getByRole('row', { name: /Mandiri/ })).toHaveTextContent(`607015${why}`);
  });

  it('are read as one table, named by the conclusion', () => {
    show();
    const table = screen.getByRole('table', { name: 'Terserap 40%' });
    expect(screen.getAllByRole('table')).toEqual([table]);
    expect(screen.getByRole('row', { name: /Realisasi/ })).toHaveTextContent('Realisasi8-1216');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});

describe('the plane of four quarters', () => {
  const dots = [
    { id: 1, label: 'A', description: 'Dinas A', x: 90, y: 100 },
    { id: 2, label: 'B', description: 'Dinas B', x: 100, y: 120 },
    { id: 3, label: 'C', description: 'Dinas C', x: 130, y: 99.99 },
    { id: 4, label: 'D', description: 'Dinas D', x: 0, y: 0 },
  ];
  const quadrants = {
    'top-left': 'hemat',
    'top-right': 'terserap',
    'bottom-right': 'habis',
    'bottom-left': 'tersisa',
  };
  const onChoose = jest.fn();
  const show = (chosen: number | null) =>
    render(
      <QuadrantChart
        {...about}
        title="1 dari 4 hemat"
        x={{ label: 'Serapan', at: 100 }}
        y={{ label: 'Capaian', at: 100 }}
        quadrants={quadrants}
        dots={dots}
        chosen={chosen}
        onChoose={onChoose}
        format={format}
      />,
    );

  it('puts every dot into its quarter; one on a threshold belongs to the upper or right half', async () => {
    show(null);
    expect((await screen.findAllByRole('button')).map((dot) => dot.getAttribute('aria-label'))).toEqual([
      'Dinas A: hemat',
      'Dinas B: terserap',
      'Dinas C: habis',
      'Dinas D: tersisa',
    ]);
  });

  it('a pressed dot is chosen, and pressed again no more', async () => {
    show(2);
    const [first, second] = await screen.findAllByRole('button');
    if (first === undefined || second === undefined) throw new Error('no dots');
    expect(second).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(first);
    fireEvent.click(second);
    expect(onChoose.mock.calls).toEqual([[1], [null]]);
  });

  it('keeps every dot inside the drawing', async () => {
    show(null);
    for (const dot of await screen.findAllByRole('button')) {
      for (const place of [dot.style.left, dot.style.top]) {
        expect(Number.parseFloat(place)).toBeGreaterThan(0);
        expect(Number.parseFloat(place)).toBeLessThan(100);
      }
    }
  });
});

it('a drawing is as wide as its place from its first picture on', async () => {
  const width = jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1207);
  const { container } = render(<LineChart {...about} title="T" points={['A']} series={[]} format={format} />);
  await waitFor(() => expect(container.querySelector('svg')).toHaveAttribute('viewBox', '0 0 1207 260'));
  width.mockRestore();
});
