import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import { superUser, unitStaff } from '@selaras/resource/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anggota, pageOf, rsud, tim } from '../../testing/anggota.fixture';
import { openPage } from '../../testing/open-page';

const { anggota_tim: _, bawaan: __, ikatan_ketua: ___, ...row } = tim;
const monitor = { ...superUser, user: { ...superUser.user, role_id: 6 } } as typeof superUser;

function answer({ url, method }: SentRequest): FakeAnswer {
  if (url.includes('/pejabat-sementara')) {
    return { data: { data: [], jabatan: [{ id: 1, nama: 'Kepala Dinas', pejabat: 'dr. Hendra' }] } };
  }
  if (url.includes('/option/')) return { data: [] };
  if (url.includes('/calon-anggota')) return { data: pageOf() };
  if (url.includes('/tambahan'))
    return { data: pageOf({ ...anggota, jenis: 'tambahan', satuan_kerja: rsud }) };
  if (url.endsWith('/tim-kerja/5')) {
    if (method !== 'DELETE') return { data: { data: tim } };
    return problem(409, 'BENTROK', {
      pesan: 'Tim ini belum dapat dibubarkan.',
      terkini: { tergantung: [{ jenis: 'anggota', nama: 'Budi Santoso' }] },
    });
  }
  if (method === 'POST') return { data: { data: { ...tim, id: 6 } } };
  return { data: pageOf(row) };
}

describe('the list of teams', () => {
  it('shows each team with leader, members and what it carries, and opens it', async () => {
    const { user } = await openPage('/tim-kerja', answer);
    const link = await screen.findByRole('link', { name: 'Tim Kerja Gizi' });
    expect(link).toHaveAttribute('href', '/tim-kerja/detail/5');
    expect(screen.getByText('Ratna Dewi')).toBeInTheDocument();
    await user.click(link);
    expect(screen.getByLabelText('alamat')).toHaveTextContent('/tim-kerja/detail/5');
  });

  it.each([
    ['in the list', '/tim-kerja', ['Berhenti 1 Juni 2025']],
    ['on the page of the team', '/tim-kerja/detail/5', ['Berhenti 1 Juni 2025', 'Berhenti 2 Mei 2025']],
  ])('marks leader and members who have left %s', async (_where, address, marks) => {
    const gone = { ...tim.ketua, berhenti_pada: '2025-06-01' };
    const team = { ...tim, ketua: gone, anggota_tim: [{ ...anggota, berhenti_pada: '2025-05-02' }] };
    await openPage(address, ({ url }) =>
      url.endsWith('/tim-kerja/5') ? { data: { data: team } } : { data: pageOf({ ...row, ketua: gone }) },
    );
    for (const mark of marks) expect(await screen.findByText(mark)).toBeInTheDocument();
  });

  it('forms a team, and does not send one without a name', async () => {
    const { user, sent } = await openPage('/tim-kerja', answer);
    await user.click(await screen.findByRole('button', { name: 'Bentuk tim' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
    expect(await within(dialog).findByText('Tulis nama tim, sekurangnya tiga huruf')).toBeInTheDocument();
    await user.type(within(dialog).getByLabelText(/Nama tim/), 'Tim Stunting');
    await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Tim dibentuk')).toBeInTheDocument();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      satuan_kerja_id: 1012,
      nama: 'Tim Stunting',
      unit_kerja_id: null,
      ketua_pegawai_id: null,
    });
  });

  it('offers nothing to write to who only reads, and shows him the unit', async () => {
    await openPage('/tim-kerja', answer, monitor);
    expect(await screen.findByText('Dinkes')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Bentuk tim' })).not.toBeInTheDocument();
  });

  it('says so when it could not be read', async () => {
    await openPage('/tim-kerja', () => problem(503, 'LAYANAN_SIBUK'));
    expect(await screen.findByText('Tim kerja gagal dimuat')).toBeInTheDocument();
  });
});

it.each(['/tim-kerja/detail/5', '/tim-kerja/tambahan'])(
  'a changed target that waits stands below the one that applies at %s',
  async (address) => {
    const berlaku = { peran: 'Anggota', target: 'Empat laporan', sejak: '2025-01-20T03:00:00.000Z' };
    const changed = { ...anggota, berlaku };
    await openPage(address, (request) =>
      request.url.endsWith('/tambahan')
        ? { data: pageOf(changed) }
        : request.url.endsWith('/tim-kerja/5')
          ? { data: { data: { ...tim, anggota_tim: [changed] } } }
          : answer(request),
    );
    expect(await screen.findByRole('cell', { name: 'Empat laporan Diusulkan: Enam laporan' })).toBeVisible();
    expect(screen.getByRole('cell', { name: 'Anggota' })).toBeVisible();
    expect(screen.getByText('Yang lama masih berlaku')).toBeVisible();
  },
);

it('additional assignments are listed with the unit that lends', async () => {
  await openPage('/tim-kerja/tambahan', answer, unitStaff);
  expect(await screen.findByText('Budi Santoso')).toBeInTheDocument();
  expect(screen.getByText('RSUD')).toBeInTheDocument();
});

it('additional assignments are narrowed by state and searched, and the address keeps both', async () => {
  const { user, sent } = await openPage('/tim-kerja/tambahan', answer, unitStaff);
  await user.click(await screen.findByRole('button', { name: 'Keadaan' }));
  await user.selectOptions(
    await screen.findByRole('combobox', { name: /^Keadaan/ }),
    'Menunggu kepala bidang',
  );
  await user.type(screen.getByRole('searchbox'), 'budi');
  await waitFor(() =>
    expect(sent.at(-1)?.params).toMatchObject({ status: 'menunggu_kabid', q: 'budi', page: 1 }),
  );
  expect(screen.getByLabelText('alamat')).toHaveTextContent('status=menunggu_kabid');
  expect(screen.getByRole('link', { name: 'Tim Kerja Gizi' })).toHaveAttribute('href', '/tim-kerja/detail/5');
});

it('a filter is stepped through by keys, and closed by Enter', async () => {
  const { user } = await openPage('/tim-kerja/tambahan', answer, unitStaff);
  await user.click(await screen.findByRole('button', { name: 'Keadaan' }));
  const field = await screen.findByRole('combobox', { name: /^Keadaan/ });
  expect(field).toHaveFocus();
  for (const status of ['draf', 'menunggu_kabid']) {
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    fireEvent.change(field, { target: { value: status } });
    expect(field).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('alamat')).toHaveTextContent(`status=${status}`));
  }
  await user.keyboard('{Enter}');
  expect(field).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Keadaan: Menunggu kepala bidang' })).toHaveFocus();
});

