import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { dinkes, pageOf, rinci, rsud, tim } from '../../testing/anggota.fixture';
import { openPage } from '../../testing/open-page';

const calon = {
  pegawai_id: 9,
  nip: '199001012015012001',
  nama: 'Wati Lestari',
  berhenti_pada: null,
  jabatan: 'Pelaksana',
  unit_kerja: 'Bidang P2P',
  satuan_kerja: dinkes,
};
const calonRinci = {
  ...calon,
  tim: [{ id: 4, nama: 'Tim Kerja P2P', peran: 'Anggota', status: 'menunggu_opd', berlaku: true }],
  jumlah_tim: 1,
  beban: [1, 2, 3, 4].map((triwulan) => ({ triwulan, jumlah: triwulan + 10 })),
  langkah_aksi: [{ id: 1, sasaran: 'Imunisasi lengkap' }],
  jumlah_langkah: 14,
  perjanjian: [],
  memimpin: [],
};
const disetujui = {
  ...rinci,
  status: 'disetujui',
  berlaku: { peran: 'Anggota', target: 'Enam laporan', sejak: '2025-01-20T03:00:00.000Z' },
  menunggu: [],
  menunggu_sejak: null,
  langkah: ['nonaktifkan'],
};

function answer({ url, method }: SentRequest): FakeAnswer {
  if (url.endsWith('/calon-anggota/1012')) return { data: pageOf(calon) };
  if (url.includes('/calon-anggota/')) return { data: { data: calonRinci } };
  if (url.endsWith('/langkah')) {
    return problem(422, 'MASUKAN_TIDAK_SESUAI', { errors: { catatan: ['Tulis alasannya.'] } });
  }
  if (method === 'POST') return { data: { data: { ...rinci, nama: 'Wati Lestari' } }, status: 201 };
  if (url.includes('/anggota/')) return { data: { data: disetujui } };
  return { data: { data: tim } };
}

describe('adding somebody to a team', () => {
  it('shows what he carries already, and proposes him', async () => {
    const { user, sent } = await openPage('/tim-kerja/create/5', answer);
    await user.click(await screen.findByRole('combobox', { name: /Pegawai/ }));
    await user.click(await screen.findByRole('option', { name: /Wati Lestari/ }));
    expect(await screen.findByText('Imunisasi lengkap')).toBeInTheDocument();
    expect(
      screen.getByText('Tim Kerja P2P: Anggota (Menunggu kepala perangkat daerah; yang lama masih berlaku)'),
    ).toBeInTheDocument();
    expect(screen.getByText('13')).toBeInTheDocument();
    await user.type(screen.getByLabelText(/Target/), 'Empat laporan');
    await user.click(screen.getByRole('button', { name: 'Tambah anggota' }));
    expect(await screen.findByText('Wati Lestari ditambahkan dan diajukan')).toBeInTheDocument();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      pegawai_id: 9,
      peran: 'Anggota',
      target: 'Empat laporan',
      ajukan: true,
    });
  });

  it('looks among the own unit’s people first, and in all units when asked to, told with their unit', async () => {
    const { user, sent } = await openPage('/tim-kerja/create/5', (request) =>
      request.url.endsWith('/calon-anggota/1012') &&
      new Map(Object.entries(request.params ?? {})).get('lingkup') === 'semua'
        ? { data: pageOf({ ...calon, pegawai_id: 12, nip: null, nama: 'Rara Pinjaman', satuan_kerja: rsud }) }
        : answer(request),
    );
    const searches = () => sent.filter(({ url }) => url.endsWith('/calon-anggota/1012'));
    await screen.findByRole('combobox', { name: /Pegawai/ });
    await waitFor(() => expect(searches().at(-1)?.params).toMatchObject({ lingkup: 'sendiri' }));
    await user.click(screen.getByRole('button', { name: 'Semua satuan kerja' }));
    await user.type(screen.getByRole('combobox', { name: /Pegawai/ }), 'rara');
    await waitFor(() => expect(searches().at(-1)?.params).toMatchObject({ lingkup: 'semua', q: 'rara' }));
    await user.click(await screen.findByRole('option', { name: 'Rara Pinjaman – Pelaksana – RSUD' }));
    await user.click(screen.getByRole('button', { name: 'Tambah anggota' }));
    expect(await screen.findByText('Wati Lestari ditambahkan dan diajukan')).toBeInTheDocument();
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ pegawai_id: 12 });
  });

  it('is not sent without a person', async () => {
    const { user, sent } = await openPage('/tim-kerja/create/5', answer);
    await user.click(await screen.findByRole('button', { name: 'Tambah anggota' }));
    expect(await screen.findByText('Pilih pegawainya')).toBeInTheDocument();
    expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('is not offered where the team cannot be written', async () => {
    await openPage('/tim-kerja/create/5', () => ({ data: { data: { ...tim, menulis: false } } }));
    expect(await screen.findByText('Tim ini tidak dapat diubah.')).toBeInTheDocument();
  });
});

