import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import type { PenambahanOutput, TriwulanOutput } from '@selaras/contracts';
import { totalOutput } from '@selaras/domain';
import { superUser, unitStaff, writes } from '@selaras/resource/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';

const PATH = '/rapor-kinerja/penambahan-jumlah-output';
const API = '/api/penambahan-output';

const row = (id: number, nama: string, change: Partial<PenambahanOutput> = {}): PenambahanOutput => ({
  satuan_kerja: { satuan_kerja_id: id, satuan_kerja_nama: nama, singkatan: null },
  versi: 1,
  tw1: 4,
  tw2: null,
  tw3: null,
  tw4: null,
  kemampuan: { ubah: true },
  ...change,
});
const quarters = (lewat: readonly number[] = [], belum: readonly number[] = []): TriwulanOutput[] =>
  [1, 2, 3, 4].map((triwulan) => ({
    triwulan,
    dibuka: `2023-${['01', '04', '07', '10'][triwulan - 1]}-01`,
    belum: belum.includes(triwulan),
    batas: `2030-0${triwulan}-01`,
    lewat: lewat.includes(triwulan),
  }));

interface Fake {
  readonly rows?: readonly PenambahanOutput[];
  readonly triwulan?: readonly TriwulanOutput[];
}

/** A small server of these numbers that keeps versions as the real one does. */
function fake({ rows = [row(1012, 'Dinas Kesehatan')], triwulan = quarters() }: Fake = {}) {
  const stored = new Map(rows.map((one) => [`${API}/${one.satuan_kerja.satuan_kerja_id}`, one]));
  return ({ method, url, headers, body }: SentRequest): FakeAnswer => {
    const data = [...stored.values()];
    if (url === API) return { data: { data, total: totalOutput(data), triwulan } };
    if (url.endsWith('/riwayat')) {
      const entry = {
        waktu: '2025-03-01T02:00:00Z',
        pengguna: 'Siti Rahma',
        aksi: 'update',
        melewati_kunci: true,
        alasan: null,
        tahun: null,
        perubahan: [{ kolom: 'tw1', sebelum: 2, sesudah: 4 }],
      };
      return { data: { data: [entry], current_page: 1, total: 1, per_page: 20 } };
    }
    const found = stored.get(url);
    if (found === undefined || method !== 'PUT') return problem(404, 'TIDAK_DITEMUKAN');
    if (headers['If-Match'] !== `"${found.versi}"`) return problem(412, 'VERSI_BASI', { terkini: found });
    const next = { ...found, ...(body as object), versi: found.versi + 1 };
    stored.set(url, next);
    return { data: { data: next } };
  };
}

const in2023 = { ...unitStaff, tahunKinerja: 2023 };
const superIn2023 = { ...superUser, tahunKinerja: 2023 };
const grid = () => screen.findByRole('grid', { name: /^Penambahan jumlah output tahun/ });
const cell = (line: number, column: number) =>
  document.querySelectorAll<HTMLElement>('[role=gridcell]')[line * 7 + column] as HTMLElement;
const tell = () => document.querySelector('[data-note]')?.textContent;

beforeEach(() => localStorage.clear());

it('a unit types its four numbers, which add up at once and are saved by themselves', async () => {
  const { user, sent } = await openPage(PATH, fake(), in2023);
  (await grid()).focus();
  await user.click(cell(0, 2));
  await user.keyboard('7{Tab}0{Enter}');
  expect(cell(0, 5)).toHaveTextContent('11');
  expect(await screen.findByText('Semua perubahan tersimpan.')).toBeInTheDocument();
  expect(writes(sent)).toMatchObject([
    { url: `${API}/1012`, body: { tw2: 7, tw3: 0 }, headers: { 'If-Match': '"1"' } },
  ]);
  expect(screen.queryByLabelText('Jumlah seluruh satuan kerja')).not.toBeInTheDocument();
});

it.each(['1,5', '-2', 'tiga'])('%s is no number of outputs, and nothing is sent', async (text) => {
  const { user, sent } = await openPage(PATH, fake(), in2023);
  (await grid()).focus();
  await user.click(cell(0, 2));
  await user.keyboard(`{Enter}${text}{Enter}`);
  expect(tell()).toContain(text);
  expect(screen.getByRole('textbox', { name: 'Triwulan 2' })).toBeInvalid();
  await user.keyboard('{Escape}');
  expect(cell(0, 2)).toHaveTextContent(/^$/);
  expect(writes(sent)).toEqual([]);
});

