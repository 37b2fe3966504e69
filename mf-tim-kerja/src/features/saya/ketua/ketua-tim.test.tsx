import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import type { TimSayaDetail } from '@selaras/contracts';
import { writes } from '@selaras/resource/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { openPage } from '../../../testing/open-page';
import { angka, BUDI, bagian, langkahTim, realisasi, SITI, tim } from '../saya.fixture';

const PAGE = '/tim-saya/ketua-tim-detail/3?tw=1';
const reported = { realisasi: 2, keadaan: 'diajukan', versi: 3, uraian: 'Rapat di Pustu' } as const;
const server =
  (data: TimSayaDetail, onWrite: (request: SentRequest) => FakeAnswer) =>
  (request: SentRequest): FakeAnswer =>
    request.method === 'GET' ? { data: { data } } : onWrite(request);

describe('the teams that somebody leads', () => {
  it('are listed with what waits, and lead to their page', async () => {
    const { daftar_langkah: _, orang: __, ...one } = tim();
    await openPage('/tim-saya/ketua-tim', () => ({ data: { data: [one] } }));
    const link = await screen.findByRole('link', { name: 'Tim Kerja Kesehatan Masyarakat' });
    expect(link).toHaveAttribute('href', '/tim-saya/ketua-tim-detail/3');
    expect(screen.getByText('1 menunggu Anda')).toBeInTheDocument();
  });

  it('are none for most people, and say when they could not be read', async () => {
    await openPage('/tim-saya/ketua-tim', () => ({ data: { data: [] } }));
    expect(await screen.findByText('Anda tidak memimpin tim pada tahun ini.')).toBeInTheDocument();
  });
});

describe('a report', () => {
  const data = tim(langkahTim({ bagian: [bagian(reported)] }));

  it('is confirmed as it was seen', async () => {
    const done = realisasi({ ...reported, keadaan: 'dikonfirmasi' });
    const { user, sent } = await openPage(
      PAGE,
      server(data, () => ({ data: { data: done } })),
    );
    await user.click(await screen.findByRole('button', { name: 'Konfirmasi Siti Rahma' }));
    expect(await screen.findByText('Realisasi dikonfirmasi')).toBeInTheDocument();
    expect(writes(sent)).toMatchObject([
      {
        url: '/api/tim-saya/ketua/3/realisasi/7/1',
        body: { putusan: 'dikonfirmasi', realisasi: 2, catatan: null },
        headers: { 'If-Match': '"3"' },
      },
    ]);
  });

  it('is sent back with a note, whose absence is told at its field', async () => {
    const { user, sent } = await openPage(
      PAGE,
      server(data, ({ body }) =>
        (body as { catatan: string }).catatan === ''
          ? problem(422, 'MASUKAN_TIDAK_SESUAI', { errors: { catatan: ['Tulis apa yang perlu diperbaiki'] } })
          : { data: { data: realisasi({ ...reported, keadaan: 'dikembalikan' }) } },
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Kembalikan Siti Rahma' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Kembalikan' }));
    expect(await within(dialog).findByText('Tulis apa yang perlu diperbaiki')).toBeInTheDocument();
    await user.type(within(dialog).getByRole('textbox'), 'Lampirkan notula');
    await user.click(within(dialog).getByRole('button', { name: 'Kembalikan' }));
    expect(await screen.findByText('Realisasi dikembalikan')).toBeInTheDocument();
    expect(writes(sent).at(-1)).toMatchObject({
      body: { putusan: 'dikembalikan', catatan: 'Lampirkan notula' },
    });
  });

  it('of the reader himself has no buttons', async () => {
    const own = { ...bagian(reported), diputus: false };
    await openPage(
      PAGE,
      server(tim(langkahTim({ bagian: [own] })), () => ({ data: {} })),
    );
    expect(await screen.findByText('Rapat di Pustu')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Konfirmasi/ })).not.toBeInTheDocument();
  });
});

const asal = {
  triwulan: 1,
  sebelum: 4,
  laporan: [{ nama: 'Siti Rahma', nilai: 2, oleh: 'Budi Santoso', pada: '2025-04-01T03:00:00Z' }],
};
const withAngka = (
  first: Parameters<typeof angka>[0],
  part = bagian({ ...reported, keadaan: 'dikonfirmasi' }),
) =>
  tim(langkahTim({ bagian: [part], angka: [1, 2, 3, 4].map((triwulan) => angka({ triwulan, ...first })) }));
