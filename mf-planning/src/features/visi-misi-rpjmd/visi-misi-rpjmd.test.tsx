import { problem, type SentRequest } from '@selaras/api-client/testing';
import type { Row } from '@selaras/resource/core';
import { fakeResource, listOf, openKunci, superUser, writes } from '@selaras/resource/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';
import { tiapTahun } from '../../testing/per-period';
import type { visiMisiRpjmd } from './visi-misi-rpjmd';

type VisiRow = Row<typeof visiMisiRpjmd>;

const tirtaraya: VisiRow = {
  id: 1,
  teks_sebelumnya: [],
  versi: 2,
  kemampuan: { ubah: true, hapus: true, riwayat: true },
  kunci: openKunci,
  tahun_mulai: 2024,
  visi: 'Tirtaraya yang sehat dan berdaya',
  misi: [
    {
      id: 11,
      nomor: '1',
      misi: 'Meningkatkan kualitas manusia',
      tujuan: [
        {
          id: 12,
          nomor: '1.1',
          tujuan: 'Manusia yang unggul',
          indikator: [
            {
              id: 13,
              nomor: '1.1.1',
              indikator: 'Indeks Pembangunan Manusia',
              satuan: 'indeks',
              polaritas: 'maximize',
              baseline: 70.5,
              ...tiapTahun('target', 72),
              ...tiapTahun('realisasi', null),
            },
          ],
          sasaran: [
            {
              id: 14,
              nomor: '1.1.a',
              sasaran: 'Meningkatnya derajat kesehatan',
              indikator: [{ id: 15, nomor: '1', indikator: 'Usia harapan hidup' }],
            },
          ],
        },
      ],
    },
  ],
};

/** Gives new branches their id, as the server does. */
function numbered(part: unknown, next = { id: 900 }): unknown {
  if (Array.isArray(part)) {
    return part.map((branch: object) => ({ id: next.id++, ...(numbered(branch, next) as object) }));
  }
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, numbered(value, next)]));
}

const fakeVisi = (row: VisiRow = tirtaraya, buat = true) =>
  fakeResource<VisiRow>({
    path: '/visi-misi-rpjmd',
    rows: [row],
    buat,
    rowOf: (body, before) => ({ ...(before ?? row), ...(numbered(body) as object) }),
  }).answer;

const EDIT = '/visi-misi-rpjmd/1/edit';

beforeEach(() => localStorage.clear());

describe('vision, missions and goals', () => {
  it('are read as one tree with the targets of each year of the period', async () => {
    await openPage('/visi-misi-rpjmd', fakeVisi(), superUser);
    expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent(tirtaraya.visi);
    expect(screen.getByText('Periode 2024–2028')).toBeInTheDocument();
    for (const words of ['Misi 1', 'Tujuan 1.1', 'Sasaran 1.1.a', '1 Usia harapan hidup']) {
      expect(screen.getByText(words)).toBeInTheDocument();
    }
    const table = await screen.findByRole('table', { name: 'Indikator tujuan 1.1' });
    expect(within(table).getByRole('columnheader', { name: /2028/ })).toBeInTheDocument();
    const row = within(table).getByRole('row', { name: /Indeks Pembangunan Manusia/ });
    expect(row).toHaveTextContent('70,5');
    expect(row).toHaveTextContent('72');
  });

  it('are only read by who may not write them', async () => {
    const kemampuan = { ubah: false, hapus: false, riwayat: false };
    await openPage('/visi-misi-rpjmd', fakeVisi({ ...tirtaraya, kemampuan }, false));
    expect(await screen.findByRole('link', { name: /^Lihat/ })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^(Ubah|Tambah)/ })).not.toBeInTheDocument();
  });

  it('of several periods are told apart by the names of their links', async () => {
    const before = { ...tirtaraya, id: 2, tahun_mulai: 2019, visi: 'Tirtaraya yang maju' };
    const { answer } = fakeResource<VisiRow>({
      path: '/visi-misi-rpjmd',
      rows: [tirtaraya, before],
      rowOf: () => tirtaraya,
    });
    await openPage('/visi-misi-rpjmd', answer, superUser);
    await screen.findByText('Periode 2019–2023');
    for (const { id, visi } of [tirtaraya, before]) {
      const show = screen.getByRole('link', { name: `Lihat ${visi}` });
      expect(show).toHaveAttribute('href', `/visi-misi-rpjmd/${id}`);
      expect(screen.getByRole('link', { name: `Ubah ${visi}` })).toBeInTheDocument();
    }
  });

  it('say so when there are none', async () => {
    await openPage('/visi-misi-rpjmd', ({ url }: SentRequest) =>
      url === '/api/visi-misi-rpjmd'
        ? { data: listOf([], { buat: false }) }
        : problem(404, 'TIDAK_DITEMUKAN'),
    );
    expect(await screen.findByText('Belum ada visi RPJMD')).toBeInTheDocument();
  });
});

