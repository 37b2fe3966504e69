import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import type { TimAnggotaSaya } from '@selaras/contracts';
import { hasUnsavedChanges } from '@selaras/portal/host';
import { unitStaff, writes } from '@selaras/resource/testing';
import { screen, waitFor } from '@testing-library/react';
import { openPage } from '../../../testing/open-page';
import { langkahSaya, realisasi, saya } from '../saya.fixture';

beforeEach(() => localStorage.clear());

const PAGE = '/tim-saya/anggota-tim?tw=1';
const server =
  (
    data: TimAnggotaSaya,
    onWrite: (request: SentRequest) => FakeAnswer = () => ({ data: { data: realisasi() } }),
  ) =>
  (request: SentRequest): FakeAnswer =>
    request.method === 'GET' ? { data: { data } } : onWrite(request);
const BUKTI = { id: 1, berkas: { id: 2, nama: 'foto.jpg', jenis: 'image/jpeg', ukuran: 1000 } };
const field = () => screen.findByRole('textbox', { name: /Realisasi TW 1/ });

describe('the steps of a member', () => {
  it('are reported by a figure alone, which is sent by itself over the version that was read', async () => {
    const stored = realisasi({ realisasi: 2, keadaan: 'diajukan', versi: 1 });
    const { user, sent } = await openPage(
      PAGE,
      server(saya(langkahSaya()), () => ({ data: { data: stored } })),
    );
    await user.type(await field(), '2');
    expect(await screen.findByText('Terkirim untuk dijawab')).toBeInTheDocument();
    expect(writes(sent)).toMatchObject([
      {
        method: 'PUT',
        url: '/api/tim-saya/anggota/7/1',
        body: { realisasi: 2 },
        headers: { 'If-Match': '"0"' },
      },
    ]);
    expect(screen.getByText('Menunggu jawaban')).toBeInTheDocument();
  });

  it('are not behind any more once 2 of 2 are there, before anything is read anew', async () => {
    const stored = realisasi({ realisasi: 2, keadaan: 'diajukan', versi: 1 });
    const behind = { ...langkahSaya(), tertinggal: true, triwulan_tertinggal: [1] };
    const { user } = await openPage(
      PAGE,
      server({ ...saya(behind), triwulan_berakhir: 1 }, () => ({ data: { data: stored } })),
    );
    expect(await screen.findByText('Tertinggal')).toBeInTheDocument();
    await user.type(await field(), '2');
    await waitFor(() => expect(screen.queryByText('Tertinggal')).not.toBeInTheDocument());
  });

  it('say when a figure is above its target', async () => {
    const { user } = await openPage(PAGE, server(saya(langkahSaya({ target: 1 }))));
    await user.type(await field(), '5');
    expect(await screen.findByText(/Lebih dari target/)).toBeInTheDocument();
  });

  it('without a target take no figure', async () => {
    const rows = saya(langkahSaya({ target: null, bukti: [BUKTI] }));
    await openPage(PAGE, server(rows));
    expect(await screen.findByText(/^Anda tidak punya target pada TW 1/)).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /Realisasi TW 1/ })).not.toBeInTheDocument();
  });

  it('are not left without a question while a photograph of them is on its way', async () => {
    let arrive: (answer: FakeAnswer) => void = () => undefined;
    const { user } = await openPage(PAGE, (request) =>
      request.url.endsWith('/berkas')
        ? new Promise<FakeAnswer>((resolve) => {
            arrive = resolve;
          })
        : server(saya(langkahSaya()))(request),
    );
    await user.upload(
      await screen.findByLabelText(/^Bukti /),
      new File(['x'], 'foto.jpg', { type: 'image/jpeg' }),
    );
    expect(await screen.findByText(/foto\.jpg: dikirim/)).toBeVisible();
    expect(hasUnsavedChanges()).toBe(true);
    arrive(problem(422, 'BERKAS_DITOLAK', { pesan: 'Foto ini rusak.' }));
    expect(await screen.findByText(/Foto ini rusak/)).toBeVisible();
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('wait in the browser while there is no line, and go when it is back', async () => {
    let online = false;
    const stored = realisasi({ realisasi: 2, keadaan: 'diajukan', versi: 1 });
    const { user } = await openPage(
      PAGE,
      server(saya(langkahSaya()), () =>
        online ? { data: { data: stored } } : problem(503, 'LAYANAN_SIBUK', { pesan: 'Layanan sibuk.' }),
      ),
    );
    await user.type(await field(), '2');
    expect(await screen.findByText(/1 laporan menunggu dikirim dan tidak hilang/)).toBeInTheDocument();
    expect(await screen.findByText(/disimpan di perangkat ini/)).toBeInTheDocument();
    await waitFor(() => expect(Object.keys(localStorage)).toHaveLength(1));
    online = true;
    await user.click(screen.getByRole('button', { name: 'Kirim sekarang' }));
    expect(await screen.findByText('Terkirim untuk dijawab')).toBeInTheDocument();
  });

  it('say what the leader answered, those sent back first', async () => {
    const back = langkahSaya({
      bagian_id: 8,
      keadaan: 'dikembalikan',
      realisasi: 1,
      catatan: 'Lampirkan notula',
    });
    await openPage(
      PAGE,
      server(saya(langkahSaya(), { ...back, id: 6, sasaran: 'Tersusunnya laporan gizi' })),
    );
    expect(await screen.findByText('Jawaban: Lampirkan notula')).toBeInTheDocument();
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.indexOf('Tersusunnya laporan gizi')).toBeLessThan(
      titles.indexOf('Terlaksananya koordinasi gizi'),
    );
  });

  it('keep their places while they are reported', async () => {
    const back = langkahSaya({
      bagian_id: 8,
      keadaan: 'dikembalikan',
      realisasi: 1,
      catatan: 'Lampirkan notula',
    });
    const stored = realisasi({ bagian_id: 8, realisasi: 2, keadaan: 'dikonfirmasi', versi: 1 });
    const { user } = await openPage(
      PAGE,
      server(saya(langkahSaya(), { ...back, sasaran: 'Tersusunnya laporan gizi' }), () => ({
        data: { data: stored },
      })),
    );
    const [first] = await screen.findAllByRole('textbox', { name: /Realisasi TW 1/ });
    if (first === undefined) throw new Error('There is no field');
    await user.clear(first);
    await user.type(first, '2');
    expect(await screen.findByText(/Sudah dikonfirmasi/)).toBeInTheDocument();
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.indexOf('Tersusunnya laporan gizi')).toBeLessThan(
      titles.indexOf('Terlaksananya koordinasi gizi'),
    );
  });

  it.each([
    ['a closed quarter', { tertutup: 'Batas waktu pengisian TW 1 sudah lewat.' }, /sudah lewat/],
    [
      'a quarter that is yet to open',
      { tertutup: 'Realisasi TW 1 baru dapat diisi mulai 1 Januari 2025 pukul 00.00 WIB.' },
      /baru dapat diisi mulai 1 Januari 2025 pukul 00.00 WIB/,
    ],
    ['what was confirmed', { keadaan: 'dikonfirmasi' as const, realisasi: 2 }, /Sudah dikonfirmasi/],
  ])('are only read in %s', async (_, fields, words) => {
    await openPage(PAGE, server(saya(langkahSaya(fields))));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('take a photograph as evidence: sent, then attached', async () => {
    const berkas = { id: 9, nama: 'foto.jpg', jenis: 'image/jpeg', ukuran: 2048 };
    const stored = realisasi({ bukti: [{ id: 1, berkas }] });
    const { user, sent } = await openPage(
      PAGE,
      server(saya(langkahSaya()), ({ url }) =>
        url.includes('/berkas')
          ? { status: 201, data: { data: berkas } }
          : { status: 201, data: { data: stored } },
      ),
    );
    await field();
    await user.upload(
      screen.getByLabelText(/Bukti Terlaksananya/),
      new File(['foto'], 'foto.jpg', { type: 'image/jpeg' }),
    );
    expect(await screen.findByRole('button', { name: 'foto.jpg 2 KB' })).toBeInTheDocument();
    expect(writes(sent).map(({ url }) => url)).toEqual(['/api/berkas', '/api/tim-saya/anggota/7/1/bukti']);
  });

  it('stand with the places in teams as they apply, and what is asked for beside them', async () => {
    const [place] = saya().tim;
    if (place === undefined) throw new Error('no team');
    const waiting = {
      ...place,
      keadaan: 'menunggu_kabid',
      diusulkan: { peran: 'Sekretaris', target: 'Menyelesaikan 9 laporan' },
    } as const;
    await openPage(PAGE, server({ ...saya(langkahSaya()), tim: [waiting] }));
    expect(await screen.findByText(/ketua Budi Santoso · Anggota$/)).toBeInTheDocument();
    expect(screen.getByText('Target: Menyelesaikan 4 laporan')).toBeInTheDocument();
    expect(
      screen.getByText('Diusulkan, belum berlaku: Sekretaris · Menyelesaikan 9 laporan'),
    ).toBeInTheDocument();
    expect(screen.getByText('Yang lama masih berlaku')).toBeInTheDocument();
  });

  it('are none for an account of no employee, and none in a quarter without work', async () => {
    await openPage(PAGE, server({ nama: null, triwulan_berakhir: 0, tim: [], langkah: [] }), unitStaff);
    expect(await screen.findByText('Akun ini belum terhubung dengan pegawai.')).toBeInTheDocument();
  });

  it('say when they could not be read', async () => {
    await openPage(PAGE, () => problem(500, 'GALAT_SERVER'));
    expect(await screen.findByText('Langkah aksi gagal dimuat')).toBeInTheDocument();
  });
});
