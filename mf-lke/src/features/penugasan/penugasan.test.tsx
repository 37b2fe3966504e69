import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import type { LkePenugasan } from '@selaras/contracts';
import { superUser, writes } from '@selaras/resource/testing';
import { roleIds } from '@selaras/roles';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';
import { listAnswer } from '../hasil/hasil.fixture';

const INSPEKTORAT = 3;
const ani = { id: 41, nama: 'Ani', satuan_kerja_id: INSPEKTORAT, satuan_kerja_pegawai_id: null };
const budi = { id: 42, nama: 'Budi', satuan_kerja_id: null, satuan_kerja_pegawai_id: null };
const unit = (satuan_kerja_id: number, nama: string, ...penilai: { user_id: number; nama: string }[]) => ({
  satuan_kerja_id,
  satuan_kerja_nama: nama,
  singkatan: null,
  keadaan: 'diajukan' as const,
  penilai: penilai.map((one) => ({ ...one, aktif: true })),
});
const penugasan: LkePenugasan = {
  penilai: [ani, budi],
  satuan_kerja: [
    unit(1, 'Dinas Kesehatan', { user_id: ani.id, nama: 'Ani' }),
    unit(2, 'Dinas Pendidikan', { user_id: ani.id, nama: 'Ani' }),
    unit(INSPEKTORAT, 'Inspektorat'),
    unit(4, 'RSUD Tirtaraya', { user_id: ani.id, nama: 'Ani' }),
  ],
};

async function open(
  save: FakeAnswer = { data: { data: penugasan } },
  penilai = penugasan.penilai,
  path = '/lke/hasil-penilaian',
) {
  const answer = ({ method, url }: SentRequest): FakeAnswer => {
    if (url.endsWith('/lke/penugasan'))
      return method === 'GET' ? { data: { data: { ...penugasan, penilai } } } : save;
    return url.endsWith('/lke/hasil') ? { data: listAnswer() } : problem(404, 'TIDAK_DITEMUKAN');
  };
  const { user, sent } = await openPage(path, answer, superUser);
  await user.click(await screen.findByRole('button', { name: 'Penugasan penilai' }));
  await screen.findByRole('list', { name: 'Satuan kerja dan penilainya' });
  const dialog = within(screen.getByRole('dialog', { name: 'Penugasan penilai' }));
  const press = () => user.click(dialog.getByRole('button', { name: /^Simpan \d+ perubahan$/ }));
  return { user, sent, dialog, save: press };
}
type Dialog = Awaited<ReturnType<typeof open>>['dialog'];
const rowOf = (dialog: Dialog, nama: string) =>
  dialog.getAllByRole('listitem').find((one) => one.textContent?.startsWith(nama));