const nothing = () => ({ data: {} });

describe('the figure of a step', () => {
  it.each<[string, Parameters<typeof angka>[0], string]>([
    [
      'tells whose reports it comes from',
      { realisasi: 2, keadaan: 'masuk', asal },
      'Dari laporan Siti Rahma (2), dikonfirmasi Budi Santoso pada 1 April 2025. Sebelumnya satuan kerja menulis 4.',
    ],
    ['tells that its unit wrote it', { realisasi: 4 }, 'Ditulis satuan kerja.'],
    [
      'tells that reports are not all there',
      { realisasi: 4, laporan: 2, keadaan: 'belum-lengkap' },
      'Laporan yang dikonfirmasi baru berjumlah 2. Angka satuan kerja tetap sampai semua laporan dikonfirmasi.',
    ],
    [
      'tells that it was written otherwise since',
      { realisasi: 5, laporan: 2, keadaan: 'belum-masuk' },
      'Laporan yang dikonfirmasi berjumlah 2; angka langkah ditulis lain sesudahnya.',
    ],
    [
      'tells that other units cannot be added up',
      { keadaan: 'satuan-lain' },
      'Bagian anggota diukur dengan satuan lain, sehingga realisasi langkah diisi satuan kerja.',
    ],
  ])('%s', async (_, first, text) => {
    await openPage(PAGE, server(withAngka(first), nothing));
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('that the reports are not in gets them by a button', async () => {
    const done = realisasi({ ...reported, keadaan: 'dikonfirmasi' });
    const { user, sent } = await openPage(
      PAGE,
      server(withAngka({ realisasi: 5, laporan: 2, keadaan: 'belum-masuk' }), () => ({
        data: { data: done },
      })),
    );
    await user.click(await screen.findByRole('button', { name: 'Masukkan laporan Siti Rahma ke langkah' }));
    expect(await screen.findByText('Realisasi dikonfirmasi')).toBeInTheDocument();
    expect(writes(sent)).toMatchObject([{ body: { putusan: 'dikonfirmasi', realisasi: 2 } }]);
  });

  it('of a closed quarter says that the report waits, and has no buttons', async () => {
    const tertutup = 'Batas waktu pengisian TW 1 (10 April 2025) sudah lewat.';
    await openPage(PAGE, server(withAngka({ tertutup }, bagian(reported)), nothing));
    expect(await screen.findByText(tertutup)).toBeInTheDocument();
    expect(screen.getByText(/^Laporan ini menunggu: TW 1 tertutup/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Konfirmasi|Kembalikan/ })).not.toBeInTheDocument();
  });
});

describe('a report above its target', () => {
  it('is marked, and asked about before it is confirmed', async () => {
    const much = { ...reported, realisasi: 5, target: 1 };
    const { user, sent } = await openPage(
      PAGE,
      server(tim(langkahTim({ bagian: [bagian(much)] })), () => ({
        data: { data: realisasi({ ...much, keadaan: 'dikonfirmasi' }) },
      })),
    );
    expect(await screen.findByText('Melebihi target')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Konfirmasi Siti Rahma' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/Siti Rahma melaporkan 5 dari target 1 kali/)).toBeInTheDocument();
    expect(writes(sent)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Tetap konfirmasi' }));
    expect(await screen.findByText('Realisasi dikonfirmasi')).toBeInTheDocument();
    expect(writes(sent)).toMatchObject([{ body: { putusan: 'dikonfirmasi', realisasi: 5 } }]);
  });
});

it('a quarter of which 2 of 2 are there is not behind, and says which other one is', async () => {
  const part = { ...bagian(reported), tertinggal: true, triwulan_tertinggal: [2] };
  await openPage(PAGE, server(tim(langkahTim({ bagian: [part] })), nothing));
  expect(await screen.findByText('2 dari 2 kali')).toBeInTheDocument();
  expect(screen.getAllByText('Kurang di TW 2')).not.toHaveLength(0);
  expect(screen.queryByText('Tertinggal', { selector: 'li *' })).not.toBeInTheDocument();
});

describe('distribution', () => {
  it('moves by the arrow keys and keeps the sums', async () => {
    const { user, sent } = await openPage(
      PAGE,
      server(tim(langkahTim()), () => ({ data: { data: langkahTim({ versi: 5 }) } })),
    );
    await user.click(await screen.findByRole('button', { name: /^Bagi Terlaksananya/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Bagi langkah aksi' });
    await user.click(within(dialog).getByRole('checkbox', { name: 'Budi Santoso' }));
    const [first] = within(dialog).getAllByRole('slider');
    first?.focus();
    await user.keyboard('{ArrowLeft}');
    expect(first).toHaveAttribute('aria-valuetext', 'Siti Rahma 1, Budi Santoso 1');
    await user.click(within(dialog).getByRole('button', { name: 'Simpan pembagian' }));
    expect(await screen.findByText('Langkah aksi dibagi')).toBeInTheDocument();
    expect(writes(sent)).toMatchObject([
      {
        url: '/api/tim-saya/ketua/3/langkah/5/pembagian',
        headers: { 'If-Match': '"4"' },
        body: {
          bagian: [
            { nip: SITI, target: [1, 2, 2, 2] },
            { nip: BUDI, target: [1, 0, 0, 0] },
          ],
        },
      },
    ]);
  });

  it('that somebody else made meanwhile is shown beside one’s own', async () => {
    const theirs = langkahTim({
      versi: 5,
      bagian: [{ ...bagian(realisasi()), nip: BUDI, nama: 'Budi Santoso' }],
    });
    const { user, sent } = await openPage(
      PAGE,
      server(tim(langkahTim()), ({ headers }) =>
        headers['If-Match'] === '"4"'
          ? problem(412, 'VERSI_BERUBAH', { terkini: theirs })
          : { data: { data: langkahTim({ versi: 6 }) } },
      ),
    );
    await user.click(await screen.findByRole('button', { name: /^Bagi Terlaksananya/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bagi langkah aksi' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Budi Santoso' }));
    await user.click(dialog.getByRole('button', { name: 'Bagi rata' }));
    await user.click(dialog.getByRole('button', { name: 'Simpan pembagian' }));
    const group = within(await dialog.findByRole('group', { name: /^Pembagian/ }));
    expect(group.getByText(/Siti Rahma: 1 · 1 · 1 · 1/)).toBeInTheDocument();
    expect(group.getByText('Budi Santoso: 2 · 2 · 2 · 2')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Simpan pembagian' }));
    expect(await dialog.findByText(/^Belum disimpan\. Pilih dulu/)).toBeInTheDocument();
    expect(writes(sent)).toHaveLength(1);
    await user.click(group.getByRole('radio', { name: /^Isian Anda/ }));
    await user.click(dialog.getByRole('button', { name: 'Simpan pembagian' }));
    expect(await screen.findByText('Langkah aksi dibagi')).toBeInTheDocument();
    expect(writes(sent).at(-1)?.headers['If-Match']).toBe('"5"');
  });

  it('moves by dragging a border', async () => {
    const { user } = await openPage(
      PAGE,
      server(tim(langkahTim()), () => ({ data: {} })),
    );
    await user.click(await screen.findByRole('button', { name: /^Bagi Terlaksananya/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Bagi langkah aksi' });
    await user.click(within(dialog).getByRole('checkbox', { name: 'Budi Santoso' }));
    const [first] = within(dialog).getAllByRole('slider');
    if (first?.parentElement == null) throw new Error('There is no bar');
    Object.defineProperty(first.parentElement, 'clientWidth', { value: 200 });
    // jsdom's pointer events have no place: a mouse event of their name has.
    for (const [name, clientX] of [
      ['pointerdown', 200],
      ['pointermove', 100],
      ['pointerup', 100],
    ] as const) {
      fireEvent(first, new MouseEvent(name, { bubbles: true, clientX }));
    }
    expect(first).toHaveAttribute('aria-valuenow', '1');
  });

  it('is not offered where it is refused, with the reason', async () => {
    const reason = 'Perencanaan sudah disetujui, sehingga terkunci.';
    await openPage(
      PAGE,
      server(tim(langkahTim({ tidak_dibagi: reason })), () => ({ data: {} })),
    );
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Bagi/ })).not.toBeInTheDocument();
  });
});
