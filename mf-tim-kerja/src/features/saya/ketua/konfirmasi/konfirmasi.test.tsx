import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import type { TimSayaDetail } from '@selaras/contracts';
import { writes } from '@selaras/resource/testing';
import { screen, within } from '@testing-library/react';
import { openPage } from '../../../../testing/open-page';
import { angka, bagian, langkahTim, realisasi, tim } from '../../saya.fixture';
import { laporanMenunggu } from './laporan-menunggu';

const PAGE = '/tim-saya/ketua-tim-detail/3';
const reported = { realisasi: 2, keadaan: 'diajukan', versi: 3 } as const;

/** A part with a report in each of the first quarters, in the given figures. */
const part = (id: number, nama: string, ...figures: readonly (number | null)[]) => ({
  ...bagian(),
  id,
  nama,
  triwulan: [1, 2, 3, 4].map((triwulan) => {
    const figure = figures[triwulan - 1] ?? null;
    return realisasi({
      bagian_id: id,
      triwulan,
      ...(figure !== null && { ...reported, realisasi: figure, uraian: `Kerja ${nama} TW ${triwulan}` }),
    });
  }),
});
const angkaOf = (closed: number) =>
  [1, 2, 3, 4].map((triwulan) =>
    angka({ triwulan, ...(triwulan === closed && { tertutup: 'Sudah lewat' }) }),
  );

const SITI = part(7, 'Siti Rahma', 2, 1);
const WAWAN = part(8, 'Wawan Hadi', 5, null, 1);
const data = tim(langkahTim({ bagian: [SITI, WAWAN], angka: angkaOf(3) }));

const server =
  (read: () => TimSayaDetail, onWrite: (request: SentRequest) => FakeAnswer) =>
  (request: SentRequest): FakeAnswer =>
    request.method === 'GET' ? { data: { data: read() } } : onWrite(request);

async function openDialog(onWrite: (request: SentRequest) => FakeAnswer, read = () => data) {
  const opened = await openPage(PAGE, server(read, onWrite));
  await opened.user.click(await screen.findByRole('button', { name: 'Konfirmasi bersama (3)' }));
  return { ...opened, dialog: await screen.findByRole('dialog', { name: 'Konfirmasi laporan' }) };
}

describe('reports that wait for the reader', () => {
  it('are those of all quarters that he answers, by quarter; closed ones are counted', () => {
    const { terbuka, tertutup } = laporanMenunggu(data);
    expect(terbuka.map(({ bagian: { nama }, row }) => [nama, row.triwulan])).toEqual([
      ['Siti Rahma', 1],
      ['Wawan Hadi', 1],
      ['Siti Rahma', 2],
    ]);
    expect(tertutup).toBe(1);
  });

  it('are none that somebody else answers, or that are answered', () => {
    const own = { ...SITI, diputus: false };
    const answered = { ...bagian({ ...reported, keadaan: 'dikonfirmasi' }) };
    const one = langkahTim({ bagian: [own, answered] });
    expect(laporanMenunggu(tim(one))).toEqual({ terbuka: [], tertutup: 0 });
  });
});

describe('confirming together', () => {
  it('sends what was read, but what is above its target or of nobody approved only if it was ticked', async () => {
    const { user, sent, dialog } = await openDialog(() => ({ data: { data: { jumlah: 2, gagal: [] } } }));
    expect(within(dialog).getByText('Kerja Wawan Hadi TW 1')).toBeInTheDocument();
    expect(
      within(dialog).getByText('1 laporan lain menunggu pada triwulan yang sudah tertutup.'),
    ).toBeVisible();
    expect(within(dialog).getByRole('checkbox', { name: /^Wawan Hadi/ })).not.toBeChecked();
    await user.click(within(dialog).getByRole('button', { name: 'Konfirmasi 2 laporan' }));
    expect(await screen.findByText('2 realisasi dikonfirmasi')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(writes(sent)).toMatchObject([
      {
        method: 'POST',
        url: '/api/tim-saya/ketua/3/realisasi',
        body: {
          baris: [
            { bagian_id: 7, triwulan: 1, versi: 3, realisasi: 2 },
            { bagian_id: 7, triwulan: 2, versi: 3, realisasi: 1 },
          ],
        },
        headers: { 'Idempotency-Key': expect.any(String) },
      },
    ]);
  });

  it('says at a report why it stays, and keeps the dialog with what is left', async () => {
    let confirmed = false;
    const left = tim(langkahTim({ bagian: [WAWAN, part(7, 'Siti Rahma', null, 1)], angka: angkaOf(3) }));
    const { user, dialog } = await openDialog(
      () => {
        confirmed = true;
        const pesan = 'Laporannya sudah berubah sejak dibaca.';
        return { data: { data: { jumlah: 1, gagal: [{ bagian_id: 7, triwulan: 2, pesan }] } } };
      },
      () => (confirmed ? left : data),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Konfirmasi 2 laporan' }));
    const refused = await within(dialog).findByText('Laporannya sudah berubah sejak dibaca.');
    expect(refused.closest('li')).toHaveTextContent('Siti Rahma, TW 2');
    expect(within(dialog).getByRole('alert')).toHaveTextContent('1 laporan belum dikonfirmasi');
    expect(await screen.findByText('1 realisasi dikonfirmasi')).toBeInTheDocument();
  });

  it('says in the dialog what the server refused', async () => {
    const { user, dialog } = await openDialog(() => problem(404, 'TIDAK_DITEMUKAN'));
    await user.click(within(dialog).getByRole('button', { name: 'Konfirmasi 2 laporan' }));
    expect(await within(dialog).findByRole('alert')).toBeInTheDocument();
  });

  it('is not offered for a single report', async () => {
    const one = tim(langkahTim({ bagian: [part(7, 'Siti Rahma', 2)], angka: angkaOf(4) }));
    await openPage(
      `${PAGE}?tw=1`,
      server(
        () => one,
        () => ({ data: {} }),
      ),
    );
    expect(await screen.findByRole('button', { name: 'Konfirmasi Siti Rahma' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Konfirmasi bersama/ })).not.toBeInTheDocument();
  });
});