describe('a team', () => {
  it('is shown with its people, whom they wait for, and what it carries', async () => {
    await openPage('/tim-kerja/detail/5', answer);
    expect(await screen.findByRole('link', { name: 'Budi Santoso' })).toHaveAttribute(
      'href',
      '/tim-kerja/edit/5/198001012005012001',
    );
    expect(screen.getByText(/Dr. Sri Wahyuni, sejak/)).toBeInTheDocument();
    expect(screen.getByText('Balita gizi baik')).toBeInTheDocument();
    expect(screen.getByText('Balita gizi baik · 2 pelaksana')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Tambah anggota' })).toHaveAttribute(
      'href',
      '/tim-kerja/create/5',
    );
  });

  it('that somebody else changed meanwhile shows both names and leaders beside each other', async () => {
    const theirs = {
      ...tim,
      versi: 3,
      nama: 'Tim Kerja Gizi Masyarakat',
      ketua: { ...tim.ketua, pegawai_id: 12, nama: 'Hadi Saputra' },
    };
    const { user, sent } = await openPage('/tim-kerja/detail/5', (request) =>
      request.method === 'PUT' && request.headers['If-Match'] === '"2"'
        ? problem(412, 'VERSI_BERUBAH', { terkini: theirs })
        : answer(request),
    );
    await user.click(await screen.findByRole('button', { name: 'Ubah tim' }));
    const dialog = within(await screen.findByRole('dialog'));
    const nama = dialog.getByLabelText(/Nama tim/);
    await user.clear(nama);
    await user.type(nama, 'Tim Gizi Buruk');
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    const group = within(await dialog.findByRole('group', { name: 'Nama tim' }));
    expect(group.getByText('Tim Gizi Buruk')).toBeInTheDocument();
    expect(group.getByText('Tim Kerja Gizi Masyarakat')).toBeInTheDocument();
    const ketua = within(dialog.getByRole('group', { name: 'Ketua tim' }));
    expect(ketua.getByText('Ratna Dewi')).toBeInTheDocument();
    expect(ketua.getByLabelText(/Data terkini/)).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    expect(await dialog.findByText(/^Belum disimpan\. Pilih dulu/)).toHaveTextContent('Nama tim');
    expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(1);
    await user.click(group.getByLabelText(/Isian Anda/));
    await user.click(dialog.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Tim disimpan')).toBeInTheDocument();
    const last = sent.filter(({ method }) => method === 'PUT').at(-1);
    expect(last?.headers['If-Match']).toBe('"3"');
    expect(last?.body).toEqual({ nama: 'Tim Gizi Buruk', unit_kerja_id: 3, ketua_pegawai_id: 12 });
  });

  it('says what becomes of the agreements and steps of its leader before he is replaced', async () => {
    const people = [
      {
        pegawai_id: 11,
        nip: '197901012004012001',
        nama: 'Ratna Dewi',
        jabatan: 'Analis',
        berhenti_pada: null,
      },
      {
        pegawai_id: 12,
        nip: '198001012004012002',
        nama: 'Hadi Saputra',
        jabatan: 'Analis',
        berhenti_pada: null,
      },
    ].map((one) => ({ ...one, unit_kerja: null, satuan_kerja: tim.satuan_kerja }));
    const { user, sent } = await openPage('/tim-kerja/detail/5', (request) =>
      request.url.includes('/calon-anggota') ? { data: pageOf(...people) } : answer(request),
    );
    await user.click(await screen.findByRole('button', { name: 'Ubah tim' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('status')).not.toBeInTheDocument();
    const choose = async (nama: RegExp) => {
      await user.click(dialog.getByRole('combobox', { name: /Ketua tim/ }));
      await user.click(await screen.findByRole('option', { name: nama }));
    };
    await choose(/Hadi Saputra/);
    expect(dialog.getByRole('status')).toHaveTextContent(
      'Ratna Dewi mempunyai 1 perjanjian kinerja pegawai (diterbitkan) yang tetap atas namanya. ' +
        'Ketua baru membuat perjanjiannya sendiri.' +
        '2 perjanjian kinerja tim ini (ditandatangani, draf) memuat namanya sebagai ketua, ' +
        'dan tetap begitu sampai dibuat perubahannya dengan ketua baru.' +
        'Ia memegang 2 langkah aksi tim; langkah itu tetap atas namanya sampai dipindahkan.',
    );
    expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
    await choose(/Ratna Dewi/);
    expect(dialog.queryByRole('status')).not.toBeInTheDocument();
  });

  it('is not dissolved while something hangs on it, which is named', async () => {
    const { user } = await openPage('/tim-kerja/detail/5', answer);
    await user.click(await screen.findByRole('button', { name: 'Bubarkan' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Bubarkan' }));
    expect(await within(dialog).findByText('Anggota: Budi Santoso')).toBeInTheDocument();
  });

  it('shows who acts for the holders of posts', async () => {
    const user = userEvent.setup();
    await openPage('/tim-kerja', answer);
    await user.click(await screen.findByRole('button', { name: 'Plt/Plh' }));
    expect(await screen.findByText('Belum ada pejabat sementara.')).toBeInTheDocument();
  });

  it('shows them of any unit to the administrator, who chooses it first', async () => {
    const asked = (request: SentRequest) =>
      request.url.endsWith('/option/satuan-kerja')
        ? { data: [{ value: 1013, label: 'RSUD Tirta Husada' }] }
        : answer(request);
    const { user, sent } = await openPage('/tim-kerja', asked, superUser);
    await user.click(await screen.findByRole('button', { name: 'Plt/Plh' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('combobox', { name: /Pegawai/ })).not.toBeInTheDocument();
    await user.click(await dialog.findByRole('combobox', { name: /Satuan kerja/ }));
    await user.click(await screen.findByRole('option', { name: 'RSUD Tirta Husada' }));
    expect(await dialog.findByText('Belum ada pejabat sementara.')).toBeInTheDocument();
    expect(sent.some(({ url }) => url === '/api/pejabat-sementara/1013')).toBe(true);
    expect(dialog.getByRole('combobox', { name: /Pegawai/ })).toBeInTheDocument();
  });
});