describe('the form of the whole tree', () => {
  it('numbers what is added, and sends old branches with their ids and new ones without', async () => {
    const { user, sent } = await openPage(EDIT, fakeVisi(), superUser);
    await user.click(await screen.findByRole('button', { name: 'Tambah tujuan' }));
    const goal = within(await screen.findByRole('group', { name: 'Tujuan 1.2' }));
    await user.type(goal.getByLabelText('Tujuan 1.2'), 'Manusia yang mandiri');
    await user.click(goal.getByRole('button', { name: 'Tambah indikator tujuan' }));
    await user.type(goal.getByRole('textbox', { name: 'Indikator tujuan 1.2.1' }), 'Angka harapan hidup');
    await user.type(goal.getByLabelText('Target 2024'), '73');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(writes(sent)).toHaveLength(1));
    const [{ headers, body } = { headers: {}, body: null }] = writes(sent);
    expect(headers).toMatchObject({ 'If-Match': '"2"' });
    expect(body).toMatchObject({
      tahun_mulai: 2024,
      misi: [
        {
          id: 11,
          tujuan: [
            { id: 12, indikator: [{ id: 13, target_1: 72 }], sasaran: [{ id: 14 }] },
            { nomor: '1.2', tujuan: 'Manusia yang mandiri', indikator: [{ nomor: '1.2.1', target_1: 73 }] },
          ],
        },
      ],
    });
    expect(body).not.toHaveProperty('misi.0.tujuan.1.id');
  });

  it('takes a branch away with all that stands below it', async () => {
    const { user, sent } = await openPage(EDIT, fakeVisi(), superUser);
    await user.click(await screen.findByRole('button', { name: 'Hapus Tujuan 1.1' }));
    expect(screen.queryByRole('group', { name: /Sasaran/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(writes(sent)).toHaveLength(1));
    expect(writes(sent)[0]?.body).toMatchObject({ misi: [{ id: 11, tujuan: [] }] });
  });

  it('moves the focus to the neighbour of a branch that goes, and to the way to add one after the last', async () => {
    const { user } = await openPage(EDIT, fakeVisi(), superUser);
    const nomorOf = (name: string) =>
      within(screen.getByRole('group', { name })).getAllByLabelText('Nomor')[0];
    await user.click(await screen.findByRole('button', { name: 'Tambah misi' }));
    await user.click(screen.getByRole('button', { name: 'Tambah misi' }));
    await user.click(screen.getByRole('button', { name: 'Hapus Misi 2' }));
    expect(nomorOf('Misi 3')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Hapus Misi 3' }));
    expect(nomorOf('Misi 1')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Hapus Tujuan 1.1' }));
    expect(screen.getByRole('button', { name: 'Tambah tujuan' })).toHaveFocus();
  });

  it('names an entry without words and sends nothing', async () => {
    const { user, sent } = await openPage(EDIT, fakeVisi(), superUser);
    await user.click(await screen.findByRole('button', { name: 'Tambah misi' }));
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    const fault = await screen.findByRole('button', { name: /Misi 2 belum diisi/ });
    const words = screen.getByRole('textbox', { name: 'Misi 2' });
    expect(words).toHaveFocus();
    expect(words).toBeInvalid();
    expect(words).toHaveAccessibleDescription('Wajib diisi');
    await user.click(fault);
    expect(words).toHaveFocus();
    expect(writes(sent)).toEqual([]);
    await user.type(words, 'Membangun desa');
    await waitFor(() => expect(screen.queryByText(/belum diisi/)).not.toBeInTheDocument());
  });

  it('tells beside the branch what the server refuses of it', async () => {
    const answer = fakeVisi();
    const errors = { 'misi.0.tujuan.0.nomor': ['Nomor ini sudah dipakai'] };
    const { user } = await openPage(
      EDIT,
      (request) =>
        request.method === 'PUT' ? problem(422, 'MASUKAN_TIDAK_SESUAI', { errors }) : answer(request),
      superUser,
    );
    await user.click(await screen.findByRole('button', { name: 'Simpan' }));
    const goal = within(screen.getByRole('group', { name: 'Tujuan 1.1' }));
    await waitFor(() => expect(goal.getAllByText('Nomor ini sudah dipakai')[0]).toBeInTheDocument());
  });

  it('shows both versions when somebody else saved first', async () => {
    const answer = fakeVisi();
    const terkini = { ...tirtaraya, versi: 3, visi: 'Visi dari orang lain' };
    const { user } = await openPage(
      EDIT,
      (request) => (request.method === 'PUT' ? problem(412, 'VERSI_BASI', { terkini }) : answer(request)),
      superUser,
    );
    await user.type(await screen.findByLabelText('Visi'), ' dan maju');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText(/Visi dari orang lain/)).toBeInTheDocument();
  });
});
