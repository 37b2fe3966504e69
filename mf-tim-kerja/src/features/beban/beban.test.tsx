import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import type { BebanKerja, BebanOrang } from '@selaras/contracts';
import { superUser, writes } from '@selaras/resource/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';
import { ANI, BUDI, beban, bebanOrang, langkahBeban, orangBeban } from './beban.fixture';

const PAGE = '/tim-kerja/beban?satuan_kerja_id=1012';

interface Answers {
  readonly list?: BebanKerja;
  readonly orang?: BebanOrang;
  readonly pindah?: FakeAnswer;
}

const server =
  ({
    list = beban(),
    orang = bebanOrang(),
    pindah = { data: { data: { langkah_id: 5, versi: 5 } } },
  }: Answers = {}) =>
  ({ method, url }: SentRequest): FakeAnswer => {
    if (method === 'POST') return pindah;
    if (url.includes('/ekspor')) return { data: new Blob(['xlsx']) };
    return url.includes('/orang/') ? { data: { data: orang } } : { data: { data: list } };
  };
const grid = () => screen.findByRole('grid', { name: 'Beban kerja Dinas Kesehatan tahun 2025' });
const names = async () =>
  within(await grid())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell')[0]?.textContent);

describe('the load view', () => {
  it('shows number, weight and warmth of each quarter in words, the heaviest first', async () => {
    await openPage(PAGE, server());
    expect(
      await screen.findByText('3 orang, 2 di antaranya berlebih pada suatu triwulan.'),
    ).toBeInTheDocument();
    const row = within(await grid()).getByRole('row', { name: /Budi Santoso/ });
    expect(within(row).getByText('Ringan')).toBeInTheDocument();
    expect(within(row).getAllByText('Tanpa langkah')).toHaveLength(2);
    expect(within(row).getByText('0,5')).toBeInTheDocument();
    expect((await names())[0]).toContain('Ani Lestari');
    expect(screen.getByText(/TW 4 2\./)).toBeInTheDocument();
  });

  it('is searched, filtered and ordered, and the address keeps it', async () => {
    const { user } = await openPage(PAGE, server());
    await user.click(await screen.findByRole('switch', { name: 'Hanya yang berlebih' }));
    expect(screen.getByText(/^2 dari 3 orang/)).toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: 'Hanya yang berlebih' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Bidang' }), 'Bidang Pelayanan');
    expect(await names()).toEqual([expect.stringContaining('Budi Santoso')]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Bidang' }), 'Semua bidang');
    await user.type(screen.getByRole('searchbox', { name: 'Cari nama atau NIP' }), '19700101{Enter}');
    expect(await names()).toEqual([expect.stringContaining('Budi Santoso')]);
    expect(screen.getByLabelText('alamat')).toHaveTextContent('q=19700101');
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'tidak ada{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Hapus saringan' }));
    expect(await names()).toHaveLength(3);
  });

  it('opens filtered by what a link says', async () => {
    await openPage(`${PAGE}&tim=3&urut=nama`, server());
    expect(await names()).toEqual([
      expect.stringContaining('Ani Lestari'),
      expect.stringContaining('Budi Santoso'),
    ]);
  });

  it('takes the filter along into the spreadsheet', async () => {
    const { user, sent } = await openPage(`${PAGE}&berlebih=1`, server());
    await user.click(await screen.findByRole('button', { name: /Ekspor XLSX/ }));
    await waitFor(() => expect(sent.some(({ url }) => url.includes('/beban-kerja/1012/ekspor'))).toBe(true));
  });

  it.each<[string, Partial<BebanKerja>, string]>([
    ['a unit without people', { orang: [] }, 'Belum ada pegawai'],
    ['somebody without a post', { orang: [], lingkup: 'bidang' }, 'Tidak ada orang di bawah jabatan Anda'],
  ])('says what is empty: %s', async (_, fields, title) => {
    await openPage(PAGE, server({ list: beban(fields) }));
    expect(await screen.findByText(title)).toBeInTheDocument();
  });

  it('asks who sees all units for one, and says when it could not be read', async () => {
    const everywhere = {
      ...superUser,
      user: { ...superUser.user, satuan_kerja_id: null },
    } as typeof superUser;
    await openPage('/tim-kerja/beban', server(), everywhere);
    expect(await screen.findByText('Pilih satuan kerja')).toBeInTheDocument();
  });

  it('says when it could not be read', async () => {
    await openPage(PAGE, () => problem(500, 'GALAT_SERVER'));
    expect(await screen.findByText('Beban kerja gagal dimuat')).toBeInTheDocument();
  });
});

