import { render, screen, within } from '@testing-library/react';
import { BarChart } from './bar-chart';
import { BulletChart, bulletEnd } from './bullet-chart';
import { ProgressBar } from './progress-bar';
import { ProgressRing } from './progress-ring';
import { Sparkline } from './sparkline';
import { StatCard } from './stat-card';

describe.each([
  ['ProgressBar', ProgressBar],
  ['ProgressRing', ProgressRing],
])('%s', (_, Progress) => {
  it('says its value in Indonesian', () => {
    render(<Progress label="Kelengkapan" value={87.5} />);
    const bar = screen.getByRole('progressbar', { name: 'Kelengkapan' });
    expect(bar).toHaveAttribute('aria-valuenow', '87.5');
    expect(bar).toHaveAttribute('aria-valuetext', '87,5%');
  });

  it('is full, not longer, above 100 percent but says the true figure', () => {
    render(<Progress label="Capaian" value={133.3} status="tercapai" />);
    const bar = screen.getByRole('progressbar');
    expect(bar).toHaveAttribute('aria-valuenow', '100');
    expect(bar).toHaveAttribute('aria-valuetext', '133,3%');
  });

  it('says when there is no data', () => {
    render(<Progress label="Capaian" value={null} />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Belum ada data');
    expect(screen.getByText('-')).toBeInTheDocument();
  });
});

describe('BulletChart', () => {
  it('tells target, realisation and achievement in words', () => {
    render(
      <BulletChart
        label="2025"
        target={1500}
        realisasi={1400.5}
        capaian={93.37}
        satuan="orang"
        status="tidak-tercapai"
      />,
    );
    expect(screen.getByRole('figure')).toHaveTextContent(
      '2025Realisasi 1.400,5 / target 1.500 orang · capaian 93,37%',
    );
  });

  it('tells a target and a realisation apart that differ in the third decimal', () => {
    render(
      <BulletChart label="2025" target={0.338} realisasi={0.339} capaian={99.7} status="tidak-tercapai" />,
    );
    expect(screen.getByRole('figure')).toHaveTextContent('Realisasi 0,339 / target 0,338');
  });

  it('shares one scale with the other charts of its indicator', () => {
    const years = [
      { target: 4, realisasi: 2 },
      { target: 36, realisasi: null },
    ];
    expect(bulletEnd(years)).toBe(50);
    expect(bulletEnd([{ target: null, realisasi: null }])).toBe(1);
  });

  it('draws no target line when there is no target', () => {
    const { container, rerender } = render(
      <BulletChart label="2025" target={null} realisasi={3} capaian={null} status="belum-ada-data" />,
    );
    expect(container.querySelector('line')).toBeNull();
    rerender(
      <BulletChart label="2025" target={4} realisasi={2} capaian={50} status="tidak-tercapai" max={8} />,
    );
    expect(container.querySelector('line')).toHaveAttribute('x1', '50%');
    expect(container.querySelector('rect[fill^="url"]')).toHaveAttribute('width', '25%');
  });
});

it('Sparkline reads its values out and marks the last one', () => {
  const { container } = render(
    <Sparkline
      label="Prevalensi stunting"
      points={[
        { label: '2023', value: 18.9 },
        { label: '2024', value: null },
        { label: '2025', value: 15.2 },
      ]}
    />,
  );
  expect(
    screen.getByRole('img', { name: 'Prevalensi stunting. 2023: 18,9; 2024: -; 2025: 15,2' }),
  ).toBeVisible();
  expect(container.querySelectorAll('circle')).toHaveLength(1);
});

describe('BarChart', () => {
  const bars = [
    { id: 1, label: 'Dinas Kesehatan', value: 104.2, status: 'tercapai' as const, target: 100 },
    { id: 2, label: 'DPUPR', value: null, status: 'belum-ada-data' as const },
  ];

  it('gives the same figures as a table', () => {
    render(
      <BarChart
        title="Siapa yang tercapai?"
        nameTitle="Perangkat daerah"
        valueTitle="Capaian (%)"
        bars={bars}
      />,
    );
    const table = screen.getByRole('table', { name: 'Siapa yang tercapai?' });
    const rows = within(table).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Perangkat daerah', 'Capaian (%)', 'Target', 'Status'],
      ['Dinas Kesehatan', '104,2', '100', 'Tercapai'],
      ['DPUPR', '-', '-', 'Belum ada data'],
    ]);
  });

  it('explains only the statuses that occur', () => {
    const { container } = render(<BarChart title="A" nameTitle="B" valueTitle="C" bars={bars} />);
    expect([...container.querySelectorAll('[data-status]')].map((badge) => badge.textContent)).toEqual([
      'Tercapai',
      'Belum ada data',
    ]);
  });

  it('says so when there is nothing to draw', () => {
    render(<BarChart title="A" nameTitle="B" valueTitle="C" bars={[]} />);
    expect(screen.getByText('Belum ada data untuk grafik ini')).toBeVisible();
  });
});

it('StatCard shows the figure with its unit, its meaning and its trend', () => {
  const { rerender } = render(
    <StatCard
      label="Penduduk miskin"
      value="6,73"
      unit="persen"
      meaning="Dari seratus warga, hampir tujuh hidup dalam kemiskinan."
      trend={{ text: 'turun 7,7% dari 2024', direction: 'down', meaning: 'good' }}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Penduduk miskin' })).toBeVisible();
  expect(screen.getByText(/^6,73/)).toHaveTextContent('6,73 persen');
  expect(screen.getByText('turun 7,7% dari 2024')).toBeVisible();
  rerender(<StatCard label="Penduduk miskin" value="6,73" loading />);
  expect(screen.queryByText(/6,73/)).not.toBeInTheDocument();
});
