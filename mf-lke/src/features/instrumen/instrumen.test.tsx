import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import type { IsiInstrumen, KelolaInstrumen } from '@selaras/contracts';
import { meetAnother, superUser, writes } from '@selaras/resource/testing';
import { roleIds } from '@selaras/roles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../../testing/open-page';

const sub = (id: number, nomor: string, bobot: number) => ({
  id,
  nomor,
  nama: `Bagian ${nomor}`,
  aspek: null,
  bobot,
  kriteria: [
    { id: id * 10, nomor: 1, uraian: `Kriteria pertama ${nomor}`, sumber: ['renstra' as const] },
    { id: id * 10 + 1, nomor: 2, uraian: `Kriteria kedua ${nomor}`, sumber: [] },
  ],
});
const kelola: KelolaInstrumen = {
  instrumen: {
    id: 5,
    tahun: 2026,
    nama: 'Instrumen 2026',
    versi: 4,
    skala: [
      { kode: 'Y', nilai: 100, uraian: 'Ya' },
      { kode: 'T', nilai: 0, uraian: 'Tidak' },
    ],
    komponen: [
      { id: 1, nomor: '1', nama: 'Perencanaan', bobot: 60, subKomponen: [sub(11, '1.a', 60)] },
      { id: 2, nomor: '2', nama: 'Pengukuran', bobot: 40, subKomponen: [sub(21, '2.a', 40)] },
    ],
  },
  dipakai: 0,
  riwayat: [
    { versi: 1, ringkasan: 'Disalin dari tahun 2025', oleh: 'Ayu', waktu: '2026-01-05T02:00:00.000Z' },
  ],
};
const years = [
  { tahun: 2026, nama: 'Instrumen 2026', kriteria: 4, dipakai: 0 },
  { tahun: 2025, nama: 'Instrumen 2025', kriteria: 80, dipakai: 30 },
];
const answering =
  (shown: KelolaInstrumen = kelola, saved: FakeAnswer = { data: { data: kelola } }) =>
  ({ url, method }: SentRequest): FakeAnswer => {
    if (method.toUpperCase() === 'POST') return { status: 201, data: { data: { tahun: 2027 } } };
    if (method.toUpperCase() === 'PUT') return saved;
    return /kelola-instrumen\/\d/.test(url) ? { data: { data: shown } } : { data: { data: years } };
  };
const bodyOf = (write: SentRequest | undefined) => write?.body as unknown as IsiInstrumen;
const ADDRESS = '/lke/rekap-pd?instrumen=2026';
const save = () => screen.findByRole('button', { name: 'Simpan instrumen' });

beforeEach(() => localStorage.clear());

it.each(['before it is read', 'while one types'] as const)(
  'an instrument is written by two people, neither over the other, and nothing typed is lost: %s',
  async (when) => {
    const held = structuredClone(kelola);
    const page = await openPage(
      ADDRESS,
      (request) => {
        const { method, headers, body } = request;
        if (method !== 'PUT') return answering(structuredClone(held))(request);
        if (headers['If-Match'] !== `"${held.instrumen.versi}"`)
          return problem(412, 'VERSI_BASI', { terkini: structuredClone(held.instrumen) });
        const { nama } = body as unknown as IsiInstrumen;
        Object.assign(held.instrumen, { nama, versi: held.instrumen.versi + 1 });
        return { data: { data: structuredClone(held) } };
      },
      superUser,
    );
    await save();
    const nama = screen.getByRole('textbox', { name: 'Nama instrumen' });
    const meeting = {
      ...page,
      field: 'Nama instrumen',
      type: () => page.user.type(nama, ' saya'),
      other: () => {
        Object.assign(held.instrumen, { nama: 'Menurut rekan', versi: 5 });
        return 'Menurut rekan';
      },
      save: async () => page.user.click(await save()),
    };
    expect(await meetAnother(meeting, when)).toEqual(['"4"', '"5"']);
    expect(held.instrumen.nama).toBe('Instrumen 2026 saya');
  },
);

