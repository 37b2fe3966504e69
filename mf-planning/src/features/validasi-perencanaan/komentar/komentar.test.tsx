import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import { openPagesOf, unitStaff, writes } from '@selaras/resource/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../../manifest';
import { openPage } from '../../../testing/open-page';
import { PlanStatus } from '../plan-status';
import { answer, menunggu, validator } from '../rencana.fixture';
import { komentarBeside } from './komentar-beside';

const thread = (id: number, more: object = {}) => ({
  id,
  versi: 1,
  teks: `Pertanyaan ${id}`,
  pengguna: 'Rina Validator',
  pihak: 'validator',
  tahap: 1,
  waktu: '2025-01-08T03:00:00Z',
  level: 'kinerja-program',
  baris_id: 2,
  baris_nama: 'Indikator 2',
  terhapus: false,
  isian: null,
  selesai: false,
  balasan: [],
  ...more,
});

const talk =
  (threads: object[], tulis = true) =>
  (request: SentRequest): FakeAnswer => {
    const { url, method } = request;
    if (!url.includes('/komentar')) return answer(request);
    if (method === 'GET') return { data: { data: threads, kemampuan: { tulis } } };
    return method === 'POST'
      ? { data: { data: { id: 9 } }, status: 201 }
      : { data: { data: { id: 1, versi: 2 } } };
  };

const review = (given: (request: SentRequest) => FakeAnswer) =>
  openPage('/validasi-perencanaan/1015', given, validator);

describe('a validator', () => {
  it('says something about a row by its button or by C, about one of its fields', async () => {
    const { user, sent } = await review(talk([thread(1)]));
    expect(await screen.findByRole('button', { name: '1 belum selesai: Indikator 2' })).toBeInTheDocument();
    await user.keyboard('jc');
    const dialog = within(await screen.findByRole('dialog', { name: 'Komentar' }));
    expect(dialog.getByText('Belum ada komentar tentang baris ini.')).toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText(/^Tentang/), 'Target');
    await user.type(dialog.getByLabelText(/^Komentar baru/), 'Dari mana angkanya?');
    await user.click(dialog.getByRole('button', { name: 'Kirim' }));
    await waitFor(() => expect(dialog.getByLabelText(/^Komentar baru/)).toHaveValue(''));
    expect(writes(sent)).toMatchObject([
      {
        method: 'POST',
        url: '/api/validasi-perencanaan/1015/komentar',
        body: { level: 'kinerja-program', id: 1, isian: 'target', teks: 'Dari mana angkanya?' },
      },
    ]);
  });

  it('sends it as another one after an answer, and as the same after a line that broke', async () => {
    const given = talk([]);
    const answers = ['broken', 'refused', 'taken'];
    const { user, sent } = await review((request) => {
      if (request.method !== 'POST') return given(request);
      const next = answers.shift();
      if (next === 'broken') throw new TypeError('Failed to fetch');
      return next === 'refused' ? problem(409, 'BENTROK') : given(request);
    });
    await user.click(await screen.findByRole('button', { name: 'Komentari: Indikator 3' }));
    await user.type(await screen.findByLabelText(/^Komentar baru/), 'Belum terkirim');
    for (let time = 1; time <= 3; time += 1) {
      await user.click(screen.getByRole('button', { name: 'Kirim' }));
      await waitFor(() => expect(writes(sent)).toHaveLength(time));
    }
    const [broken, refused, taken] = writes(sent).map(({ headers }) => headers?.['Idempotency-Key']);
    expect(broken).toBeDefined();
    expect(refused).toBe(broken);
    expect(taken).not.toBe(refused);
  });

  it('finds what he did not send again, also when it was refused', async () => {
    const given = talk([]);
    const { user } = await review((request) =>
      request.method === 'POST' ? problem(409, 'BENTROK') : given(request),
    );
    await user.click(await screen.findByRole('button', { name: 'Komentari: Indikator 3' }));
    await user.type(await screen.findByLabelText(/^Komentar baru/), 'Belum terkirim');
    await user.click(screen.getByRole('button', { name: 'Kirim' }));
    expect(await screen.findByText('pesan BENTROK')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Komentar baru/)).toHaveValue('Belum terkirim');
    await user.click(screen.getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Komentari: Indikator 3' }));
    expect(await screen.findByLabelText(/^Komentar baru/)).toHaveValue('Belum terkirim');
  });

  it.each(['Setujui', 'Kembalikan'])('is told what is open before he presses %s', async (verb) => {
    const { user } = await review(talk([thread(1), thread(2, { selesai: true })]));
    await user.click(await screen.findByRole('button', { name: verb }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/^1 komentar belum selesai\./)).toBeInTheDocument();
  });

  it('who may not write reads only', async () => {
    await review(talk([thread(1, { terhapus: true, baris_id: 77, baris_nama: 'Indikator lama' })], false));
    const one = (await screen.findByText('Pertanyaan 1')).closest('article') as HTMLElement;
    expect(one).toHaveTextContent('Indikator lama Baris sudah dihapus');
    expect(within(one).queryByRole('link')).not.toBeInTheDocument();
    expect(within(one).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Komentari/ })).not.toBeInTheDocument();
  });
});

