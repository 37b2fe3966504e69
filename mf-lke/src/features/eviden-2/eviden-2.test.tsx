import type { FakeAnswer, SentRequest } from '@selaras/api-client/testing';
import type { LkeBaris } from '@selaras/contracts';
import { writes } from '@selaras/resource/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';
import { barisOf, instrumen, lembarOf, pembagianOf } from '../eviden/lembar.fixture';

const flagged: LkeBaris = {
  ...barisOf(1, { jawaban: 'A', nilai: 'B', catatan: 'Belum lengkap', rekomendasi: 'Lengkapi', versi: 2 }),
  perbaikan: true,
};
const fine = barisOf(2, { jawaban: 'A', nilai: 'AA' });

const message = {
  id: 4,
  versi: 1,
  pengguna: 'Ridwan',
  pihak: 'penilai',
  teks: 'Mohon lampirkan notulen',
  waktu: '2025-08-01T03:00:00.000Z',
  diubah: false,
  dapat_diubah: false,
};
const pageOfThreads = {
  data: [{ ...message, kriteria_id: 1, internal: false, selesai: false, balasan: [] }],
  total: 1,
  current_page: 1,
  per_page: 20,
};

function server(lembar: object) {
  let row = flagged;
  return ({ method, url, body }: SentRequest): FakeAnswer => {
    if (url.endsWith('/lke/instrumen')) return { data: { data: instrumen } };
    if (url.endsWith('/tahun-lalu')) return { data: { data: [] } };
    if (url.includes('/komentar')) return { data: method === 'GET' ? pageOfThreads : { data: message } };
    if (url.endsWith('/pembagian')) return { data: { data: pembagianOf() } };
    if (method === 'PUT') {
      row = { ...row, tahap_2: { ...row.tahap_2, ...(body as object), versi: row.tahap_2.versi + 1 } };
      return { data: { data: row } };
    }
    if (method === 'POST') return { data: { data: { keadaan: 'diajukan_2', versi: 5 } } };
    return { data: { data: { ...lembarOf([row, fine]), ...lembar } } };
  };
}

const open = (lembar: object) => openPage('/lke/eviden-2', server(lembar));
const repair = { keadaan: 'perbaikan', menulis: 'unit', langkah: ['ajukan-perbaikan'] };

beforeEach(() => localStorage.clear());

it('only what was flagged asks for a reply, beside the earlier answer, score and note; it is handed in once replied', async () => {
  const { user, sent } = await open(repair);
  const card = await screen.findByRole('region', { name: /^1\.a\.1/ });
  expect(card).toHaveTextContent('Belum lengkap');
  expect(card).toHaveTextContent('Lengkapi');
  expect(screen.getByText('2 kriteria tanpa perbaikan')).toBeInTheDocument();
  expect(screen.getAllByRole('textbox')).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: 'Ajukan perbaikan' }));
  const dialog = await screen.findByRole('dialog', { name: '1 kriteria belum ditanggapi' });
  await user.click(within(dialog).getByRole('button', { name: /1\.a\.1/ }));
  await waitFor(() => expect(card).toHaveFocus());

  await user.type(screen.getByRole('textbox'), 'Sudah dilengkapi');
  expect(await screen.findByText(/^Tersimpan pukul/)).toBeInTheDocument();
  expect(writes(sent)[0]).toMatchObject({
    body: { uraian: 'Sudah dilengkapi' },
    headers: { 'If-Match': '"0"' },
  });
  await user.click(screen.getByRole('button', { name: 'Ajukan perbaikan' }));
  const ask = await screen.findByRole('dialog', { name: 'Ajukan perbaikan?' });
  await user.click(within(ask).getByRole('button', { name: 'Ajukan perbaikan' }));
  await waitFor(() => expect(writes(sent).at(-1)?.url).toBe('/api/lke/lembar/1012/ajukan-perbaikan'));
});

it('a file that is dropped anywhere on a flagged criterion is on its way to it', async () => {
  const { user } = await open(repair);
  const card = await screen.findByRole('region', { name: /^1\.a\.1/ });
  fireEvent.dragOver(card, { dataTransfer: { types: ['Files'] } });
  expect(getComputedStyle(card).outline).toContain('dashed');
  fireEvent.drop(card, { dataTransfer: { files: [new File([], 'kosong.pdf')] } });
  expect(getComputedStyle(card).outline).not.toContain('dashed');
  const own = within(within(card).getByRole('group', { name: 'Eviden' }));
  expect(await own.findByRole('alert')).toHaveTextContent('kosong');
  await user.click(own.getByRole('button', { name: 'Tutup pesan kosong.pdf' }));
});

it('what evaluators asked about a criterion is read and answered beside it', async () => {
  const { user, sent } = await open(repair);
  await user.click(await screen.findByRole('button', { name: 'Percakapan 1.a.1' }));
  await screen.findByLabelText(/^Komentar baru/);
  expect(screen.queryByRole('switch', { name: 'Hanya untuk penilai' })).not.toBeInTheDocument();
  expect(await screen.findByText('Mohon lampirkan notulen')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Balas' }));
  await user.type(screen.getByRole('textbox', { name: /^Balasan/ }), 'Sudah kami lampirkan');
  const [reply] = screen.getAllByRole('button', { name: 'Kirim' });
  if (reply !== undefined) await user.click(reply);
  await waitFor(() =>
    expect(writes(sent)[0]).toMatchObject({
      url: '/api/lke/lembar/1012/komentar',
      body: { kriteria_id: 1, percakapan_id: 4, internal: false, teks: 'Sudah kami lampirkan' },
    }),
  );
});

it('is begun by the unit once the first evaluation is closed', async () => {
  const { user, sent } = await open({ keadaan: 'selesai_1', menulis: null, langkah: ['mulai-perbaikan'] });
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Mulai perbaikan' }));
  const ask = await screen.findByRole('dialog');
  await user.click(within(ask).getByRole('button', { name: 'Mulai perbaikan' }));
  await waitFor(() => expect(writes(sent)[0]?.url).toBe('/api/lke/lembar/1012/mulai-perbaikan'));
});

it('shows nothing of it before that', async () => {
  await open({ keadaan: 'dinilai_1', menulis: null, langkah: [] });
  expect(await screen.findByText('Penilaian pertama belum selesai')).toBeInTheDocument();
  expect(screen.queryByText('Belum lengkap')).not.toBeInTheDocument();
});
