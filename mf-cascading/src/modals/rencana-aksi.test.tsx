import { problem } from '@selaras/api-client/testing';
import { shellConstants } from '@selaras/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { firstBox, openModal, pageOf, richModel, shownModal } from './testing/open-modal';

/** When a sign of loading is seen. */
const SEEN_AFTER_MS = shellConstants.loadingBar.throttleMs;

/** Texts of the four quarters of the first row. */
const quarterCells = () =>
  screen
    .getAllByRole('cell')
    .slice(3, 7)
    .map((cell) => cell.textContent);

const aksi = (id: number, change: Record<string, unknown> = {}) => ({
  id,
  rencana_aksi: `Rencana ${id}`,
  indikator: `Indikator rencana ${id}`,
  satuan: 'orang',
  tw1: 10,
  tw2: 20,
  tw3: 30,
  tw4: 40,
  tw1_realisasi: 11,
  tw2_realisasi: 19,
  tw3_realisasi: null,
  tw4_realisasi: 44,
  kinerja_sub_kegiatan_id: null,
  satuan_kerja: { satuan_kerja_nama: 'Dinas Kesehatan', singkatan: 'DINKES' },
  pengampu: 'tim-kerja',
  struktur_organisasi: null,
  tim_kerja: { id: 1, nama: 'Tim Gizi', ketua: { peg_nama: 'Siti Rahmawati' } },
  ...change,
});

describe('Rencana Aksi', () => {
  afterEach(() => jest.useRealTimers());

  it('of a unit’s goal asks for that goal in the year of the page', async () => {
    const { asked, card } = openModal('ra', 1, pageOf([aksi(1)]));
    const modal = await shownModal();
    expect(await modal.findByText('Rencana 1')).toBeVisible();
    expect(asked[0]).toMatchObject({
      url: '/api/public-display/rencana-aksi',
      params: {
        sasaran_strategis_pd_id: card?.nodeId,
        satuan_kerja_id: card?.satuanKerja.id,
        page: 1,
      },
    });
    expect(asked[0]?.headers['Default-Key-Tahun-Kinerja-Public']).toBe('2025');
    expect(quarterCells()).toEqual(['10', '20', '30', '40']);
    expect(modal.getByText('Tim Gizi (ketua: Siti Rahmawati)')).toBeVisible();
    expect(modal.queryByRole('columnheader', { name: 'Satuan Kerja' })).not.toBeInTheDocument();
  });

  it('of a goal of the regency asks the other call, and names the unit of each row', async () => {
    const { asked, card } = openModal('ra', 0, pageOf([aksi(1)]));
    const modal = await shownModal();
    expect(await modal.findByRole('columnheader', { name: 'Satuan Kerja' })).toBeVisible();
    expect(await modal.findByRole('cell', { name: 'Dinas Kesehatan' })).toBeVisible();
    expect(asked[0]).toMatchObject({
      url: '/api/public-display/rencana-aksi-gubernur',
      params: { sasaran_strategis_rpjmd_id: card?.nodeId, satuan_kerja_id: 1001 },
    });
  });

  it('goes from page to page of twenty in the address', async () => {
    const rows = Array.from({ length: 20 }, (_, index) => aksi(index + 1));
    const { onAddress, key, asked } = openModal('ra', 1, pageOf(rows, 31, 2), '/2');
    const modal = await shownModal();
    expect(await modal.findByText(/21–31 dari 31 data/)).toBeVisible();
    expect(asked[0]?.params).toMatchObject({ page: 2 });
    await userEvent.click(modal.getByRole('button', { name: 'Halaman sebelumnya' }));
    expect(onAddress).toHaveBeenCalledWith({ modal: `ra/${key}` });
  });

  it('says when there is nothing', async () => {
    openModal('ra', 1, pageOf([]));
    expect(await screen.findByText('There are no records to show')).toBeVisible();
  });

  it('says what failed, and tries again', async () => {
    const { asked } = openModal('ra', 1, problem(500, 'KESALAHAN_SERVER'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('500');
    const before = asked.length;
    await userEvent.click(within(alert).getByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  });

  it('shows that it is loading for 200 ms even when the answer comes right after the sign was seen', async () => {
    jest.useFakeTimers();
    openModal('ra', 1, async () => {
      await new Promise((resolve) => setTimeout(resolve, SEEN_AFTER_MS + 20));
      return pageOf([aksi(1)]);
    });
    await act(() => jest.advanceTimersByTimeAsync(SEEN_AFTER_MS + 30));
    const region = screen.getByRole('region', { name: 'Rencana aksi' });
    await act(() => jest.advanceTimersByTimeAsync(150));
    expect(region).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('Rencana 1')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(region).toHaveAttribute('aria-busy', 'false');
    expect(screen.getByText('Rencana 1')).toBeVisible();
  });

  it('closes and finds the sub-activity when its indicator is pressed', async () => {
    const model = richModel();
    const box = firstBox(model, 4);
    const { find, onAddress } = openModal(
      'ra',
      1,
      pageOf([aksi(1, { kinerja_sub_kegiatan_id: model.cards.get(box)?.nodeId })]),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Indikator rencana 1' }));
    expect(onAddress).toHaveBeenCalledWith({ modal: null });
    expect(find).toHaveBeenCalledWith(box);
  });

  it('leads from the rendered picture back to the live tree, which can highlight the box', async () => {
    const model = richModel();
    const rows = pageOf([aksi(1, { kinerja_sub_kegiatan_id: model.cards.get(firstBox(model, 4))?.nodeId })]);
    const { onAddress } = openModal('ra', 1, rows, '', 'gambar');
    await userEvent.click(await screen.findByRole('button', { name: 'Indikator rencana 1' }));
    expect(onAddress).toHaveBeenCalledWith({ modal: null, bentuk: 'teks' });
  });

  it('offers no way to a sub-activity that this tree does not have', async () => {
    openModal('ra', 1, pageOf([aksi(1, { kinerja_sub_kegiatan_id: 999_999 })]));
    expect(await screen.findByText('Indikator rencana 1')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Indikator rencana 1' })).not.toBeInTheDocument();
  });
});

describe('Realisasi Rencana Aksi', () => {
  it.each([
    [0, '/api/public-display/rencana-aksi-gubernur'],
    [1, '/api/public-display/rencana-aksi'],
  ])('on level %d reads the realisation of the four quarters from %s', async (level, url) => {
    const { asked } = openModal('rra', level, pageOf([aksi(1)]));
    const modal = await shownModal();
    await modal.findByText('Rencana 1');
    expect(asked[0]?.url).toBe(url);
    for (const tw of [1, 2, 3, 4]) {
      expect(modal.getByRole('columnheader', { name: `Realisasi TW ${tw}` })).toBeVisible();
    }
    expect(quarterCells()).toEqual(['11target 10', '19target 20', '-target 30', '44target 40']);
  });
});
