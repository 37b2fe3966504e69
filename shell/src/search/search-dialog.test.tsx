import { problem } from '@selaras/api-client/testing';
import type { IndikatorHit } from '@selaras/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { asRole, forgetBrowser, openPortal, plainShellPages, ratna, remoteOf } from '../testing/open-portal';

const diagram = remoteOf(
  ['makro', 'mikro'].map((area) => ({
    id: `cascading.${area}`,
    path: `/display-${area}/cascading`,
    title: 'Cascading',
    layout: 'default',
    guard: 'role:super|perangkat_daerah',
  })),
);
const temuan = (id: number, indikator: string, unit: [number, string]): IndikatorHit => ({
  level: 'kinerja-program',
  id,
  indikator,
  sasaran: 'Meningkatnya layanan',
  satuan_kerja: { satuan_kerja_id: unit[0], satuan_kerja_nama: 'Satuan kerja', singkatan: unit[1] },
});
const found = [
  temuan(7, 'Persentase puskesmas terakreditasi', [1012, 'Dinkes']),
  temuan(9, 'Persentase pasien puas', [1013, 'RSUD']),
];
const units = [{ value: 1012, label: 'Dinas Kesehatan' }];

/** The year's choice is a combobox too. */
const searchField = () => screen.findByRole('combobox', { name: 'Halaman, satuan kerja atau indikator' });

async function openSearch(answers: Parameters<typeof openPortal>[1] = {}) {
  const portal = await openPortal('/dashboard', {
    remotes: [diagram],
    ...answers,
    answers: {
      '/option/satuan-kerja': { data: units },
      '/cari/indikator': { data: found },
      ...answers.answers,
    },
  });
  await screen.findByRole('heading', { name: 'Dashboard' });
  await portal.person.keyboard('{Control>}k{/Control}');
  const field = await searchField();
  const asked = () => portal.sent.filter(({ url }) => url.includes('/cari/indikator'));
  const status = () => within(screen.getByRole('dialog')).getByRole('status');
  return { ...portal, field, asked, status };
}
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

beforeEach(() => {
  plainShellPages();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  forgetBrowser();
  jest.restoreAllMocks();
});

describe('the search for indicators', () => {
  it('asks the server once typing pauses, and lists pages, units and indicators apart', async () => {
    const { person, field, asked, status } = await openSearch();
    expect(status()).toHaveTextContent('Ketik sedikitnya 2 huruf');
    await person.type(field, 'kes');
    expect(status()).toHaveTextContent('Mencari indikator...');
    const group = await screen.findByRole('group', { name: 'Indikator' });
    expect(
      within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Persentase puskesmas terakreditasiProgram · Dinkes', 'Persentase pasien puasProgram · RSUD']);
    expect(within(screen.getByRole('group', { name: 'Satuan kerja' })).getByRole('option')).toHaveTextContent(
      'Dinas Kesehatan',
    );
    expect(asked()).toHaveLength(1);
    expect(status()).toBeEmptyDOMElement();
  });

  it('leads with arrows and Enter to the box: in the own diagram, and elsewhere in that of any unit', async () => {
    const { person, field, router } = await openSearch();
    await person.type(field, 'persentase');
    await screen.findByRole('group', { name: 'Indikator' });
    await person.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/display-mikro/cascading'));
    expect(router.state.location.search).toBe('?satuan_kerja_id=1012&node=kinerja-program%3A7');

    await person.keyboard('{Control>}k{/Control}');
    await person.type(await searchField(), 'persentase');
    await screen.findByRole('group', { name: 'Indikator' });
    await person.keyboard('{ArrowUp}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('pasien puas');
    await person.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/display-makro/cascading'));
    expect(router.state.location.search).toBe('?satuan_kerja_id=1013&node=kinerja-program%3A9');
  });

  it('names the chosen result to who cannot see it', async () => {
    const { person, field } = await openSearch();
    await person.type(field, 'persentase');
    await screen.findByRole('group', { name: 'Indikator' });
    await person.keyboard('{ArrowDown}');
    const chosen = screen.getByRole('option', { selected: true });
    expect(field).toHaveAttribute('aria-activedescendant', chosen.id);
  });

  it('says that nothing was found', async () => {
    const { person, field, status } = await openSearch({ answers: { '/cari/indikator': { data: [] } } });
    await person.type(field, 'zzz');
    await waitFor(() => expect(status()).toHaveTextContent('Tidak ada yang cocok dengan “zzz”.'));
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('says why it failed, keeps pages and units, and tries again on request', async () => {
    let broken = true;
    const { person, field, status } = await openSearch({
      answers: {
        '/cari/indikator': () =>
          broken ? problem(429, 'TERLALU_SERING', { pesan: 'Tunggu sebentar.' }) : { data: found },
      },
    });
    await person.type(field, 'dash');
    await waitFor(() => expect(status()).toHaveTextContent('Indikator tidak dapat dicari. Tunggu sebentar.'));
    expect(options()).toContain('Dashboard');
    broken = false;
    await person.click(within(status()).getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('group', { name: 'Indikator' })).toBeInTheDocument();
  });

  it('is not there for who has no diagram', async () => {
    const { field, asked, status } = await openSearch({ user: asRole('validator_lke') });
    jest.useFakeTimers();
    fireEvent.change(field, { target: { value: 'dash' } });
    expect(options()).toEqual(['Dashboard', 'Akun sayaDashboard']);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(asked()).toEqual([]);
    expect(status()).toBeEmptyDOMElement();
    jest.useRealTimers();
  });

  it('asks for the chosen year', async () => {
    const { person, field, asked } = await openSearch({ user: ratna });
    await person.type(field, 'persen');
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(asked()[0]?.headers).toMatchObject({ 'Default-Key-Tahun-Kinerja': '2024' });
  });
});
