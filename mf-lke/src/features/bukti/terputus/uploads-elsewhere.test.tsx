import { hasUnsavedChanges } from '@selaras/portal/host';
import { act, render, screen, within } from '@testing-library/react';
import { uploads } from '../uploads';
import { UploadsElsewhere } from './uploads-elsewhere';

const thisYear = { tempat: '2025/1012/101', sebutan: 'Kriteria 1.a.1, tahun 2025' };
const lastYear = { tempat: '2024/1012/101', sebutan: 'Kriteria 1.a.1, tahun 2024' };
const onTheWay = { run: () => new Promise<void>(() => undefined), faultOf: String };
const refusing = { run: () => Promise.reject('rusak'), faultOf: String };

afterEach(() => {
  act(() => {
    for (const { id } of uploads.list()) uploads.drop(id);
  });
});

describe('files for places that are not shown', () => {
  it('are shown with their criterion and year, until their place is', () => {
    render(<UploadsElsewhere />);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    let leave: () => void = () => undefined;
    act(() => {
      leave = uploads.draw(thisYear.tempat);
      uploads.add({ ...thisYear, nama: 'Kini.pdf' }, onTheWay);
      uploads.add({ ...lastYear, nama: 'Lalu.pdf' }, onTheWay);
    });
    const rows = () => screen.getAllByRole('listitem').map((row) => within(row).getByRole('progressbar'));
    expect(rows()).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'Berkas untuk tempat lain' })).toBeVisible();
    expect(screen.getByText(/^Lalu\.pdf · Kriteria 1\.a\.1, tahun 2024/)).toBeVisible();
    act(() => leave());
    expect(rows()).toHaveLength(2);
  });

  it('keep the page from being left without a question as long as one is on its way', async () => {
    render(<UploadsElsewhere />);
    expect(hasUnsavedChanges()).toBe(false);
    act(() => uploads.add({ ...lastYear, nama: 'Lalu.pdf' }, onTheWay));
    expect(hasUnsavedChanges()).toBe(true);
    await act(async () => {
      uploads.drop(uploads.list()[0]?.id ?? 0);
      uploads.add({ ...lastYear, nama: 'Rusak.pdf' }, refusing);
    });
    expect(screen.getByRole('alert')).toHaveTextContent('rusak');
    expect(hasUnsavedChanges()).toBe(false);
  });
});
