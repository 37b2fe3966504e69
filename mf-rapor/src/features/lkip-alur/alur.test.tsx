import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import type { AlurLkip, AnalisisBagian, Naskah } from '@selaras/contracts';
import { bagianOfBab, isBabLkip } from '@selaras/domain';
import { superUser, unitStaff, writes } from '@selaras/resource/testing';
import { roleIds } from '@selaras/roles';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openPage } from '../../testing/open-page';
import { alurLkip, catatanReviu } from './alur.fixture';

const reviewer = { ...superUser, role_id: roleIds.validator_lke };
const REVIU = '/lkip/reviu?satuan_kerja_id=1012';

const teks = (text: string): Naskah => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const bare = { naskah: null, narasi: [], tabel: [], grafik: [] };
const isi = teks('Angka kematian turun');
const analisis: AnalisisBagian[] = [
  { ...bare, kode: 'sasaran-1', judul: 'Meningkatnya derajat kesehatan', tingkat: 2, ditulis: 1, dari: 7 },
  {
    ...bare,
    kode: 'analisis-1-1',
    judul: 'Target dan realisasi tahun ini',
    tingkat: 3,
    ditulis: 1,
    dari: 1,
    naskah: isi,
    narasi: [{ kode: 'narasi-7-1', indikator: 'Angka Kematian Ibu', isi }],
  },
];

const fake =
  (alur: AlurLkip, refuse?: FakeAnswer) =>
  ({ method, url, params }: SentRequest): FakeAnswer => {
    if (url.endsWith('/komentar')) return { status: 201, data: { data: { id: 8 } } };
    if (method !== 'GET') return refuse ?? { data: { data: { keadaan: 'direviu', versi: 4 } } };
    if (url === '/api/option/satuan-kerja') return { data: [] };
    if (url === '/api/lkip/reviu') {
      const row = { satuan_kerja: null, keadaan: 'direviu', sejak: '2026-02-01T02:00:00.000Z', terbuka: 2 };
      return { data: { data: [row], current_page: 1, total: 1, per_page: 20 } };
    }
    if (url.endsWith('/tabel')) return { data: { data: [] } };
    if (url.endsWith('/analisis')) return { data: { data: { bagian: analisis } } };
    if (url.endsWith('/alur')) return { data: { data: alur } };
    const { bab } = params as { bab: string };
    const bagian = (isBabLkip(bab) ? bagianOfBab(bab) : []).map((kode) => ({
      kode,
      versi: 1,
      isi: teks(`Isi ${kode}`),
      diubah: null,
      oleh: null,
      pemegang: null,
    }));
    const { satuan_kerja } = alur;
    return { data: { data: { satuan_kerja, bagian, kemampuan: { tulis: alur.keadaan === 'disusun' } } } };
  };
const open = (alur: AlurLkip, address = '/lkip/bab-1', user = unitStaff, refuse?: FakeAnswer) =>
  openPage(address, fake(alur, refuse), user);

