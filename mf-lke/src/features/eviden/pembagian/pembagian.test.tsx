import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import type { LkePembagian } from '@selaras/contracts';
import { meetAnother, writes } from '@selaras/resource/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../../testing/open-page';
import { bagianOf, barisOf, instrumen, lembarOf, pembagianOf } from '../lembar.fixture';

const ANI = { id: 7, nama: 'Ani' };

function server(
  start: Partial<LkePembagian> = {},
  onWrite: (request: SentRequest) => FakeAnswer | null = () => null,
) {
  const state = pembagianOf(start);
  return (request: SentRequest): FakeAnswer => {
    const { method, url } = request;
    if (url.endsWith('/lke/instrumen')) return { data: { data: instrumen } };
    if (url.endsWith('/tahun-lalu')) return { data: { data: [] } };
    if (url.endsWith('/pembagian/pilihan')) {
      return { data: { data: { orang: [ANI], bidang: [{ id: 3, nama: 'Sekretariat' }] } } };
    }
    if (method !== 'GET') return onWrite(request) ?? { data: { data: state } };
    if (url.endsWith('/pembagian')) return { data: { data: state } };
    return { data: { data: lembarOf([1, 2, 3].map((id) => barisOf(id))) } };
  };
}

async function open(...given: Parameters<typeof server>) {
  const page = await openPage('/lke/eviden', server(...given));
  await page.user.click(await screen.findByRole('button', { name: 'Pembagian' }));
  return page;
}

beforeEach(() => localStorage.clear());

it('criteria are given by sub-component to a person until a day; those of another part are not offered', async () => {
  const { user, sent } = await open({ bagian: [bagianOf()] });
  await user.click(await screen.findByRole('button', { name: 'Bagikan kriteria' }));
  const dialog = await screen.findByRole('dialog', { name: 'Bagikan kriteria' });
  await user.type(within(dialog).getByLabelText('Nama bagian'), 'Kualitas');
  await user.type(within(dialog).getByLabelText('Diisi oleh'), 'Ani{Enter}');
  await user.type(within(dialog).getByLabelText('Tenggat'), '2025-03-31');
  expect(within(dialog).getByRole('checkbox', { name: /1\.a\.2/ })).toBeDisabled();
  await user.click(within(dialog).getByRole('checkbox', { name: /^1\.a\. / }));
  await user.click(within(dialog).getByRole('button', { name: 'Bagikan' }));
  await waitFor(() => expect(writes(sent)).toHaveLength(1));
  expect(writes(sent)[0]).toMatchObject({
    url: '/api/lke/lembar/1012/bagian',
    body: {
      nama: 'Kualitas',
      user_id: 7,
      struktur_organisasi_id: null,
      tenggat: '2025-03-31',
      kriteria: [1],
    },
    headers: { 'Idempotency-Key': expect.any(String) },
  });
});

it.each(['before it is read', 'while one types'] as const)(
  'a part is changed by two coordinators, neither over the other: %s',
  async (when) => {
    const start = { bagian: [bagianOf({ versi: 3, nama: 'Kualitas' })] };
    const held = pembagianOf(start).bagian[0];
    if (held === undefined) throw new Error('no part');
    const read = server(start);
    const page = await openPage('/lke/eviden', (request) => {
      const { method, url, headers, body } = request;
      const now = () => ({ data: { data: pembagianOf({ bagian: [structuredClone(held)] }) } });
      if (method === 'GET') return url.endsWith('/pembagian') ? now() : read(request);
      if (headers['If-Match'] !== `"${held.versi}"`)
        return problem(412, 'VERSI_BASI', { terkini: structuredClone(held) });
      Object.assign(held, { nama: (body as typeof held).nama, versi: held.versi + 1 });
      return now();
    });
    const { user } = page;
    await user.click(await screen.findByRole('button', { name: 'Pembagian' }));
    await user.click(await screen.findByRole('button', { name: 'Ubah' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Ubah bagian Kualitas' }));
    const meeting = {
      ...page,
      field: 'Nama bagian',
      type: () => user.type(dialog.getByRole('textbox', { name: /Nama bagian/ }), ' saya'),
      other: () => {
        Object.assign(held, { nama: 'Menurut rekan', versi: 4 });
        return 'Menurut rekan';
      },
      save: () => user.click(dialog.getByRole('button', { name: 'Simpan' })),
    };
    expect(await meetAnother(meeting, when)).toEqual(['"3"', '"4"']);
    expect(held.nama).toBe('Kualitas saya');
  },
);

it('what the server refuses stands beside its field', async () => {
  const refuse = () => problem(422, 'MASUKAN_TIDAK_SESUAI', { errors: { tenggat: ['Pilih tenggat'] } });
  const { user } = await open({}, refuse);
  await user.click(await screen.findByRole('button', { name: 'Bagikan kriteria' }));
  await user.click(await screen.findByRole('checkbox', { name: /^1\. / }));
  await user.click(screen.getByRole('button', { name: 'Bagikan' }));
  expect(await screen.findByLabelText('Tenggat')).toHaveAccessibleDescription('Pilih tenggat');
});

it('a part is sent back with a note, in the version that was read', async () => {
  const part = bagianOf({ keadaan: 'diserahkan', versi: 3, langkah: ['kembalikan', 'tutup'] });
  const { user, sent } = await open({ bagian: [part] });
  await user.click(await screen.findByRole('button', { name: 'Kembalikan' }));
  await user.type(await screen.findByLabelText('Apa yang perlu dilengkapi'), 'Uraian kosong');
  await user.click(screen.getByRole('button', { name: 'Kembalikan' }));
  await waitFor(() => expect(writes(sent)).toHaveLength(1));
  expect(writes(sent)[0]).toMatchObject({
    url: '/api/lke/lembar/1012/bagian/5/kembalikan',
    body: { catatan: 'Uraian kosong' },
    headers: { 'If-Match': '"3"' },
  });
});

it('who only fills in sees the parts, hands in his own, and gives out none', async () => {
  const mine = bagianOf({ milik_saya: true, langkah: ['serahkan'] });
  await open({
    saya_koordinator: false,
    kriteria_saya: [2],
    koordinator: [{ user_id: 9, nama: 'Budi' }],
    bagian: [mine],
  });
  expect(await screen.findByRole('button', { name: 'Serahkan' })).toBeInTheDocument();
  expect(screen.getByText('Lewat tenggat')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Bagikan kriteria' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ubah' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Koordinator' })).toHaveTextContent('Budi');
});