const openAbove = openPagesOf(manifest, { 'kinerja-program': async () => ({ Page: PlanStatus }) });
const returned = {
  ...unitStaff,
  planningValidation: { ...menunggu, status: false, keadaan: 'dikembalikan', catatan: 'Perbaiki' },
} as typeof unitStaff;

describe('the unit of a returned plan', () => {
  it('is led to the field that is meant, answers, and says that it is done', async () => {
    const { user, sent } = await openAbove(
      '/kinerja-program?komentar=ya',
      talk([thread(1, { isian: 'satuan', balasan: [] })]),
      returned,
      () => ({ planningValidation: null }),
    );
    expect(await screen.findByRole('link', { name: 'Indikator 2' })).toHaveAttribute(
      'href',
      '/kinerja-program/2/edit?fokus=satuan&kembali=%2Fkinerja-program%3Fkomentar%3Dya',
    );
    expect(screen.getByText(/Rina Validator · Validator tahap 1/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Balas' }));
    await user.type(screen.getByLabelText(/^Balasan/), 'Sudah diganti');
    await user.click(screen.getByRole('button', { name: 'Kirim' }));
    await waitFor(() => expect(screen.queryByLabelText(/^Balasan/)).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Tandai selesai' }));
    await waitFor(() => expect(writes(sent)).toHaveLength(2));
    expect(writes(sent)).toMatchObject([
      {
        method: 'POST',
        url: '/api/validasi-perencanaan/1012/komentar/1/balasan',
        body: { teks: 'Sudah diganti' },
      },
      {
        method: 'PUT',
        url: '/api/validasi-perencanaan/1012/komentar/1/selesai',
        body: { selesai: true },
        headers: { 'If-Match': '"1"' },
      },
    ]);
  });

  it('is told why it could not be marked', async () => {
    const given = talk([thread(1)]);
    const { user } = await openAbove(
      '/kinerja-program?komentar=ya',
      (request) => (request.method === 'PUT' ? problem(412, 'VERSI_BASI') : given(request)),
      returned,
      () => ({ planningValidation: null }),
    );
    await user.click(await screen.findByRole('button', { name: 'Tandai selesai' }));
    expect(await screen.findByText('pesan VERSI_BASI')).toBeInTheDocument();
  });
});

describe('what stands beside the form of a row', () => {
  const Beside = komentarBeside('kinerja-program');
  const row = {
    id: 2,
    versi: 1,
    kemampuan: { ubah: true, hapus: true, riwayat: true },
    satuan_kerja: { satuan_kerja_id: 1012 },
  };
  const openBeside = openPagesOf(manifest, {
    'kinerja-program': async () => ({ Page: () => <Beside row={row} /> }),
  });

  it('is what was said about it', async () => {
    const { sent } = await openBeside('/kinerja-program', talk([thread(1)]), returned);
    expect(await screen.findByText('Pertanyaan 1')).toBeInTheDocument();
    expect(sent.map(({ url }) => url)).toContain('/api/validasi-perencanaan/1012/komentar');
  });
});
