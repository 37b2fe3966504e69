import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import type { LkePleno } from '@selaras/contracts';
import { superUser, writes } from '@selaras/resource/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';
import { baris, instrumen, lembar, scored } from '../penilaian/penilaian.fixture';

const shown = lembar({
  keadaan: 'pleno',
  menulis: 'pleno',
  langkah: [],
  baris: [1, 2, 3, 4].map((id) => baris(id, { tahap_1: scored('B') })),
});

/** The plenary of two components, with versions as the server keeps them. */
function plenary() {
  const rows: LkePleno[] = [1, 2].map((komponen_id) => ({
    komponen_id,
    versi: 1,
    nilai_awal: 20,
    nilai: 20,
    alasan: null,
  }));
  const [first] = rows as [LkePleno, LkePleno];
  /** Another person saves the first component. */
  const other = (nilai: number, alasan: string) => {
    Object.assign(first, { nilai, alasan, versi: first.versi + 1 });
  };
  const answer = ({ url, method, body, headers }: SentRequest): FakeAnswer => {
    if (method === 'PUT') {
      if (headers['If-Match'] !== `"${first.versi}"`)
        return problem(412, 'VERSI_BASI', { terkini: { ...first } });
      const { nilai, alasan } = body as { nilai: number; alasan: string | null };
      Object.assign(first, { nilai, alasan, versi: first.versi + 1 });
      return { data: { data: { ...first } } };
    }
    if (url.endsWith('/lke/instrumen')) return { data: { data: instrumen } };
    if (url.endsWith('/pleno')) return { data: { data: structuredClone(rows) } };
    return { data: { data: shown } };
  };
  return { first, other, answer };
}

const open = async (server = plenary()) => {
  const page = await openPage('/lke/penilaian-humanis?satuan_kerja_id=1012', server.answer, superUser);
  const points = await screen.findByLabelText(/Nilai pleno 1\. Komponen 1/);
  return {
    ...page,
    ...server,
    points,
    type: async (text: string) => {
      await page.user.clear(points);
      await page.user.type(points, text);
    },
    /** What the page shows is read anew, as when the tab gets the focus again. */
    readAnew: () => act(() => page.queries.invalidateQueries()),
    save: () => page.user.click(screen.getByRole('button', { name: 'Simpan nilai' })),
  };
};
const total = () => within(screen.getByText('Pleno', { selector: 'dt' }).closest('div') ?? document.body);

beforeEach(() => localStorage.clear());

describe('points that another person of the plenary changed', () => {
  it('are shown where nothing was typed over them, and offer nothing to save', async () => {
    const { other, readAnew, points } = await open();
    other(25, 'Menurut rekan');
    await readAnew();
    await waitFor(() => expect(points).toHaveValue('25,00'));
    expect(screen.getByLabelText(/Alasan perubahan/)).toHaveValue('Menurut rekan');
    expect(screen.queryByRole('button', { name: 'Simpan nilai' })).not.toBeInTheDocument();
    expect(total().getByText(/45,00/)).toBeInTheDocument();
  });

  it('while something is typed are met by the save, and neither points nor reason are written over unseen', async () => {
    const { first, other, readAnew, save, type, user, sent } = await open();
    await type('30');
    await user.type(screen.getByLabelText(/Alasan perubahan/), 'Menurut saya');
    other(25, 'Menurut rekan');
    await readAnew();
    await save();
    const reason = within(await screen.findByRole('group', { name: 'Alasan perubahan' }));
    expect(reason.getByText('Menurut rekan')).toBeInTheDocument();
    await save();
    expect(await screen.findByText(/^Belum disimpan\. Pilih dulu/)).toHaveTextContent(
      'Nilai pleno, Alasan perubahan',
    );
    expect(writes(sent).map(({ headers }) => headers['If-Match'])).toEqual(['"1"']);
    expect(first).toMatchObject({ nilai: 25, alasan: 'Menurut rekan', versi: 2 });

    const nilai = within(screen.getByRole('group', { name: 'Nilai pleno' }));
    await user.click(nilai.getByRole('radio', { name: /^Isian Anda/ }));
    await user.click(reason.getByRole('radio', { name: /^Data terkini/ }));
    await save();
    expect(await screen.findByText('Tersimpan')).toBeInTheDocument();
    expect(first).toMatchObject({ nilai: 30, alasan: 'Menurut rekan', versi: 3 });
  });

  it('are taken instead of what was typed, without anything being sent', async () => {
    const { other, save, type, user, points, sent } = await open();
    await type('30');
    other(25, 'Menurut rekan');
    await save();
    await user.click(await screen.findByRole('button', { name: 'Pakai semua data terkini' }));
    expect(points).toHaveValue('25,00');
    expect(total().getByText(/45,00/)).toBeInTheDocument();
    expect(writes(sent)).toHaveLength(1);
  });
});

it('what was typed and not saved is offered by the next visit', async () => {
  const { type, unmount } = await open();
  await type('30');
  unmount();
  const { user, points } = await open();
  expect(points).toHaveValue('20,00');
  await user.click(await screen.findByRole('button', { name: 'Lanjutkan isian' }));
  expect(points).toHaveValue('30,00');
});