describe('assigning evaluators', () => {
  it('gives nobody the unit that he works in, though his account has none', async () => {
    const { user, dialog } = await open({ data: { data: penugasan } }, [
      { ...budi, satuan_kerja_pegawai_id: INSPEKTORAT },
    ]);
    await user.selectOptions(dialog.getByLabelText(/^Penilai/), 'Budi (0 satuan kerja)');
    await user.click(dialog.getByLabelText('Inspektorat'));
    await user.click(dialog.getByLabelText('RSUD Tirtaraya'));
    await user.click(dialog.getByRole('button', { name: 'Tugaskan 2 satuan kerja' }));
    expect(rowOf(dialog, 'Inspektorat')).toHaveTextContent('Belum ada penilai');
    expect(dialog.getByRole('button', { name: 'Lepas Budi dari RSUD Tirtaraya' })).toBeInTheDocument();
  });

  it('gives one of them all chosen units at once, never his own, and writes it in one call', async () => {
    const { user, sent, dialog, save } = await open();
    expect(rowOf(dialog, 'Inspektorat')).toHaveTextContent('Belum ada penilai');
    expect(dialog.getByRole('button', { name: /^Tugaskan/ })).toBeDisabled();
    await user.selectOptions(dialog.getByLabelText(/^Penilai/), 'Ani (3 satuan kerja)');
    await user.click(dialog.getByLabelText('Pilih semua'));
    await user.click(dialog.getByRole('button', { name: 'Tugaskan 4 satuan kerja' }));
    expect(rowOf(dialog, 'Inspektorat')).toHaveTextContent('Belum ada penilai');
    expect(dialog.getByRole('button', { name: 'Simpan' })).toBeDisabled();

    await user.selectOptions(dialog.getByLabelText(/^Penilai/), 'Budi (0 satuan kerja)');
    await user.click(dialog.getByLabelText('Inspektorat'));
    await user.click(dialog.getByLabelText('RSUD Tirtaraya'));
    await user.click(dialog.getByRole('button', { name: 'Tugaskan 2 satuan kerja' }));
    expect(rowOf(dialog, 'Inspektorat')).not.toHaveTextContent('Belum ada penilai');
    await user.click(dialog.getByRole('button', { name: 'Lepas Ani dari RSUD Tirtaraya' }));
    expect(writes(sent)).toEqual([]);
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(writes(sent)).toMatchObject([
      {
        url: '/api/lke/penugasan',
        headers: { 'Idempotency-Key': expect.any(String) },
        body: {
          tetapkan: [
            { satuan_kerja_id: INSPEKTORAT, user_id: budi.id },
            { satuan_kerja_id: 4, user_id: budi.id },
          ],
          lepas: [{ satuan_kerja_id: 4, user_id: ani.id }],
        },
      },
    ]);
  });

  it('divides them evenly by one press: every unit has somebody, nobody his own', async () => {
    const { user, sent, dialog, save } = await open();
    await user.click(dialog.getByRole('button', { name: 'Bagi rata' }));
    expect(dialog.queryByText('Belum ada penilai')).not.toBeInTheDocument();
    expect(dialog.getByRole('option', { name: 'Ani (2 satuan kerja)' })).toBeInTheDocument();
    expect(dialog.getByRole('option', { name: 'Budi (2 satuan kerja)' })).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Lepas Ani dari Inspektorat' })).not.toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Lepas Budi dari Inspektorat' })).toBeInTheDocument();
    await save();
    await waitFor(() => expect(writes(sent)).toHaveLength(1));
    expect(writes(sent)[0]?.body).toEqual({
      tetapkan: [
        expect.objectContaining({ user_id: budi.id }),
        expect.objectContaining({ user_id: budi.id }),
      ],
      lepas: [expect.objectContaining({ user_id: ani.id })],
    });
  });

  it('that the server refuses says why and keeps what was chosen', async () => {
    const refused = problem(422, 'MASUKAN_TIDAK_SESUAI', { pesan: 'Budi tidak lagi menilai.' });
    const { user, dialog, save } = await open(refused);
    await user.click(dialog.getByRole('button', { name: 'Bagi rata' }));
    await save();
    expect(await dialog.findByRole('alert')).toHaveTextContent('Budi tidak lagi menilai.');
    expect(dialog.getByRole('button', { name: 'Simpan 3 perubahan' })).toBeEnabled();
  });
});

it('is opened on the recap of all units too', async () => {
  const { dialog } = await open(undefined, undefined, '/lke/rekap-pd');
  expect(rowOf(dialog, 'Inspektorat')).toHaveTextContent('Belum ada penilai');
});

it.each([
  ['super', true],
  ['validator_lke_pleno', true],
  ['validator_lke', false],
] as const)('%s is offered it: %s', async (role, offered) => {
  const session = { ...superUser, user: { ...superUser.user, role_id: roleIds[role] } } as typeof superUser;
  await openPage('/lke/hasil-penilaian', () => ({ data: listAnswer() }), session);
  await screen.findByText('Dinas Kesehatan');
  expect(screen.queryAllByRole('button', { name: 'Penugasan penilai' })).toHaveLength(offered ? 1 : 0);
});