describe('a cell', () => {
  it('is reached by the arrows, opened by Enter, and shows the steps of its quarter with their team', async () => {
    const { user } = await openPage(PAGE, server());
    (await grid()).focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Ani Lestari' });
    expect(screen.getByLabelText('alamat')).toHaveTextContent(`orang=${ANI}&tw=4`);
    const steps = within(await within(dialog).findByRole('list', { name: 'Langkah aksi TW 4' }));
    expect(steps.getByText('Terlaksananya koordinasi gizi')).toBeInTheDocument();
    expect(steps.getByRole('link', { name: 'Tim Kerja Gizi' })).toBeInTheDocument();
    expect(
      within(dialog).getByText(/Termasuk 1 langkah berbobot 0,5 di satuan kerja lain/),
    ).toBeInTheDocument();
  });

  it('says why nothing of a quarter or a step is moved', async () => {
    const { user } = await openPage(`${PAGE}&orang=${ANI}&tw=1`, server());
    const dialog = await screen.findByRole('dialog', { name: 'Ani Lestari' });
    expect(await within(dialog).findByText('Batas waktu pengisian TW 1 sudah lewat.')).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: /^Pindahkan/ })).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'TW 2' }));
    expect(within(dialog).getByRole('button', { name: /^Pindahkan/ })).toBeInTheDocument();
  });

  it('of a quarter without steps says so', async () => {
    const nothing = langkahBeban({ bagian: [0, 0, 0, 0], bobot: [0, 0, 0, 0] });
    await openPage(`${PAGE}&orang=${ANI}&tw=3`, server({ orang: bebanOrang({ langkah: [nothing] }) }));
    expect(await screen.findByText('Tidak ada langkah aksi satuan kerja ini pada TW 3.')).toBeInTheDocument();
  });
});

describe('moving a share', () => {
  const open = async (answers: Answers = {}) => {
    const opened = await openPage(`${PAGE}&orang=${ANI}&tw=4`, server(answers));
    await opened.user.click(
      await screen.findByRole('button', { name: 'Pindahkan Terlaksananya koordinasi gizi' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Pindahkan bagian langkah aksi' }));
    return { ...opened, dialog };
  };

  it('names the lightest of the team first, says what comes of it, sends it over the version, and takes it back', async () => {
    const { user, dialog, sent } = await open();
    const to = dialog.getByRole('combobox', { name: /Kepada/ });
    expect(
      within(to)
        .getAllByRole('option')
        .map(({ textContent }) => textContent?.split(' · ')[0]),
    ).toEqual(['Pilih ketua atau anggota tim', 'Budi Santoso', 'Citra Ayu']);
    expect(dialog.getByRole('button', { name: 'Pindahkan' })).toBeDisabled();
    await user.selectOptions(to, String(BUDI));
    expect(
      dialog.getByText(/Ani Lestari 5,5 menjadi 5 \(berlebih\); Budi Santoso 0,5 menjadi 1/),
    ).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Pindahkan' }));
    const notice = await screen.findByText(/dipindahkan dari Ani Lestari kepada Budi Santoso/);
    expect(notice).toHaveTextContent('TW 4 2 kali');
    await user.click(screen.getByRole('button', { name: 'Batalkan' }));
    await waitFor(() => expect(writes(sent)).toHaveLength(2));
    expect(writes(sent)).toMatchObject([
      {
        url: '/api/beban-kerja/1012/orang/11/pindah',
        headers: { 'If-Match': '"4"' },
        body: { langkah_id: 5, tim_id: 3, ke: BUDI, jumlah: [0, 0, 0, 2] },
      },
      {
        url: '/api/beban-kerja/1012/orang/12/pindah',
        headers: { 'If-Match': '"5"' },
        body: { langkah_id: 5, tim_id: 3, ke: ANI, jumlah: [0, 0, 0, 2] },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Batalkan' })).not.toBeInTheDocument());
  });

  it('moves every open quarter, and not more than there is', async () => {
    const { user, dialog, sent } = await open();
    await user.selectOptions(dialog.getByRole('combobox', { name: /Kepada/ }), String(BUDI));
    expect(dialog.queryByRole('textbox', { name: /TW 1/ })).not.toBeInTheDocument();
    const field = dialog.getByRole('textbox', { name: /TW 4/ });
    await user.clear(field);
    await user.type(field, '3');
    expect(dialog.getByText('Lebih dari yang dibawanya')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Pindahkan' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Pindahkan semua triwulan yang terbuka' }));
    await user.click(dialog.getByRole('button', { name: 'Pindahkan' }));
    await screen.findByText(/dipindahkan dari/);
    expect(writes(sent)[0]?.body).toMatchObject({ jumlah: [0, 4, 4, 2] });
  });

  it('tells a refusal in the dialog', async () => {
    const pesan = 'Perencanaan sudah disetujui, sehingga terkunci.';
    const { user, dialog } = await open({ pindah: problem(423, 'TERKUNCI', { pesan }) });
    await user.selectOptions(dialog.getByRole('combobox', { name: /Kepada/ }), String(BUDI));
    await user.click(dialog.getByRole('button', { name: 'Pindahkan' }));
    expect(await dialog.findByText(pesan)).toBeInTheDocument();
  });

  it('tells who has nobody to move it to', async () => {
    const { tim } = bebanOrang();
    const alone = bebanOrang({ tim: tim.map((one) => ({ ...one, orang: one.orang.slice(0, 1) })) });
    const { dialog } = await open({ orang: alone });
    expect(dialog.getByText(/belum punya anggota lain/)).toBeInTheDocument();
  });
});

it('people who are gone, and people from elsewhere, are told apart', async () => {
  const gone = orangBeban({ pegawai_id: 15, nama: 'Dodi Pensiun', berhenti: true });
  await openPage(PAGE, server({ list: beban({ orang: [gone, ...beban().orang] }) }));
  expect(await screen.findByText('Sudah berhenti · Analis Gizi')).toBeInTheDocument();
  expect(screen.getByText('Dari RSUD Tirta Husada · Analis Gizi')).toBeInTheDocument();
});
