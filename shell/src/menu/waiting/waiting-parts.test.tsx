import { problem } from '@selaras/api-client/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { asRole, openPortal, remoteOf } from '../../testing/open-portal';

const page = { layout: 'default', guard: 'auth' } as const;
const remote = remoteOf(
  [{ ...page, id: 'validasi-perencanaan', title: 'Validasi', path: '/validasi-perencanaan' }],
  [
    {
      group: 'validator_perencanaan',
      label: 'Validasi Perencanaan',
      path: '/validasi-perencanaan',
      order: 10,
    },
  ],
);
const work = (tahun: number, jumlah: number) => ({
  kunci: 'planning.validasi',
  judul: 'Rencana menunggu validasi Anda',
  tahun,
  jumlah,
  terlambat: 0,
  sejak: null,
  keterangan: null,
  antrean: true,
  batas: null,
  tujuan: { halaman: 'validasi-perencanaan', parameter: {}, saring: { giliran: 'ya' } },
  isi: [],
});
const waiting = (...pekerjaan: object[]) => ({
  data: { data: { waktu_server: '2025-03-01T00:00:00.000Z', pekerjaan } },
});
const validator = asRole('validator_perencanaan_1');
const menu = async () => within(await screen.findByRole('navigation', { name: 'Menu utama' }));

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

describe('what waits, in the menu', () => {
  it('stands beside the entry of its queue, which keeps its name, and is asked for anew after a decision', async () => {
    let left = 10;
    const { queryClient } = await openPortal('/validasi-perencanaan', {
      user: validator,
      remotes: [remote],
      answers: { '/hari-ini': () => waiting(work(2024, left)) },
    });
    expect(await (await menu()).findByRole('img', { name: '10 menunggu di 2024' })).toHaveTextContent('10');
    expect((await menu()).getByRole('link', { name: 'Validasi Perencanaan' })).toBeInTheDocument();
    left = 9;
    await act(() => queryClient.invalidateQueries());
    expect(await (await menu()).findByRole('img', { name: '9 menunggu di 2024' })).toBeInTheDocument();
  });

  it('that cannot be asked leaves the menu as it is, and says nothing', async () => {
    const { sent } = await openPortal('/validasi-perencanaan', {
      user: validator,
      remotes: [remote],
      answers: { '/hari-ini': problem(403, 'TIDAK_BERHAK') },
    });
    await waitFor(() => expect(sent.some(({ url }) => url === '/api/hari-ini')).toBe(true));
    expect(await (await menu()).findByRole('link', { name: 'Validasi Perencanaan' })).toBeInTheDocument();
    expect((await menu()).queryByRole('img')).not.toBeInTheDocument();
    expect(screen.queryByText('403')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a queue in whose year nothing waits', () => {
  it('names the year that has work, and opens it by one press', async () => {
    const { person, session, router } = await openPortal('/validasi-perencanaan', {
      user: validator,
      remotes: [remote],
      answers: { '/hari-ini': waiting(work(2025, 10)) },
    });
    const link = await screen.findByRole('link', { name: '10 menunggu di 2025' });
    expect(link.closest('p')).toHaveTextContent('Tidak ada yang menunggu Anda di 2024. 10 menunggu di 2025');
    await person.click(link);
    await waitFor(() => expect(session.state().tahunKinerja).toBe(2025));
    await waitFor(() => expect(router.state.location.search).toBe('?giliran=ya'));
    await waitFor(() => expect(screen.queryByText(/Tidak ada yang menunggu/)).not.toBeInTheDocument());
  });

  it('says nothing while something waits in this year too', async () => {
    await openPortal('/validasi-perencanaan', {
      user: validator,
      remotes: [remote],
      answers: { '/hari-ini': waiting(work(2025, 10), work(2024, 1)) },
    });
    expect(
      await (await menu()).findByRole('img', { name: '11 menunggu: 1 di 2024, 10 di 2025' }),
    ).toBeInTheDocument();
    expect(screen.queryByText(/Tidak ada yang menunggu/)).not.toBeInTheDocument();
  });
});
