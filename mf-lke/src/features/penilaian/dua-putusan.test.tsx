import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import type { LkeBukti } from '@selaras/contracts';
import { meetAnother, superUser, writes } from '@selaras/resource/testing';
import { screen, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';
import { baris, bukti, instrumen, lembar } from './penilaian.fixture';

const message = {
  id: 4,
  versi: 1,
  pengguna: 'Ridwan',
  pihak: 'penilai',
  teks: 'Mohon lampirkan',
  waktu: '2025-08-01T03:00:00.000Z',
  diubah: false,
  dapat_diubah: true,
};

/** A criterion with one piece of evidence and one thread, which two people decide and mend. */
async function open() {
  localStorage.clear();
  const held: LkeBukti = { ...bukti };
  const thread = { ...message, kriteria_id: 1, internal: false, selesai: false, balasan: [] };
  const write = (row: { versi: number }, { body, headers }: SentRequest): FakeAnswer => {
    const told = () => {
      const { id, versi, putusan, alasan } = held;
      return row === held ? { id, versi, putusan, alasan } : { ...thread };
    };
    if (headers['If-Match'] !== `"${row.versi}"`) return problem(412, 'VERSI_BASI', { terkini: told() });
    Object.assign(row, body, { versi: row.versi + 1 });
    return { data: { data: told() } };
  };
  const answer = (request: SentRequest): FakeAnswer => {
    const { url, method } = request;
    if (method === 'PUT') return write(url.includes('/komentar/') ? thread : held, request);
    if (url.endsWith('/lke/instrumen')) return { data: { data: instrumen } };
    if (url.endsWith('/komentar/jumlah')) return { data: { data: [] } };
    if (url.endsWith('/komentar'))
      return { data: { data: [structuredClone(thread)], current_page: 1, total: 1, per_page: 20 } };
    return { data: { data: lembar({ baris: [baris(1, { bukti: [{ ...held }] }), baris(2)] }) } };
  };
  const page = await openPage('/lke/penilaian?satuan_kerja_id=1012', answer, superUser);
  const panel = within(await screen.findByRole('region', { name: 'Eviden' }));
  return { ...page, held, thread, panel };
}

describe.each(['before it is read', 'while one types'] as const)('two evaluators, %s', (when) => {
  it('flag and accept a piece of evidence, neither over the other', async () => {
    const page = await open();
    const { user, panel, held } = page;
    await user.click(panel.getByRole('button', { name: 'Tandai' }));
    const meeting = {
      ...page,
      field: 'Putusan',
      type: () => user.type(panel.getByLabelText(/Alasan ditandai/), 'Belum sah'),
      other: () => {
        Object.assign(held, { putusan: 'diterima', alasan: null, versi: 2 });
        return 'Diterima';
      },
      save: () => user.click(panel.getByRole('button', { name: 'Simpan tanda' })),
    };
    expect(await meetAnother(meeting, when)).toEqual(['"1"', '"2"']);
    expect(held).toMatchObject({ putusan: 'ditandai', alasan: 'Belum sah', versi: 3 });
  });

  it('mend one comment in two tabs, neither over the other', async () => {
    const page = await open();
    const { user, thread } = page;
    await user.click(await screen.findByRole('button', { name: 'Perbaiki' }));
    const meeting = {
      ...page,
      field: 'Komentar',
      type: async () => user.type(screen.getByLabelText(/Perbaiki komentar/), ' notulen'),
      other: () => {
        Object.assign(thread, { teks: 'Mohon lampirkan undangan', versi: 2 });
        return 'Mohon lampirkan undangan';
      },
      save: () => user.click(screen.getByRole('button', { name: 'Simpan perbaikan' })),
    };
    expect(await meetAnother(meeting, when)).toEqual(['"1"', '"2"']);
    expect(thread.teks).toBe('Mohon lampirkan notulen');
  });
});

it('what the other decided is taken by a press, without anything being sent', async () => {
  const { user, panel, held, sent } = await open();
  await user.click(panel.getByRole('button', { name: 'Tandai' }));
  await user.type(panel.getByLabelText(/Alasan ditandai/), 'Belum sah');
  Object.assign(held, { putusan: 'diterima', versi: 2 });
  await user.click(panel.getByRole('button', { name: 'Simpan tanda' }));
  await user.click(await screen.findByRole('button', { name: 'Pakai semua data terkini' }));
  expect(await panel.findByRole('button', { name: 'Batal terima' })).toBeInTheDocument();
  expect(panel.getByLabelText(/Alasan ditandai/)).toHaveValue('');
  expect(writes(sent)).toHaveLength(1);
});