it('a quarter that is yet to open says when it does; super writes it all the same', async () => {
  const { user, unmount } = await openPage(PATH, fake({ triwulan: quarters([], [3, 4]) }), in2023);
  (await grid()).focus();
  const words = 'Realisasi TW 3 baru dapat diisi mulai 1 Juli 2023 pukul 00.00 WIB.';
  expect(screen.getByText(words)).toBeInTheDocument();
  await user.click(cell(0, 3));
  await user.keyboard('9');
  expect(tell()).toContain(words);
  expect(cell(0, 3)).toHaveTextContent(/^$/);
  unmount();

  const again = await openPage(PATH, fake({ triwulan: quarters([], [3, 4]) }), superIn2023);
  (await grid()).focus();
  await again.user.click(cell(0, 3));
  await again.user.keyboard('9{Enter}');
  expect(cell(0, 3)).toHaveTextContent('9');
});

it('a quarter whose deadline has passed says so with its date; super writes it all the same', async () => {
  const { user, unmount } = await openPage(PATH, fake({ triwulan: quarters([1]) }), in2023);
  (await grid()).focus();
  expect(
    screen.getByText(
      'Batas waktu TW 1 (1 Januari 2030 pukul 00.00 WIB) sudah lewat, sehingga angkanya terkunci.',
    ),
  ).toBeInTheDocument();
  await user.click(cell(0, 1));
  await user.keyboard('9');
  expect(tell()).toContain('Batas waktu TW 1 (1 Januari 2030 pukul 00.00 WIB) sudah lewat.');
  unmount();

  const again = await openPage(PATH, fake({ triwulan: quarters([1]) }), superIn2023);
  (await grid()).focus();
  expect(screen.getByText(/Sebagai super Anda tetap dapat mengubah/)).toBeInTheDocument();
  await again.user.click(cell(0, 1));
  await again.user.keyboard('9{Enter}');
  await waitFor(() => expect(writes(again.sent)).toHaveLength(1));
});

it('who sees all units reads theirs with the sums, and writes none', async () => {
  const kemampuan = { ubah: false };
  const rows = [
    row(1012, 'Dinas Kesehatan', { kemampuan }),
    row(1013, 'RSUD', { kemampuan, tw1: 6, tw4: 2 }),
  ];
  const { user } = await openPage(PATH, fake({ rows }), {
    ...superIn2023,
    user: { ...superIn2023.user, role_id: 2 } as typeof superUser.user,
  });
  (await grid()).focus();
  expect(screen.getByLabelText('Jumlah seluruh satuan kerja')).toHaveTextContent(
    'Triwulan 110Triwulan 2-Triwulan 3-Triwulan 42Setahun12',
  );
  await user.click(cell(1, 2));
  await user.keyboard('5');
  expect(tell()).toContain('diisi oleh satuan kerjanya sendiri');
  expect(screen.queryByRole('button', { name: /^Urungkan/ })).not.toBeInTheDocument();
});

it('outside its year the page says what it is, in its own year it does not', async () => {
  const { unmount } = await openPage(PATH, fake(), unitStaff);
  expect(await screen.findByText(/adalah laporan tahun 2023/)).toBeInTheDocument();
  unmount();
  await openPage(PATH, fake(), in2023);
  await grid();
  expect(screen.queryByText(/adalah laporan tahun 2023/)).not.toBeInTheDocument();
});

it('the history says who changed which quarter', async () => {
  const { user } = await openPage(PATH, fake(), in2023);
  await grid();
  await user.click(screen.getByRole('button', { name: 'Riwayat' }));
  const dialog = await screen.findByRole('dialog', { name: 'Riwayat penambahan output' });
  expect(await within(dialog).findByText(/Siti Rahma/)).toBeInTheDocument();
  expect(dialog).toHaveTextContent('Melewati kunci');
  expect(dialog).toHaveTextContent('Triwulan 12 → 4');
});

it('a failure to read offers another try', async () => {
  await openPage(PATH, () => problem(503, 'SIBUK'), in2023);
  expect(await screen.findByText('Penambahan jumlah output gagal dimuat')).toBeInTheDocument();
});
