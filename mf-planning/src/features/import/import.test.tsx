import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import type { ImportJob, ImportRow } from '@selaras/contracts';
import { readPlace } from '@selaras/resource/import';
import { openKunci, superUser, writes } from '@selaras/resource/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';

const baseImport: ImportJob = {
  id: 7,
  jenis: 'nomenklatur',
  tahun: 2025,
  satuan_kerja: { satuan_kerja_id: 1012, satuan_kerja_nama: 'Dinas Kesehatan', singkatan: 'Dinkes' },
  nama_file: 'nomenklatur.csv',
  keadaan: 'pratinjau',
  jumlah: { baru: 2, berubah: 1, sama: 0, masalah: 0 },
  tertulis: 0,
  dilewati: [],
  pesan: null,
  waktu: '2025-03-01T02:00:00.000Z',
  kemampuan: { jalankan: true, batal: true },
};
const changed: ImportRow = {
  nomor: 3,
  keadaan: 'berubah',
  tingkat: 'Program',
  kode: '1.02.02',
  nama: 'Nama baru',
  masalah: [],
  nama_tahun_lalu: 'Nama lama',
  perubahan: [{ kolom: 'Pagu', sebelum: 1000, sesudah: 2500 }],
  nilai: [
    { kolom: 'Pagu', nilai: 2500 },
    { kolom: 'Indikator Kemendagri', nilai: null },
  ],
};
const broken: ImportRow = {
  ...changed,
  nomor: 4,
  keadaan: 'masalah',
  masalah: [{ kolom: 'Kode', pesan: 'Kode sudah ada di baris 2' }],
  perubahan: [],
};

/** A server with one import that goes where its acts lead; a run goes on until the test ends it. */
function fakeServer(start: Partial<ImportJob> = {}, baris: ImportRow[] = [changed]) {
  let impor: ImportJob = { ...baseImport, ...start };
  const done = { jalankan: false, batal: false };
  const answer = (request: SentRequest): FakeAnswer => {
    const { url, method } = request;
    const params = (request.params ?? {}) as { keadaan?: string };
    if (url === '/api/program') {
      const page = { current_page: 1, total: 0, per_page: 20 };
      return { data: { data: [], ...page, kemampuan: { buat: true }, kunci: openKunci } };
    }
    if (url === '/api/option/satuan-kerja') return { data: [{ value: 1012, label: 'Dinas Kesehatan' }] };
    if (url === '/api/impor/nomenklatur' && method === 'POST') return { status: 201, data: { data: impor } };
    if (url === '/api/impor/7/jalankan') {
      impor = { ...impor, keadaan: 'berjalan', tertulis: 1, kemampuan: { ...done, batal: true } };
    }
    if (url === '/api/impor/7/batal') impor = { ...impor, keadaan: 'dibatalkan', kemampuan: done };
    if (url === '/api/impor/7/baris') {
      const rows = baris.filter(({ keadaan }) => !params.keadaan || keadaan === params.keadaan);
      return { data: { data: rows, current_page: 1, total: rows.length, per_page: 20 } };
    }
    if (url.startsWith('/api/impor/7')) return { data: { data: impor } };
    return problem(404, 'TIDAK_DITEMUKAN');
  };
  const endRun = () => {
    impor = { ...impor, keadaan: 'selesai', tertulis: 3, kemampuan: done };
  };
  return Object.assign(answer, { endRun });
}
const csv = () => new File(['kode;nama\n1.02.02;Program'], 'nomenklatur.csv');

it.each([
  [null, { kind: 'closed' }],
  ['baru', { kind: 'new' }],
  ['12', { kind: 'one', id: 12 }],
  ['0', { kind: 'closed' }],
  ['1.5', { kind: 'closed' }],
  ['<script>', { kind: 'closed' }],
])('the address %s is the place %j', (text, place) => {
  expect(readPlace(text)).toEqual(place);
});