it('authors hand their report in over the state that they read', async () => {
  const { user, sent } = await open(alurLkip());
  await user.click(await screen.findByRole('button', { name: 'Ajukan reviu' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ajukan reviu' }));
  await waitFor(() => expect(writes(sent)).toHaveLength(1));
  expect(writes(sent)[0]).toMatchObject({
    url: '/api/lkip/satuan-kerja/1012/alur/ajukan',
    headers: { 'If-Match': '"3"' },
  });
});

it('what is not written yet is named, and nothing can be handed in', async () => {
  await open(alurLkip({ kekurangan: ['penutup'] }));
  expect(await screen.findByText(/tulis dahulu: Penutup/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ajukan reviu' })).toBeDisabled();
});

it('a report without any narrative is not handed in, and the page leads to where they are written', async () => {
  await open(alurLkip({ tanpa_narasi: true }));
  expect(await screen.findByText(/Belum ada satu pun narasi capaian indikator/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Narasi PD' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/lkip\/narasi-pd/),
  );
  expect(screen.getByRole('button', { name: 'Ajukan reviu' })).toBeDisabled();
});

it('a refused step says why and keeps what was typed', async () => {
  const refused = problem(409, 'BENTROK', { pesan: 'Laporan ini sudah diformalkan.' });
  const { user } = await open(
    alurLkip({ keadaan: 'direviu', langkah: ['tarik'] }),
    '/lkip/bab-1',
    unitStaff,
    refused,
  );
  await user.click(await screen.findByRole('button', { name: 'Tarik pengajuan' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('button', { name: 'Tarik pengajuan' })).toBeDisabled();
  await user.type(within(dialog).getByRole('textbox', { name: /Alasan/ }), 'Salah tabel');
  await user.click(within(dialog).getByRole('button', { name: 'Tarik pengajuan' }));
  expect(await within(dialog).findByText('Laporan ini sudah diformalkan.')).toBeVisible();
  expect(within(dialog).getByRole('textbox', { name: /Alasan/ })).toHaveValue('Salah tabel');
});

it('a report under review cannot be written, and says what the review asks', async () => {
  await open(alurLkip({ keadaan: 'direviu', langkah: ['tarik'], komentar: [catatanReviu()] }));
  const notes = await screen.findByRole('article', { name: 'Catatan reviu' });
  expect(notes).toHaveTextContent('Angka stunting turun');
  expect(notes).toHaveTextContent('Sebutkan sumbernya');
  expect(screen.queryByRole('button', { name: /^Tulis/ })).not.toBeInTheDocument();
  expect(within(notes).queryByRole('button', { name: 'Tandai selesai' })).not.toBeInTheDocument();
});

describe('who reviews', () => {
  it('finds what was handed in, and opens it', async () => {
    const { user } = await open(alurLkip({ keadaan: 'direviu' }), '/lkip/reviu', reviewer);
    await user.click(await screen.findByText('Pemerintah kabupaten'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Dinas Kesehatan' })).toBeVisible();
  });

  it('finds a comment again that he typed and did not send', async () => {
    const kemampuan = { komentari: true, balas: true, tandai: true };
    const alur = alurLkip({ keadaan: 'direviu', langkah: ['kembalikan'], kemampuan });
    const write = async (user: UserEvent) =>
      user.click(await screen.findByRole('button', { name: 'Komentari Penutup' }));
    const first = await open(alur, REVIU, reviewer);
    await write(first.user);
    await first.user.type(await screen.findByRole('textbox', { name: /Komentar/ }), 'Rinci');
    first.unmount();
    const { user } = await open(alur, REVIU, reviewer);
    await write(user);
    expect(await screen.findByRole('textbox', { name: /Komentar/ })).toHaveValue('Rinci');
    await user.click(screen.getByRole('button', { name: 'Batal' }));
    await write(user);
    expect(await screen.findByRole('textbox', { name: /Komentar/ })).toHaveValue('');
  });

  it('comments on the words that he marked', async () => {
    const kemampuan = { komentari: true, balas: true, tandai: true };
    const { user, sent } = await open(
      alurLkip({ keadaan: 'direviu', langkah: ['kembalikan', 'selesaikan-reviu'], kemampuan }),
      REVIU,
      reviewer,
    );
    getSelection()?.selectAllChildren(await screen.findByText('Isi penutup'));
    await user.click(screen.getByRole('button', { name: 'Komentari Penutup' }));
    await user.type(await screen.findByRole('textbox', { name: /Komentar/ }), 'Rinci');
    await user.click(screen.getByRole('button', { name: 'Kirim' }));
    await waitFor(() => expect(writes(sent)).toHaveLength(1));
    expect(writes(sent)[0]?.body).toMatchObject({
      bagian: 'penutup',
      kutipan: 'Isi penutup',
      teks: 'Rinci',
      percakapan_id: null,
    });
  });

  it('comments on words of a narrative, and finds what was said of it there', async () => {
    const kemampuan = { komentari: true, balas: true, tandai: true };
    const komentar = [catatanReviu({ bagian: 'narasi-7-1', kutipan: null, teks: 'Sebutkan tahunnya' })];
    const { user, sent } = await open(
      alurLkip({ keadaan: 'direviu', langkah: ['kembalikan'], kemampuan, komentar }),
      REVIU,
      reviewer,
    );
    const name = 'Target dan realisasi tahun ini: Angka Kematian Ibu';
    const narasi = await screen.findByRole('region', { name });
    expect(within(narasi).getByRole('article', { name: 'Catatan reviu' })).toHaveTextContent(
      'Sebutkan tahunnya',
    );
    getSelection()?.selectAllChildren(within(narasi).getByText('Angka kematian turun'));
    await user.click(within(narasi).getByRole('button', { name: `Komentari ${name}` }));
    await user.type(await within(narasi).findByRole('textbox', { name: /Komentar/ }), 'Rinci');
    await user.click(within(narasi).getByRole('button', { name: 'Kirim' }));
    await waitFor(() => expect(writes(sent)).toHaveLength(1));
    expect(writes(sent)[0]?.body).toMatchObject({ bagian: 'narasi-7-1', kutipan: 'Angka kematian turun' });
  });
});