describe('changing a member', () => {
  const address = '/tim-kerja/edit/5/198001012005012001';

  it('says that a change asks for approval anew while the earlier one applies', async () => {
    const { user, sent } = await openPage(address, answer);
    const target = await screen.findByLabelText(/Target/);
    expect(screen.getByText(/sampai disetujui, yang lama tetap berlaku/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Simpan' })).toBeDisabled();
    await user.clear(target);
    await user.type(target, 'Delapan laporan');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Anggota disimpan')).toBeInTheDocument();
    const put = sent.find(({ method }) => method === 'PUT');
    expect(put?.body).toEqual({ peran: 'Anggota', target: 'Delapan laporan' });
    expect(put?.headers['If-Match']).toBe('"3"');
  });

  it('that somebody else changed meanwhile shows both beside each other, and saves what is chosen over the newer one', async () => {
    const theirs = {
      ...disetujui,
      versi: 4,
      status: 'menunggu_kabid',
      target: 'Sembilan laporan',
      peran: 'Penyusun',
    };
    let faster = true;
    const { user, sent } = await openPage(address, (request) => {
      if (request.method !== 'PUT') return answer(request);
      if (!faster) return { data: { data: { ...theirs, versi: 5, target: 'Delapan laporan' } } };
      faster = false;
      return problem(412, 'VERSI_BERUBAH', { terkini: theirs });
    });
    const target = await screen.findByLabelText(/Target/);
    await user.clear(target);
    await user.type(target, 'Delapan laporan');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    const conflict = within(await screen.findByRole('alert'));
    const differing = within(conflict.getByRole('group', { name: 'Target' }));
    expect(differing.getByLabelText(/Isian Anda/)).not.toBeChecked();
    expect(differing.getByText('Sembilan laporan')).toBeInTheDocument();
    expect(screen.getByLabelText(/Peran/, { selector: 'input[type=text], input:not([type])' })).toHaveValue(
      'Penyusun',
    );
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await conflict.findByText(/^Belum disimpan\. Pilih dulu/)).toHaveTextContent('Target');
    expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(1);
    await user.click(differing.getByLabelText(/Data terkini/));
    expect(target).toHaveValue('Sembilan laporan');
    await user.click(differing.getByLabelText(/Isian Anda/));
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Anggota disimpan')).toBeInTheDocument();
    const puts = sent.filter(({ method }) => method === 'PUT');
    expect(puts.map(({ headers }) => headers['If-Match'])).toEqual(['"3"', '"4"']);
    expect(puts[1]?.body).toEqual({ peran: 'Penyusun', target: 'Delapan laporan' });
  });

  it('asks for a reason before it ends, and shows what the server says of it', async () => {
    const { user } = await openPage(address, answer);
    await user.click(await screen.findByRole('button', { name: 'Nonaktifkan' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Nonaktifkan' }));
    expect(await within(dialog).findByText('Tulis alasannya.')).toBeInTheDocument();
  });
});