describe('an import', () => {
  it('goes from the file over its preview and its progress to what was written', async () => {
    const server = fakeServer();
    const { user, sent } = await openPage('/program', server, superUser);
    await user.click(await screen.findByRole('button', { name: 'Impor' }));
    const dialog = await screen.findByRole('dialog', { name: 'Impor nomenklatur' });
    await user.click(within(dialog).getByRole('button', { name: 'Buat pratinjau' }));
    expect(within(dialog).getByText('Satuan kerja wajib dipilih')).toBeInTheDocument();
    expect(within(dialog).getByText('Berkas belum dipilih')).toBeInTheDocument();
    expect(writes(sent)).toEqual([]);

    await user.click(within(dialog).getByRole('combobox', { name: /Satuan kerja/ }));
    await user.click(await screen.findByText('Dinas Kesehatan'));
    await user.upload(within(dialog).getByLabelText('Berkas'), csv());
    await user.click(within(dialog).getByRole('button', { name: 'Buat pratinjau' }));
    expect(await screen.findByText(/Periksa barisnya, lalu jalankan/)).toBeInTheDocument();
    expect(screen.getByLabelText('alamat')).toHaveTextContent('/program?impor=7');
    const row = await screen.findByRole('row', { name: /1\.02\.02/ });
    expect(row).toHaveTextContent('Pagu: 1.000 → 2.500');
    expect(row).toHaveTextContent('Nama lama');

    await user.click(screen.getByRole('button', { name: 'Jalankan impor' }));
    expect(await screen.findByRole('progressbar', { name: '1 dari 3 baris' })).toBeInTheDocument();
    server.endRun();
    expect(await screen.findByText('Selesai: 2 baris baru dan 1 perubahan tertulis.')).toBeInTheDocument();
    const listed = () => sent.filter(({ url }) => url === '/api/program').length;
    const before = listed();
    await user.click(
      within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Tutup' }).at(-1) as HTMLElement,
    );
    await waitFor(() => expect(listed()).toBeGreaterThan(before));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('does not bring back who has closed it while its file was on the way', async () => {
    const server = fakeServer();
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { user, sent } = await openPage(
      '/program?impor=baru',
      async (request) => {
        if (request.method === 'POST') await arrived;
        return server(request);
      },
      superUser,
    );
    await user.click(await screen.findByRole('combobox', { name: /Satuan kerja/ }));
    await user.click(await screen.findByText('Dinas Kesehatan'));
    await user.upload(screen.getByLabelText('Berkas'), csv());
    await user.click(screen.getByRole('button', { name: 'Buat pratinjau' }));
    await user.click(screen.getByRole('button', { name: 'Tutup' }));
    const before = sent.length;
    arrive();
    await user.click(await screen.findByRole('button', { name: 'Impor' }));
    expect(screen.getByLabelText('alamat')).toHaveTextContent('/program?impor=baru');
    expect(sent.slice(before).filter(({ url }) => url.startsWith('/api/impor/7'))).toEqual([]);
  });

  it('with problems cannot be run, and shows the rows that have them', async () => {
    const jumlah = { baru: 0, berubah: 1, sama: 0, masalah: 1 };
    const start = { jumlah, kemampuan: { jalankan: false, batal: true } };
    const { user } = await openPage('/program?impor=7', fakeServer(start, [changed, broken]), superUser);
    expect(await screen.findByText(/1 baris bermasalah/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Jalankan impor' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /1\s*Bermasalah/ }));
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    expect(screen.getByText('Kode sudah ada di baris 2')).toBeInTheDocument();
  });

  it('shows every column that is written and the lines that were passed over, with why', async () => {
    const dilewati = [
      { baris: '1–2', alasan: 'di atas judul kolom' },
      { baris: '5, 9', alasan: 'kosong' },
    ];
    const added: ImportRow = {
      ...changed,
      nomor: 6,
      keadaan: 'baru',
      perubahan: [],
      nilai: [
        { kolom: 'Pagu', nilai: 0 },
        { kolom: 'Satuan Kemendagri', nilai: 'Orang' },
      ],
    };
    await openPage('/program?impor=7', fakeServer({ dilewati }, [changed, added]), superUser);
    expect(
      await screen.findByText('Baris yang dilewati: 1–2 (di atas judul kolom); 5, 9 (kosong).'),
    ).toBeInTheDocument();
    expect(await screen.findByRole('cell', { name: 'Orang' })).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Pagu' })).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Satuan Kemendagri' })).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'Indikator Kemendagri' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('columnheader').at(-1)).toHaveTextContent('Tahun lalu');
    const cells = screen.getAllByRole('row').map((row) =>
      within(row)
        .queryAllByRole('cell')
        .slice(-3, -1)
        .map(({ textContent }) => textContent),
    );
    expect(cells.slice(1)).toEqual([
      ['2.500', '-'],
      ['0', 'Orang'],
    ]);
  });

  it('sends another file for the same unit', async () => {
    const start = {
      jumlah: { baru: 0, berubah: 0, sama: 0, masalah: 1 },
      kemampuan: { jalankan: false, batal: true },
    };
    const { user, sent } = await openPage('/program?impor=7', fakeServer(start, [broken]), superUser);
    await user.click(await screen.findByRole('button', { name: 'Kirim berkas lain' }));
    expect(await screen.findByRole('combobox', { name: /Satuan kerja/ })).toBeInTheDocument();
    expect(await screen.findByText('Dinas Kesehatan')).toBeInTheDocument();
    await user.upload(screen.getByLabelText('Berkas'), csv());
    await user.click(screen.getByRole('button', { name: 'Buat pratinjau' }));
    await waitFor(() =>
      expect(writes(sent)).toMatchObject([
        { params: { satuan_kerja_id: 1012, nama_file: 'nomenklatur.csv' } },
      ]),
    );
  });

  it('can be stopped while it runs', async () => {
    const running = {
      keadaan: 'berjalan',
      tertulis: 1,
      kemampuan: { jalankan: false, batal: true },
    } as const;
    const { user } = await openPage('/program?impor=7', fakeServer(running), superUser);
    await user.click(await screen.findByRole('button', { name: 'Hentikan' }));
    expect(await screen.findByText('Dibatalkan; tidak ada yang tertulis.')).toBeInTheDocument();
  });

  it.each([
    ['selesai', 'Impor ini sudah diubah di tempat lain. Selesai: 2 baris baru dan 1 perubahan tertulis.'],
    ['dibatalkan', 'Impor ini sudah diubah di tempat lain. Dibatalkan; tidak ada yang tertulis.'],
  ] as const)('that is %s elsewhere shows so when it is run once more', async (keadaan, words) => {
    const kemampuan = { jalankan: false, batal: false };
    const preview = fakeServer();
    const changed = fakeServer({ keadaan, tertulis: 3, kemampuan });
    let elsewhere = false;
    const { user } = await openPage(
      '/program?impor=7',
      (request) => {
        if (request.url === '/api/impor/7/jalankan') {
          elsewhere = true;
          return problem(409, 'BENTROK');
        }
        return (elsewhere ? changed : preview)(request);
      },
      superUser,
    );
    await user.click(await screen.findByRole('button', { name: 'Jalankan impor' }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^(Jalankan impor|Batalkan)$/ })).not.toBeInTheDocument();
  });

  it('whose run is refused although nothing has changed says why', async () => {
    const server = fakeServer();
    const { user } = await openPage(
      '/program?impor=7',
      (request) =>
        request.url === '/api/impor/7/jalankan'
          ? problem(409, 'BENTROK', { pesan: 'Tidak ada yang perlu ditulis.' })
          : server(request),
      superUser,
    );
    await user.click(await screen.findByRole('button', { name: 'Jalankan impor' }));
    expect(await screen.findByText('Tidak ada yang perlu ditulis.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Jalankan impor' })).toBeInTheDocument();
  });

  it('says beside the file what is wrong with it', async () => {
    const pesan = 'Huruf dalam CSV ini tidak terbaca.';
    const server = fakeServer();
    const refuse = (request: SentRequest) =>
      request.method === 'POST'
        ? problem(422, 'MASUKAN_TIDAK_SESUAI', { errors: { berkas: [pesan] } })
        : server(request);
    const { user } = await openPage('/program?impor=baru', refuse, superUser);
    await user.click(await screen.findByRole('combobox', { name: /Satuan kerja/ }));
    await user.click(await screen.findByText('Dinas Kesehatan'));
    await user.upload(screen.getByLabelText('Berkas'), csv());
    await user.click(screen.getByRole('button', { name: 'Buat pratinjau' }));
    expect(await screen.findByText(pesan)).toBeInTheDocument();
  });

  it('of a cascade asks for the own unit’s template', async () => {
    const page = { current_page: 1, total: 0, per_page: 20 };
    const list = { data: [], ...page, kemampuan: { buat: true }, kunci: openKunci };
    let arrive: (file: FakeAnswer) => void = () => undefined;
    const arrived = new Promise<FakeAnswer>((resolve) => {
      arrive = resolve;
    });
    const answer = ({ url }: SentRequest): FakeAnswer | Promise<FakeAnswer> =>
      url === '/api/kinerja-program'
        ? { data: list }
        : url === '/api/impor/kaskade/templat'
          ? arrived
          : problem(404, 'TIDAK_DITEMUKAN');
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => undefined;
    const { user, sent } = await openPage('/kinerja-program?impor=baru', answer);
    expect(await screen.findByRole('dialog', { name: 'Impor kaskade' })).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: /Satuan kerja/ })).not.toBeInTheDocument();
    await user.dblClick(screen.getByRole('button', { name: 'Unduh templat' }));
    arrive({ data: new Blob(['xlsx']) });
    const asked = sent.filter(({ url }) => url === '/api/impor/kaskade/templat');
    expect(asked.map(({ params }) => params)).toEqual([{ satuan_kerja_id: 1012 }]);
  });

  it('stays open when a search that was typed before it reaches the address', async () => {
    const { user } = await openPage('/program', fakeServer(), superUser);
    await user.type(await screen.findByLabelText('Cari program'), 'gizi');
    await user.click(screen.getByRole('button', { name: 'Impor' }));
    await waitFor(() => expect(screen.getByLabelText('alamat')).toHaveTextContent('q=gizi'));
    expect(screen.getByLabelText('alamat')).toHaveTextContent('impor=baru');
  });

  it('of somebody else is said not to be there', async () => {
    await openPage('/program?impor=9', fakeServer(), superUser);
    expect(await screen.findByText('Data tidak ditemukan')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Coba lagi' })).not.toBeInTheDocument();
  });
});