describe('the instrument of a year', () => {
  it('is saved whole, on the version that was seen', async () => {
    const { sent } = await openPage(ADDRESS, answering(), superUser);
    expect(await save()).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: 'Kriteria 1.a.1' }), ' sekali');
    await userEvent.click(screen.getByRole('button', { name: 'Turunkan kriteria 1.a.1' }));
    await userEvent.click(await save());
    await waitFor(() => expect(writes(sent)).toHaveLength(1));
    const [write] = writes(sent);
    expect(write?.headers).toMatchObject({ 'If-Match': '"4"' });
    expect(bodyOf(write).komponen[0]?.subKomponen[0]?.kriteria).toEqual([
      { id: 111, uraian: 'Kriteria kedua 1.a', sumber: [] },
      { id: 110, uraian: 'Kriteria pertama 1.a sekali', sumber: ['renstra'] },
    ]);
  });

  it('says what of the portal each criterion is offered, and keeps what is chosen', async () => {
    const { sent } = await openPage(ADDRESS, answering(), superUser);
    await save();
    await userEvent.click(
      screen.getByText('Bukti dari portal untuk 1.a.1: Renstra: sasaran dan target lima tahun'),
    );
    const [cascading] = screen.getAllByRole('checkbox', { name: 'Pohon kinerja (cascading)' });
    if (cascading === undefined) throw new Error('no source');
    await userEvent.click(cascading);
    await userEvent.click(await save());
    await waitFor(() => expect(writes(sent)).toHaveLength(1));
    const [first] = bodyOf(writes(sent)[0]).komponen[0]?.subKomponen[0]?.kriteria ?? [];
    expect(first?.sumber).toEqual(['renstra', 'cascading']);
  });

  it('says while it is written which sums are wrong, and waits with saving', async () => {
    await openPage(ADDRESS, answering(), superUser);
    await save();
    const [first] = screen.getAllByRole('textbox', { name: 'Bobot' });
    if (first === undefined) throw new Error('no weight');
    await userEvent.clear(first);
    await userEvent.type(first, '50');
    expect(screen.getByText(/Jumlah bobot komponen 90, seharusnya 100/)).toBeInTheDocument();
    expect(screen.getByText(/^Komponen 1: Jumlah bobot sub-komponen 60/)).toBeInTheDocument();
    expect(await save()).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
    expect(screen.queryByText(/Jumlah bobot komponen/)).not.toBeInTheDocument();
  });

  it('takes a usual scale in place of its own', async () => {
    const { sent } = await openPage(ADDRESS, answering(), superUser);
    await save();
    await userEvent.click(screen.getByRole('button', { name: 'Pakai skala A sampai D' }));
    await userEvent.click(await save());
    await waitFor(() => expect(writes(sent)).toHaveLength(1));
    expect(bodyOf(writes(sent)[0]).skala.map(({ kode }) => kode)).toEqual(['A', 'B', 'C', 'D']);
  });

  it('that is refused says why and keeps what was written', async () => {
    const pesan = 'Kriteria 1.a.1 sudah diisi satuan kerja dan tidak dapat dihapus.';
    await openPage(ADDRESS, answering(kelola, problem(409, 'BENTROK', { pesan })), superUser);
    await save();
    await userEvent.click(screen.getByRole('button', { name: 'Hapus kriteria 1.a.1' }));
    await userEvent.click(await save());
    expect(await screen.findByText(pesan)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Kriteria 1.a.1' })).toHaveValue('Kriteria kedua 1.a');
  });

  it('is only read once it is used', async () => {
    await openPage(ADDRESS, answering({ ...kelola, dipakai: 3 }), superUser);
    expect(await screen.findByText(/dipakai 3 lembar kerja/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Simpan instrumen' })).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Nama instrumen' })).toBeDisabled();
    expect(screen.getByText(/Disalin dari tahun 2025/)).toBeInTheDocument();
  });

  it('is copied to another year, which opens then', async () => {
    const { sent } = await openPage(ADDRESS, answering(), superUser);
    await userEvent.click(await screen.findByRole('button', { name: 'Salin ke tahun lain' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Salin' }));
    await waitFor(() =>
      expect(screen.getByLabelText('alamat')).toHaveTextContent('/lke/rekap-pd?instrumen=2027'),
    );
    expect(writes(sent)).toMatchObject([{ body: { dari: 2026, ke: 2027 } }]);
  });

  it('is nothing for evaluators', async () => {
    const evaluator = {
      ...superUser,
      user: { ...superUser.user, role_id: roleIds.validator_lke } as NonNullable<typeof superUser.user>,
    };
    const { sent } = await openPage(ADDRESS, () => problem(404, 'TIDAK_DITEMUKAN'), evaluator);
    expect(await screen.findByRole('heading', { level: 1, name: 'Rekap PD' })).toBeInTheDocument();
    expect(sent.filter(({ url }) => url.includes('kelola-instrumen'))).toEqual([]);
  });
});
