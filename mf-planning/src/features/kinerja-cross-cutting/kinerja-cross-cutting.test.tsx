import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import { openKunci, superUser, writes } from '@selaras/resource/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';
import { optionAnswer } from '../../testing/options.fixture';
import type { CrossRow } from './kinerja-cross-cutting';

const dinkes = { satuan_kerja_id: 1012, satuan_kerja_nama: 'Dinas Kesehatan', singkatan: 'Dinkes' };
const figures = {
  polaritas: 'maximize' as const,
  range_min: null,
  range_max: null,
  satuan: 'persen',
  target: 90,
  realisasi: null,
  capaian: null,
};
const usulan: CrossRow = {
  id: 1,
  versi: 1,
  kemampuan: { ubah: true, hapus: true, riwayat: true },
  kunci: openKunci,
  putuskan: false,
  tahun: 2025,
  satuan_kerja: dinkes,
  pengusul: 'induk',
  status: 'diusulkan',
  catatan: 'Puskesmas memakai air yang sama',
  induk: {
    id: 71,
    level: 'kinerja-program',
    sasaran: 'Ibu sehat',
    indikator: 'Cakupan pelayanan ibu hamil',
    ...figures,
    satuan_kerja: dinkes,
  },
  anak: {
    id: 82,
    level: 'kinerja-kegiatan',
    sasaran: 'Air bersih',
    indikator: 'Cakupan air bersih puskesmas',
    ...figures,
    satuan_kerja: { satuan_kerja_id: 1013, satuan_kerja_nama: 'RSUD Tirtaraya', singkatan: 'RSUD' },
  },
};

const server =
  (row: CrossRow) =>
  (request: SentRequest): FakeAnswer => {
    const option = optionAnswer(request);
    if (option !== null) return option;
    if (request.url === '/api/kinerja-cross-cutting/1') return { data: { data: row } };
    if (request.url.endsWith('/pilihan-simpul')) return { data: [] };
    return request.url.includes('option')
      ? { data: [{ value: 1013, label: 'RSUD Tirtaraya' }] }
      : problem(404, 'TIDAK_DITEMUKAN');
  };

describe('the form of a proposal', () => {
  it('names both ends as they stand, also when they are not among the first choices', async () => {
    await openPage('/kinerja-cross-cutting/1/edit', server(usulan));
    expect(await screen.findByText('Cakupan pelayanan ibu hamil')).toBeInTheDocument();
    expect(await screen.findByText('Cakupan air bersih puskesmas')).toBeInTheDocument();
  });

  it('names the ends of both versions when somebody else saved first', async () => {
    const level = 'kinerja-kegiatan' as const;
    const terkini = { ...usulan, versi: 2, induk: { ...usulan.induk, id: 72, level } };
    const { user } = await openPage('/kinerja-cross-cutting/1/edit', (request) =>
      request.method === 'PUT' ? problem(412, 'VERSI_BASI', { terkini }) : server(usulan)(request),
    );
    await screen.findByText('Cakupan pelayanan ibu hamil');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    const [tingkat, induk] = await screen.findAllByRole('group', { name: 'Kinerja' });
    expect(tingkat).toHaveTextContent('Isian AndaKinerja programData terkiniKinerja kegiatan');
    expect(induk).toHaveTextContent('Isian AndaCakupan pelayanan ibu hamilData terkininomor 72');
  });

  it('that has been decided is only read', async () => {
    const kemampuan = { ubah: false, hapus: false, riwayat: true };
    await openPage('/kinerja-cross-cutting/1/edit', server({ ...usulan, kemampuan }));
    expect(await screen.findByText('Anda hanya dapat membaca data ini.')).toBeInTheDocument();
    expect(await screen.findByLabelText('Arah')).toBeDisabled();
    expect(screen.getByLabelText('Alasan')).toHaveAttribute('readonly');
    expect(screen.getByRole('button', { name: 'Simpan' })).toBeDisabled();
  });
});

