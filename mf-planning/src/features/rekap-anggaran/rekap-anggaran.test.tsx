import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import type { AnggaranTotals } from '@selaras/contracts';
import { superUser } from '@selaras/resource/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';
import { optionAnswer } from '../../testing/options.fixture';

const jumlah = (pagu: number, tw: number[]): AnggaranTotals => {
  const realisasi = tw.reduce((sum, value) => sum + value, 0);
  return {
    pagu,
    tw,
    realisasi,
    sisa: pagu - realisasi,
    serapan: Math.round((realisasi / pagu) * 10_000) / 100,
  };
};
const line = (
  level: string,
  id: number,
  kedalaman: number,
  sums: AnggaranTotals,
  pagu_sendiri: number | null = null,
) => ({
  level,
  id,
  kedalaman,
  kode: `1.02.0${id}`,
  nama: `Uraian ${level} ${id}`,
  pagu_sendiri,
  ...sums,
});

const baris = [
  line('program', 1, 0, jumlah(100, [10, 20, 0, 5])),
  line('kegiatan', 2, 1, jumlah(100, [10, 20, 0, 5]), 120),
  line('sub_kegiatan', 3, 2, jumlah(60, [10, 10, 0, 0])),
  line('sub_kegiatan', 4, 2, jumlah(40, [0, 10, 0, 5])),
  line('program', 5, 0, jumlah(50, [5, 0, 0, 0])),
];
const unit = { satuan_kerja_id: 1012, satuan_kerja_nama: 'Dinas Kesehatan', singkatan: 'DINKES' };
const total = jumlah(150, [15, 20, 0, 5]);

function answer(request: SentRequest): FakeAnswer {
  const { url } = request;
  if (url.endsWith('/rekap-anggaran')) return { data: new Blob(['<h1>Rekap</h1>'], { type: 'text/html' }) };
  if (url.endsWith('/kabupaten')) {
    return { data: { data: { baris: [{ satuan_kerja: unit, ...total }], total } } };
  }
  if (url.endsWith('/pohon')) return { data: { data: { satuan_kerja: unit, baris, total } } };
  return optionAnswer(request) ?? { data: {} };
}

const row = (name: RegExp) => screen.getByRole('row', { name });
const names = () =>
  within(screen.getByRole('treegrid'))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);

describe('the budget of a unit', () => {
  it('is a tree with every figure of every line, and the total below', async () => {
    const { sent } = await openPage('/rekap-anggaran', answer);
    expect(await screen.findByRole('treegrid', { name: /Dinas Kesehatan/ })).toBeInTheDocument();
    expect(sent[0]?.params).toEqual({ satuan_kerja_id: 1012 });
    const cells = within(row(/Uraian program 1/)).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '100',
      '10',
      '20',
      '0',
      '5',
      '35',
      '65',
      '35%',
    ]);
    expect(row(/Jumlah seluruh program/)).toHaveTextContent('15015200540110');
    expect(row(/Uraian kegiatan 2/)).toHaveTextContent('Pagu tercatat Rp 120, jumlah rinciannya Rp 100.');
  });

  it('opens and closes by the arrows, as a tree grid says it', async () => {
    const { user } = await openPage('/rekap-anggaran', answer);
    await screen.findByRole('treegrid');
    const program = row(/Uraian program 1/);
    expect(program).toHaveAttribute('aria-level', '1');
    expect(program).toHaveAttribute('aria-expanded', 'true');
    act(() => program.focus());
    await user.keyboard('{ArrowRight}');
    expect(row(/Uraian kegiatan 2/)).toHaveFocus();
    expect(row(/Uraian kegiatan 2/)).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowRight}');
    expect(row(/Uraian sub_kegiatan 4/)).toHaveAttribute('aria-posinset', '2');
    await user.keyboard('{ArrowUp}{ArrowLeft}');
    expect(program).toHaveAttribute('aria-expanded', 'false');
    expect(names()).toEqual([
      expect.stringContaining('Uraian program 1'),
      expect.stringContaining('Uraian program 5'),
      'Jumlah seluruh program',
    ]);
  });

  it('opens to the chosen level, which stands in the address', async () => {
    const { user } = await openPage('/rekap-anggaran?sampai=sub_kegiatan', answer);
    await screen.findByRole('treegrid');
    expect(row(/Uraian sub_kegiatan 3/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Program' }));
    await waitFor(() => expect(names()).toHaveLength(3));
    expect(screen.getByLabelText('alamat')).toHaveTextContent('/rekap-anggaran?sampai=program');
  });

  it('opens its printable version in a new tab under its address, asked for with the user’s rights', async () => {
    const tab = { location: { replace: jest.fn() }, close: jest.fn() };
    jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const { user, sent } = await openPage('/rekap-anggaran', answer);
    await screen.findByRole('treegrid');
    await user.click(screen.getByRole('button', { name: 'Rekap Anggaran' }));
    await waitFor(() =>
      expect(tab.location.replace).toHaveBeenCalledWith(
        '/api/rekap-anggaran?tahun_kinerja=2025&satuan_kerja_id=1012',
      ),
    );
    expect(sent.at(-1)).toMatchObject({
      url: '/api/rekap-anggaran',
      params: { tahun_kinerja: 2025, satuan_kerja_id: 1012 },
      headers: { Authorization: 'Bearer token' },
    });
  });

  it('offers no other unit to who has his own', async () => {
    const { sent } = await openPage('/rekap-anggaran?satuan_kerja_id=1013', answer);
    await screen.findByRole('treegrid');
    expect(sent[0]?.params).toEqual({ satuan_kerja_id: 1012 });
    expect(screen.queryByRole('button', { name: /Satuan kerja/ })).not.toBeInTheDocument();
  });

  it('says what failed and tries again', async () => {
    let broken = true;
    const { user } = await openPage('/rekap-anggaran', (request) =>
      broken ? problem(500, 'KESALAHAN_SERVER') : answer(request),
    );
    expect(await screen.findByText('Rekap anggaran gagal dimuat')).toBeInTheDocument();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('treegrid')).toBeInTheDocument();
  });
});

describe('the budget of the regency', () => {
  it('lists the units with their sum; each leads to its tree', async () => {
    const { user, sent } = await openPage('/rekap-anggaran', answer, superUser);
    await user.click(await screen.findByRole('link', { name: 'Dinas Kesehatan' }));
    expect(sent[0]?.url).toBe('/api/rekap-anggaran/kabupaten');
    expect(await screen.findByRole('treegrid', { name: /Dinas Kesehatan/ })).toBeInTheDocument();
    expect(screen.getByLabelText('alamat')).toHaveTextContent('/rekap-anggaran?satuan_kerja_id=1012');
    expect(screen.getAllByRole('button', { name: /Satuan kerja/ })).not.toHaveLength(0);
  });
});
