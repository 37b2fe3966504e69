import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import type { NarasiBagian, NarasiBaris, NarasiDraf } from '@selaras/contracts';
import { nomorAnalisis } from '@selaras/domain';
import { writes } from '@selaras/resource/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';

const unit = { satuan_kerja_id: 1012, satuan_kerja_nama: 'Dinas Kesehatan' };
const indikator = {
  id: 5,
  sasaran: 'Meningkatnya derajat kesehatan',
  indikator: 'Angka Harapan Hidup',
  satuan: 'tahun',
  target: '72,8',
  realisasi: 72.91,
  capaian: 100.15,
};
const lama = 'Realisasi 71,45 tahun. Target tercapai.';
const baru = 'Realisasi 72,91 tahun. Target tercapai.';

function bagian(analisis: number, draf: NarasiDraf, text: string | null): NarasiBagian {
  return {
    kode: `narasi-9-${analisis}`,
    analisis,
    berubah: draf?.putusan != null && draf.putusan.draf !== draf.teks,
    versi: 3,
    isi:
      text === null
        ? null
        : { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
    diubah: null,
    oleh: null,
    pemegang: null,
    draf,
  };
}
const taken = { keputusan: 'diambil', draf: lama, pada: '2025-02-12T03:00:00.000Z', oleh: 'Siti' } as const;

const rows: NarasiBaris[] = [
  {
    indikator,
    narasi: {
      id: 9,
      diubah: null,
      oleh: null,
      bagian: nomorAnalisis.map((analisis) => ({
        analisis,
        terisi: analisis < 3,
        keputusan: null,
        berubah: analisis === 1,
      })),
    },
  },
  { indikator: { ...indikator, id: 6, indikator: 'Prevalensi Stunting' }, narasi: null },
];

const SEWA = '6f1c1f0e-5b1c-4f0e-9a51-3d5f0a9b7c11';
/** The section as its lease answers it: without its draft. */
const held = ({ kode, versi, isi, diubah, oleh }: NarasiBagian) => ({
  kode,
  versi,
  isi,
  diubah,
  oleh,
  pemegang: null,
});

const answer =
  (first: NarasiBagian) =>
  ({ method, url }: SentRequest): FakeAnswer => {
    if (method === 'DELETE') return { status: 204 };
    if (method === 'PUT') return { data: { data: { versi: 4 } } };
    if (url.endsWith('/sewa')) return { status: 201, data: { data: { sewa: SEWA, bagian: held(first) } } };
    if (method === 'POST') return { status: 201, data: { data: { id: 10 } } };
    if (url.endsWith('/narasi'))
      return { data: { data: { satuan_kerja: unit, baris: rows, kemampuan: { tulis: true } } } };
    const others = [2, 3, 4, 5, 6, 7].map((n) => bagian(n, { teks: 'Draf.', putusan: null }, null));
    const narasi = { id: 9, satuan_kerja: unit, indikator, bagian: [first, ...others] };
    return { data: { data: { ...narasi, kemampuan: { tulis: true } } } };
  };
const fresh = bagian(1, { teks: baru, putusan: null }, null);

it('lists indicators with which of their seven narratives are written, and whose figures changed', async () => {
  await openPage('/lkip/narasi-pd', answer(fresh));
  const row = (await screen.findByText('Angka Harapan Hidup')).closest('tr') as HTMLElement;
  expect(row).toHaveTextContent('2 dari 7');
  expect(row).toHaveTextContent('1 analisis');
  expect(screen.getByText('Belum dimulai')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Tambah narasi' })).toBeInTheDocument();
});

it('begins the narrative of the indicator that the list named', async () => {
  const { user, sent } = await openPage('/lkip/narasi-pd/create?indikator=6', answer(fresh));
  await user.click(await screen.findByRole('button', { name: 'Mulai menulis' }));
  await waitFor(() => expect(writes(sent)).toHaveLength(1));
  expect(writes(sent)[0]).toMatchObject({ method: 'POST', body: { indikator_id: 6 } });
});

it('refuses a draft over the version that was read', async () => {
  const { user, sent } = await openPage('/lkip/narasi-pd/9/edit', answer(fresh));
  await user.click(await screen.findByRole('button', { name: /^Tolak draf: 1\./ }));
  await waitFor(() => expect(writes(sent)).toHaveLength(1));
  expect(writes(sent)[0]).toMatchObject({
    method: 'PUT',
    headers: { 'If-Match': '"3"' },
    body: { keputusan: 'ditolak', draf: baru },
  });
});

it('shows the old draft beside the new one when the figures changed, and asks before own words are replaced', async () => {
  const changed = bagian(1, { teks: baru, putusan: taken }, 'Kata-kata sendiri.');
  const { user, sent } = await openPage('/lkip/narasi-pd/9/edit', answer(changed));
  expect(await screen.findByText(/Angka berubah sejak draf diambil/)).toBeInTheDocument();
  expect(screen.getByText('Realisasi 71,45 tahun.').tagName).toBe('DEL');
  expect(screen.getByText('Realisasi 72,91 tahun.').tagName).toBe('MARK');
  await user.click(screen.getByRole('button', { name: /^Pakai draf baru: 1\./ }));
  const question = await screen.findByRole('alertdialog', { name: 'Ganti naskah dengan draf?' });
  expect(writes(sent)).toHaveLength(0);
  await user.click(within(question).getByRole('button', { name: 'Pakai draf' }));
  await waitFor(() => expect(writes(sent)[0]).toMatchObject({ body: { keputusan: 'diambil', draf: baru } }));
});

it('tells who reads that the figures changed after the text was written', async () => {
  await openPage('/lkip/narasi-pd/9', answer(bagian(1, { teks: baru, putusan: taken }, lama)));
  const section = await screen.findByRole('region', { name: /^1\. / });
  expect(section).toHaveTextContent('Angka berubah sejak naskah ini ditulis');
  expect(screen.getAllByText(/^Angka berubah/)).toHaveLength(1);
});

it('a reader’s page has neither pens nor drafts', async () => {
  await openPage('/lkip/narasi-pd/9', answer(fresh));
  expect(await screen.findByRole('heading', { name: 'Angka Harapan Hidup' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Tulis/ })).not.toBeInTheDocument();
  expect(screen.queryByText('Draf dari angka')).not.toBeInTheDocument();
});

describe('all drafts at once', () => {
  const open = (refuse?: (kode: string) => FakeAnswer | null, first = fresh) => {
    const known = answer(first);
    return openPage('/lkip/narasi-pd/9/edit', (request) => {
      const [, kode = ''] = /bagian\/([^/]+)\/draf$/.exec(request.url) ?? [];
      return (request.method === 'PUT' && refuse?.(kode)) || known(request);
    });
  };
  const dialog = async (user: Awaited<ReturnType<typeof open>>['user'], jumlah: number) => {
    await user.click(await screen.findByRole('button', { name: `Pakai semua draf (${jumlah})` }));
    return within(await screen.findByRole('dialog', { name: 'Pakai draf dari angka' }));
  };

  it('are read first, then taken each over the version that was read, without what is left out', async () => {
    const { user, sent } = await open();
    const asked = await dialog(user, 7);
    expect(asked.getByText(baru)).toBeInTheDocument();
    expect(writes(sent)).toHaveLength(0);
    await user.click(asked.getByRole('checkbox', { name: /^3\./ }));
    await user.click(asked.getByRole('button', { name: 'Pakai 6 draf' }));
    expect(await screen.findByText(/^6 draf dipakai/)).toBeInTheDocument();
    expect(writes(sent)).toHaveLength(6);
    expect(writes(sent)[0]).toMatchObject({
      method: 'PUT',
      headers: { 'If-Match': '"3"' },
      body: { keputusan: 'diambil', draf: baru },
    });
    expect(writes(sent).map(({ url }) => url)).not.toContainEqual(expect.stringContaining('narasi-9-3'));
  });

  it('leave alone what somebody wrote, and say so', async () => {
    const { user } = await open(undefined, bagian(1, { teks: baru, putusan: null }, 'Kata-kata sendiri.'));
    const asked = await dialog(user, 6);
    expect(asked.queryByRole('checkbox', { name: /^1\./ })).not.toBeInTheDocument();
    expect(asked.getByText(/^1\..*\(sudah ditulis, tidak diganti\)/)).toBeInTheDocument();
  });

  it('that are refused are told by name, and the others are taken', async () => {
    const { user, sent } = await open((kode) =>
      kode === 'narasi-9-2' ? problem(412, 'VERSI_BASI', { pesan: 'Sudah diubah Budi.' }) : null,
    );
    const asked = await dialog(user, 7);
    await user.click(asked.getByRole('button', { name: 'Pakai 7 draf' }));
    const alert = await asked.findByRole('alert');
    expect(alert).toHaveTextContent('1 draf tidak dipakai');
    expect(alert).toHaveTextContent(/2\. .*: Sudah diubah Budi\./);
    expect(writes(sent)).toHaveLength(7);
  });
});

it('a draft that was taken is taken back', async () => {
  const taken = { keputusan: 'diambil', draf: baru, pada: '2025-02-12T03:00:00.000Z', oleh: 'Siti' } as const;
  const { user, sent } = await openPage(
    '/lkip/narasi-pd/9/edit',
    answer(bagian(1, { teks: baru, putusan: taken }, baru)),
  );
  await user.click(await screen.findByRole('button', { name: /^Batalkan draf 1\./ }));
  await waitFor(() => expect(writes(sent)).toHaveLength(1));
  expect(writes(sent)[0]).toMatchObject({
    method: 'PUT',
    headers: { 'If-Match': '"3"' },
    body: { keputusan: 'dibatalkan', draf: baru },
  });
});