describe('a new proposal', () => {
  const path = '/kinerja-cross-cutting';
  const simpul = {
    'kinerja-program 1012': [{ value: 71, label: 'Cakupan pelayanan ibu hamil' }],
    'kinerja-program 1013': [{ value: 72, label: 'Kepuasan pasien' }],
    'kinerja-kegiatan 1012': [{ value: 82, label: 'Cakupan air bersih puskesmas' }],
  } as Readonly<Record<string, object[]>>;
  const answer = (request: SentRequest): FakeAnswer => {
    const { url, method } = request;
    const params = request.params as Record<string, unknown>;
    const page = { data: [], current_page: 1, total: 0, per_page: 20 };
    if (url === `/api${path}` && method === 'GET')
      return { data: { ...page, kunci: openKunci, kemampuan: { buat: true } } };
    if (url === `/api${path}`) return { status: 201, data: { data: usulan } };
    if (url.endsWith('/pilihan-simpul'))
      return { data: simpul[`${params.level} ${params.satuan_kerja_id}`] ?? [] };
    if (url === '/api/kinerja-program/71/kinerja-kegiatan-cross')
      return { data: { ...page, induk: usulan.induk, kemampuan: { buat: true } } };
    return (
      optionAnswer({ ...request, url: url.replace('/public-display', '') }) ?? problem(404, 'TIDAK_DITEMUKAN')
    );
  };
  const create = `${path}/create?level_induk=kinerja-program&induk_id=71`;
  const rsud = {
    ...superUser,
    user: { ...superUser.user, role_id: 3, satuan_kerja_id: 1013 },
  } as typeof superUser;
  const choose = async (user: Awaited<ReturnType<typeof openPage>>['user'], field: string, words: string) => {
    await user.click(await screen.findByRole('combobox', { name: field }));
    await user.click(await screen.findByRole('option', { name: words }));
  };

  beforeEach(() => localStorage.clear());

  it('that was not saved comes back with its direction and partner, which a save does not send', async () => {
    const typed = await openPage(`${path}/create`, answer);
    await typed.user.selectOptions(await screen.findByLabelText('Arah'), 'anak');
    await typed.user.selectOptions(screen.getByLabelText('Tingkat kinerja yang didukung'), 'kinerja-program');
    await choose(typed.user, 'Satuan kerja mitra', 'RSUD Tirtaraya');
    await choose(typed.user, 'Kinerja yang didukung', 'Kepuasan pasien');
    await choose(typed.user, 'Kinerja penyumbang', 'Cakupan air bersih puskesmas');
    await typed.user.type(screen.getByLabelText('Alasan'), 'Air yang sama');
    typed.unmount();

    const { user, sent } = await openPage(`${path}/create`, answer);
    await user.click(await screen.findByRole('button', { name: 'Lanjutkan isian' }));
    expect(screen.getByLabelText('Arah')).toHaveValue('anak');
    for (const words of ['RSUD Tirtaraya', 'Kepuasan pasien', 'Cakupan air bersih puskesmas'])
      expect(await screen.findByText(words)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(writes(sent)).toHaveLength(1));
    expect(writes(sent)[0]?.body).toEqual({
      satuan_kerja_id: 1012,
      level_induk: 'kinerja-program',
      induk_id: 72,
      anak_id: 82,
      catatan: 'Air yang sama',
    });
  });

  it('below a node is of the node’s unit, for who writes the plans of all units', async () => {
    await openPage(create, answer, superUser);
    expect(await screen.findByText('Cakupan pelayanan ibu hamil')).toBeInTheDocument();
    expect(await screen.findByText('Dinas Kesehatan')).toBeInTheDocument();
    expect(screen.getByLabelText('Arah')).toHaveValue('induk');
  });

  it('below another unit’s node supports that unit', async () => {
    await openPage(create, answer, rsud);
    expect(await screen.findByText('Cakupan pelayanan ibu hamil')).toBeInTheDocument();
    expect(await screen.findByText('Dinas Kesehatan')).toBeInTheDocument();
    expect(screen.getByLabelText('Arah')).toHaveValue('anak');
  });

  it.each([
    ['level_induk=kinerja-program&induk_id=99', 'pesan TIDAK_DITEMUKAN'],
    ['induk_id=71', 'Alamat ini tidak menyebut tingkatnya.'],
  ])('below no node that can be found says why: %s', async (search, why) => {
    await openPage(`${path}/create?${search}`, answer, superUser);
    expect(
      await screen.findByText(`Induk yang disebut alamat ini tidak dipakai. ${why}`),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Tingkat kinerja yang didukung')).toHaveValue('');
  });
});

describe('a proposal that waits for the reader', () => {
  const figures = {
    polaritas: 'maximize' as const,
    range_min: null,
    range_max: null,
    target: 90,
    realisasi: null,
    capaian: null,
    satuan: 'persen',
  };
  const open = {
    ...usulan,
    putuskan: true,
    induk: { ...usulan.induk, ...figures },
    anak: { ...usulan.anak, ...figures },
  } as CrossRow;
  const unsaved = () => document.querySelector('[data-unsaved="true"]');

  it('is refused once, with a reason that is not lost unasked', async () => {
    let row = open;
    const { user, sent } = await openPage('/kinerja-cross-cutting/1', (request) => {
      if (request.url.endsWith('/riwayat')) {
        return { data: { data: [], current_page: 1, total: 0, per_page: 20 } };
      }
      if (request.url.endsWith('/tolak')) {
        row = { ...open, putuskan: false, status: 'ditolak' };
        return { data: { data: row } };
      }
      return server(row)(request);
    });
    await user.click(await screen.findByRole('button', { name: 'Tolak' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tolak usulan ini?' }));
    expect(dialog.getByRole('button', { name: 'Tolak' })).toBeDisabled();
    expect(unsaved()).toBeNull();
    await user.type(dialog.getByLabelText('Alasan penolakan'), 'Sudah didukung');
    expect(unsaved()).not.toBeNull();
    await user.dblClick(dialog.getByRole('button', { name: 'Tolak' }));
    expect(await screen.findByText('Usulan ditolak')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(unsaved()).toBeNull();
    expect(writes(sent).map(({ body }) => body)).toEqual([{ catatan: 'Sudah didukung' }]);
    expect(screen.queryByRole('button', { name: 'Terima' })).not.toBeInTheDocument();
  });

  it('keeps the reason when the server refuses, and says why beside it', async () => {
    const errors = { catatan: ['Alasan terlalu pendek'] };
    const { user } = await openPage('/kinerja-cross-cutting/1', (request) =>
      request.url.endsWith('/tolak')
        ? problem(422, 'MASUKAN_TIDAK_SESUAI', { errors })
        : request.url.endsWith('/riwayat')
          ? { data: { data: [], current_page: 1, total: 0, per_page: 20 } }
          : server(open)(request),
    );
    await user.click(await screen.findByRole('button', { name: 'Tolak' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Alasan penolakan'), 'x');
    await user.click(dialog.getByRole('button', { name: 'Tolak' }));
    expect(await dialog.findByText('Alasan terlalu pendek')).toBeInTheDocument();
    expect(dialog.getByLabelText('Alasan penolakan')).toHaveValue('x');
    expect(unsaved()).not.toBeNull();
  });
});

describe('the contributions of one performance', () => {
  const empty = (request: SentRequest): FakeAnswer =>
    request.url.endsWith('-cross')
      ? {
          data: {
            data: [],
            current_page: 1,
            total: 0,
            per_page: 20,
            induk: { ...usulan.induk },
            kemampuan: { buat: false },
          },
        }
      : problem(404, 'TIDAK_DITEMUKAN');

  it.each([
    ['', 'Belum ada satuan kerja lain yang mendukung kinerja ini.'],
    ['?status=ditolak', 'Tidak ada kinerja penyumbang yang cocok dengan saringan.'],
  ])('that are none say why at %j', async (search, words) => {
    await openPage(`/kinerja-program/71/kinerja-kegiatan-cross${search}`, empty);
    expect(await screen.findByText(words)).toBeInTheDocument();
  });

  const given = (request: SentRequest): FakeAnswer => {
    if (request.url.endsWith('/ekspor')) return { data: new Blob(['xlsx']) };
    const { data } = empty(request);
    return { data: { ...(data as object), data: [usulan], total: 1 } };
  };
  const path = '/kinerja-program/71/kinerja-kegiatan-cross';
  const address = () => screen.getByLabelText('alamat');

  it('are sorted by the server, as the address says', async () => {
    const { user, sent } = await openPage(path, given);
    await user.click(await screen.findByRole('button', { name: /^Capaian/ }));
    await waitFor(() => expect(address()).toHaveTextContent('urut=capaian'));
    await waitFor(() => expect(sent.at(-1)?.params).toMatchObject({ urut: 'capaian', page: 1 }));
    expect(sent[0]?.params).toMatchObject({ urut: 'status' });
  });

  it('have columns that can be hidden, which the address keeps', async () => {
    const { user } = await openPage(`${path}?sembunyi=sasaran`, given);
    expect(await screen.findByText('Cakupan air bersih puskesmas')).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: /^Sasaran/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Kolom/ }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Alasan' }));
    await waitFor(() => expect(address()).toHaveTextContent('sembunyi=sasaran%2Ccatatan'));
    expect(screen.queryByRole('columnheader', { name: /^Alasan/ })).not.toBeInTheDocument();
  });

  it('are stored as a spreadsheet of all that the address looks for', async () => {
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => undefined;
    const stored: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click');
    click.mockImplementation(function (this: HTMLAnchorElement) {
      stored.push(this.download);
    });
    const { user, sent } = await openPage(`${path}?q=air&status=diusulkan&urut=-capaian&page=1`, given);
    await user.click(await screen.findByRole('button', { name: 'Ekspor XLSX' }));
    await waitFor(() => expect(stored).toEqual(['kinerja-kegiatan-cross-2025.xlsx']));
    click.mockRestore();
    expect(sent.at(-1)).toMatchObject({
      url: `/api${path}/ekspor`,
      params: { q: 'air', status: 'diusulkan', urut: '-capaian' },
    });
    expect(sent.at(-1)?.params).not.toHaveProperty('page');
  });
});
