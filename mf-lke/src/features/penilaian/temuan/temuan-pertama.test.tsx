import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import type { LkeTahap } from '@selaras/contracts';
import { superUser, writes } from '@selaras/resource/testing';
import { roleIds } from '@selaras/roles';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../../testing/open-page';
import { baris, instrumen, lembar, scored } from '../penilaian.fixture';

const penilai = {
  ...superUser,
  user: { ...superUser.user, role_id: roleIds.validator_lke_pleno, satuan_kerja_id: 1003 },
} as typeof superUser;
const found = { catatan: 'Belum sah', rekomendasi: 'Sahkan pedoman' };

/** The desk of a second round in which the first criterion is to be repaired, on a server that keeps what is written. */
async function secondRound(second: Partial<LkeTahap> = {}, step = 'dinilai_2' as const) {
  const first = baris(1, { perbaikan: true, tahap_1: scored('B', found) });
  let kept: LkeTahap = { ...first.tahap_2, ...second };
  const answer = ({ method, url, body }: SentRequest): FakeAnswer => {
    if (method === 'PUT') {
      kept = { ...kept, ...(body as object), versi: kept.versi + 1 };
      return { data: { data: { ...kept, perbaikan: true } } };
    }
    if (method !== 'GET') return problem(404, 'TIDAK_DITEMUKAN');
    if (url.endsWith('/lke/instrumen')) return { data: { data: instrumen } };
    if (url.endsWith('/komentar/jumlah')) return { data: { data: [] } };
    if (url.endsWith('/komentar')) return { data: { data: [], current_page: 1, total: 0, per_page: 20 } };
    const others = [2, 3, 4].map((id) => baris(id, { tahap_1: scored('AA') }));
    const rows = [{ ...first, tahap_2: kept }, ...others];
    return { data: { data: lembar({ keadaan: step, langkah: ['tutup-penilaian-2'], baris: rows }) } };
  };
  const opened = await openPage('/lke/penilaian-2?satuan_kerja_id=1012', answer, penilai);
  const scale = within(await screen.findByRole('group', { name: 'Nilai' }));
  return {
    ...opened,
    choose: (name: RegExp) => opened.user.click(scale.getByRole('button', { name })),
    field: (name: RegExp) => screen.getByLabelText(name),
  };
}
const NOTE = /^Catatan(?! internal)/;
const ADVICE = /^Rekomendasi/;

it('a score that is no better takes along what the first round found, by key too', async () => {
  const { user, sent, field } = await secondRound();
  screen.getByRole('group', { name: 'Meja penilaian' }).focus();
  await user.keyboard('2');
  expect(field(NOTE)).toHaveValue('Belum sah');
  expect(field(ADVICE)).toHaveValue('Sahkan pedoman');
  await waitFor(() => expect(writes(sent)).toMatchObject([{ body: { nilai: 'B', ...found } }]));
  expect(screen.queryByText(/Selesai diperbaiki/)).not.toBeInTheDocument();
});

it('a better score finds it repaired, says so, and offers to tell of it again', async () => {
  const { user, sent, choose, field } = await secondRound();
  await choose(/^AA/);
  expect(field(ADVICE)).toHaveValue('');
  expect(await screen.findByText(/^Selesai diperbaiki: Sahkan pedoman/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Pakai lagi rekomendasi penilaian pertama' }));
  expect(field(ADVICE)).toHaveValue('Sahkan pedoman');
  await waitFor(() =>
    expect(writes(sent).map(({ body }) => body)).toEqual([
      { nilai: 'AA' },
      { rekomendasi: 'Sahkan pedoman' },
    ]),
  );
  expect(screen.queryByText(/^Selesai diperbaiki/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Pakai lagi rekomendasi/ })).not.toBeInTheDocument();
});

it('closing the round says how many findings count as solved', async () => {
  const { user } = await secondRound({ nilai: 'AA' });
  await user.click(screen.getByRole('button', { name: 'Tutup penilaian' }));
  expect(await screen.findByRole('dialog', { name: 'Tutup penilaian kedua?' })).toHaveTextContent(
    '1 temuan penilaian pertama dinyatakan selesai diperbaiki karena tidak diulang.',
  );
});
