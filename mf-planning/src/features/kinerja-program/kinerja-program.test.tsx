import { problem, type SentRequest } from '@selaras/api-client/testing';
import { superUser, writes } from '@selaras/resource/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';
import { fakeKinerjaProgram, ibuHamil } from './kinerja-program.fixture';

const lists = (sent: readonly SentRequest[]) =>
  sent.filter(({ url, method }) => url === '/api/kinerja-program' && method === 'GET');
const address = () => screen.getByLabelText('alamat');

beforeEach(() => localStorage.clear());

describe('the list of programme performances', () => {
  it('shows the kinerja columns, the owner and what the reader may do', async () => {
    await openPage('/kinerja-program', fakeKinerjaProgram().answer);
    const row = await screen.findByRole('row', { name: /Cakupan pelayanan ibu hamil/ });
    expect(row).toHaveTextContent('Meningkatnya kesehatan ibu');
    expect(row).toHaveTextContent('90');
    expect(row).toHaveTextContent('Rp 1 jt');
    expect(row).toHaveTextContent('Kepala Bidang Kesehatan Masyarakat');
    expect(row).toHaveTextContent('Belum ada data');
    expect(within(row).getByRole('link', { name: /^Ubah/ })).toHaveAttribute(
      'href',
      '/kinerja-program/1/edit?kembali=%2Fkinerja-program',
    );
    expect(screen.getByRole('link', { name: 'Tambah kinerja program' })).toBeInTheDocument();
  });

  it('reads search, filters, order and page from the address', async () => {
    const at = '/kinerja-program?q=ibu&status=keduanya&urut=-capaian&page=2';
    const { sent } = await openPage(at, fakeKinerjaProgram().answer);
    await screen.findByRole('row', { name: /ibu hamil/ });
    expect(lists(sent)[0]?.params).toEqual({ q: 'ibu', status: 'keduanya', urut: '-capaian', page: 2 });
    expect(screen.getByRole('button', { name: 'Status: Tidak tercapai & CSF Gagal' })).toBeInTheDocument();
  });

  it('writes search, filter, order and hidden columns into the address', async () => {
    const { user } = await openPage('/kinerja-program?page=3', fakeKinerjaProgram().answer);
    await user.type(await screen.findByLabelText('Cari kinerja program'), 'gizi');
    await user.click(screen.getByRole('button', { name: 'Pengampu' }));
    await user.selectOptions(screen.getByLabelText(/^Pengampu/), 'Tim kerja');
    await user.click(within(screen.getByRole('table')).getByRole('button', { name: 'Capaian' }));
    await waitFor(() =>
      expect(address()).toHaveTextContent('/kinerja-program?q=gizi&pengampu=tim-kerja&urut=capaian'),
    );
    await user.click(await screen.findByRole('button', { name: 'Kolom' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Status' }));
    await waitFor(() => expect(address()).toHaveTextContent('sembunyi=status%2C'));
    await user.click(screen.getByRole('button', { name: 'Hapus saringan', hidden: true }));
    await waitFor(() => expect(address()).not.toHaveTextContent('gizi'));
  });

  it('offers the filter by unit only to who sees all units', async () => {
    const { unmount } = await openPage('/kinerja-program', fakeKinerjaProgram().answer);
    await screen.findByRole('row', { name: /ibu hamil/ });
    expect(screen.queryByRole('button', { name: 'Satuan kerja' })).not.toBeInTheDocument();
    unmount();
    const { sent, user } = await openPage('/kinerja-program', fakeKinerjaProgram().answer, superUser);
    await user.click(await screen.findByRole('button', { name: 'Satuan kerja' }));
    await user.click(await screen.findByRole('combobox', { name: /Satuan kerja/ }));
    await user.click(await screen.findByText('RSUD Tirtaraya'));
    expect(await screen.findByRole('button', { name: 'Satuan kerja: RSUD Tirtaraya' })).toBeInTheDocument();
    await waitFor(() => expect(lists(sent).at(-1)?.params).toMatchObject({ satuan_kerja_id: '1013' }));
  });

  it('says why nothing can be written, and offers nothing that would be refused', async () => {
    const kunci = {
      alasan: 'batas-waktu',
      pesan: 'Batas waktu habis pada 1 Mei 2025.',
      bidang: [],
      triwulan: [],
    } as const;
    const locked = { ...ibuHamil, kemampuan: { ubah: false, hapus: false, riwayat: true } };
    const fake = fakeKinerjaProgram([locked], { kunci: { ...kunci, bidang: [], triwulan: [] }, buat: false });
    await openPage('/kinerja-program', fake.answer);
    expect(await screen.findByText('Batas waktu habis pada 1 Mei 2025.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^(Tambah|Ubah)/ })).not.toBeInTheDocument();
  });

  it.each([
    [[], [4], 'Isi realisasi'],
    [['target', 'pengampu'], [], 'Ubah target dan pengampu'],
    [['kinerja', 'target', 'pengampu', 'anggaran'], [1], 'Ubah'],
  ] as const)(
    'offers what can be changed of a row now: of %j and quarters %j it is %s',
    async (bidang, triwulan, act) => {
      const kunci = { alasan: null, pesan: null, bidang: [...bidang], triwulan: [...triwulan] };
      await openPage('/kinerja-program', fakeKinerjaProgram([ibuHamil], { kunci }).answer);
      const edit = await screen.findByRole('link', { name: `${act} ${ibuHamil.indikator}` });
      expect(edit).toHaveAttribute('title', act);
    },
  );

  it('asks before deleting, and names what stands below when the server refuses', async () => {
    const fake = fakeKinerjaProgram();
    const anak = [{ level: 'kinerja-kegiatan', id: 5, label: 'Pelayanan antenatal' }];
    const { user, sent } = await openPage('/kinerja-program', (request) =>
      request.method === 'DELETE'
        ? problem(409, 'BENTROK', { pesan: 'Masih ada 1 kinerja kegiatan.', terkini: { anak } })
        : fake.answer(request),
    );
    await user.click(await screen.findByRole('button', { name: /^Hapus Cakupan/ }));
    expect(writes(sent)).toHaveLength(0);
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Hapus' }));
    expect(await within(dialog).findByText('Pelayanan antenatal')).toBeInTheDocument();
    expect(writes(sent)[0]?.headers['If-Match']).toBe('"1"');
  });
});

describe('a deleted row', () => {
  it('leaves nothing that names it to be shown again', async () => {
    const { queries, user } = await openPage('/kinerja-program', fakeKinerjaProgram().answer);
    const parent = ['sasaran-strategis-pd', '/sasaran-strategis-pd/{id}', { params: { id: 7 } }];
    const own = ['kinerja-program', '/kinerja-program/{id}/riwayat', { params: { id: 1 } }];
    queries.setQueryData(parent, { data: { anak: [{ id: 1 }] } });
    queries.setQueryData(own, { data: [] });
    await user.click(await screen.findByRole('button', { name: /^Hapus Cakupan/ }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Hapus' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(queries.getQueryState(parent)?.isInvalidated).toBe(true);
    expect(queries.getQueryState(own)).toBeUndefined();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Daftar kinerja program' })).toHaveFocus());
  });
});

describe('the detail of a programme performance', () => {
  it('shows facts, figures, parent and the ways on', async () => {
    await openPage('/kinerja-program/1', fakeKinerjaProgram().answer);
    expect(await screen.findByRole('heading', { level: 1, name: ibuHamil.indikator })).toBeInTheDocument();
    expect(screen.getByText('Turunnya kematian ibu')).toBeInTheDocument();
    expect(screen.getByText('1.02.02 Program Upaya Kesehatan')).toBeInTheDocument();
    expect(screen.getByText('Posisi akhir (triwulan terakhir)')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ubah' })).toHaveAttribute(
      'href',
      '/kinerja-program/1/edit?kembali=%2Fkinerja-program%2F1',
    );
  });

  it('tells who changed what', async () => {
    const fake = fakeKinerjaProgram();
    const entry = {
      waktu: '2025-03-01T02:00:00Z',
      pengguna: 'Siti Rahma',
      aksi: 'update',
      melewati_kunci: true,
      alasan: null,
      tahun: null,
      perubahan: [{ kolom: 'target_tw1', sebelum: 10, sesudah: 12.5 }],
    };
    await openPage('/kinerja-program/1', (request) =>
      request.url.endsWith('/riwayat')
        ? { data: { data: [entry], current_page: 1, total: 1, per_page: 20 } }
        : fake.answer(request),
    );
    expect(await screen.findByText(/1 Maret 2025 09:00 · Siti Rahma/)).toBeInTheDocument();
    expect(screen.getByText('Target TW 1')).toBeInTheDocument();
    expect(screen.getByText('12,5')).toBeInTheDocument();
    expect(screen.getByText('Melewati kunci')).toBeInTheDocument();
  });
});
