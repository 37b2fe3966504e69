import { type FakeAnswer, problem, type SentRequest } from '@selaras/api-client/testing';
import type { LkeTindakLanjut } from '@selaras/contracts';
import { meetAnother, superUser, unitStaff, writes } from '@selaras/resource/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';
import { detail, listAnswer } from '../hasil/hasil.fixture';
import { diajukan, lampiran, tindakLanjut } from './tindak-lanjut.fixture';

const evaluator = { ...superUser, user: { ...superUser.user, role_id: 8 } } as typeof superUser;
const regency = { ...superUser, user: { ...superUser.user, role_id: 2 } } as typeof superUser;

/** A small server of one unit's follow-ups. */
function server(rows: LkeTindakLanjut[], onWrite?: (request: SentRequest) => FakeAnswer | null) {
  return (request: SentRequest): FakeAnswer => {
    const { method, url, body } = request;
    if (method === 'GET' && /\/lke\/tindak-lanjut(\?.*)?$/.test(url))
      return { data: { data: structuredClone(rows), total: rows.length, current_page: 1, per_page: 20 } };
    if (method === 'GET' && url.includes('/lke/tindak-lanjut/'))
      return { data: { data: structuredClone(rows) } };
    if (/\/lke\/hasil\/\d+$/.test(url)) return { data: { data: detail } };
    if (method === 'GET') return { data: listAnswer() };
    const answer = onWrite?.(request);
    if (answer) return answer;
    const changed = { ...rows[0], ...(method === 'PUT' && (body as object)), versi: 4 } as LkeTindakLanjut;
    rows.splice(0, 1, changed);
    return { data: { data: changed } };
  };
}

describe('a follow-up of one’s own unit', () => {
  it('gets plan, owner and day on the version that was read', async () => {
    const { user, sent } = await openPage('/lke/hasil-akhir', server([tindakLanjut()]), unitStaff);
    await user.click(await screen.findByRole('button', { name: 'Isi rencana 1.a.1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rencana tindak lanjut' });
    await user.type(within(dialog).getByRole('textbox', { name: /Rencana/ }), 'Susun dan sahkan');
    await user.type(within(dialog).getByRole('textbox', { name: /Penanggung jawab/ }), 'Sekretaris');
    await user.click(within(dialog).getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Susun dan sahkan')).toBeInTheDocument();
    expect(writes(sent)).toMatchObject([
      {
        url: '/api/lke/tindak-lanjut/1012/7',
        body: { rencana: 'Susun dan sahkan', penanggung_jawab: 'Sekretaris', tenggat: null },
        headers: { 'If-Match': '"3"' },
      },
    ]);
  });

  it.each(['before it is read', 'while one types'] as const)(
    'is planned by two people, neither over the other: %s',
    async (when) => {
      localStorage.clear();
      const rows = [tindakLanjut()];
      const versioned = server(rows, ({ headers }) =>
        headers['If-Match'] === `"${rows[0]?.versi}"`
          ? null
          : problem(412, 'VERSI_BASI', { terkini: structuredClone(rows[0]) }),
      );
      const page = await openPage('/lke/hasil-akhir', versioned, unitStaff);
      const { user } = page;
      await user.click(await screen.findByRole('button', { name: 'Isi rencana 1.a.1' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Rencana tindak lanjut' }));
      const meeting = {
        ...page,
        field: 'Rencana',
        type: () => user.type(dialog.getByRole('textbox', { name: /Rencana/ }), 'Susun dan sahkan'),
        other: () => {
          rows[0] = tindakLanjut({ versi: 4, rencana: 'Menurut rekan' });
          return 'Menurut rekan';
        },
        save: () => user.click(dialog.getByRole('button', { name: 'Simpan' })),
      };
      expect(await meetAnother(meeting, when)).toEqual(['"3"', '"4"']);
      expect(rows[0]).toMatchObject({ rencana: 'Susun dan sahkan' });
    },
  );

  it('says what is missing instead of being handed in half', async () => {
    const { user, sent } = await openPage('/lke/hasil-akhir', server([tindakLanjut()]), unitStaff);
    await user.click(await screen.findByRole('button', { name: 'Ajukan 1.a.1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Tindak lanjut belum lengkap' });
    expect(dialog).toHaveTextContent('Tulis penanggung jawab. Pilih tenggat. Lampirkan eviden.');
    expect(within(dialog).getByRole('button', { name: 'Ajukan' })).toBeDisabled();
    expect(writes(sent)).toEqual([]);
  });

  it('takes a link as evidence', async () => {
    const { user, sent } = await openPage('/lke/hasil-akhir', server([tindakLanjut()]), unitStaff);
    await user.click(await screen.findByRole('button', { name: 'Tautan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Tambah tautan' });
    await user.type(within(dialog).getByRole('textbox', { name: /Alamat/ }), lampiran.tautan);
    await user.type(within(dialog).getByRole('textbox', { name: /Nama/ }), lampiran.nama);
    await user.click(within(dialog).getByRole('button', { name: 'Tambah' }));
    await screen.findByRole('button', { name: 'Isi rencana 1.a.1' });
    expect(writes(sent)).toMatchObject([
      {
        url: '/api/lke/tindak-lanjut/1012/7/bukti',
        body: { isi: { jenis: 'tautan', tautan: lampiran.tautan, nama: lampiran.nama } },
      },
    ]);
  });

  it('shows late ones, what was withdrawn and why, and can be narrowed to a state', async () => {
    const late = tindakLanjut({ terlambat: true, tenggat: '2025-01-31' });
    const gone = tindakLanjut({
      id: 8,
      nomor: '1.a.2',
      keadaan: 'selesai',
      ditarik: 'Tidak berlaku lagi',
      langkah: [],
    });
    const { user } = await openPage('/lke/hasil-akhir', server([late, gone]), unitStaff);
    expect(await screen.findByText('Lewat tenggat')).toBeInTheDocument();
    expect(screen.getByText('Tidak berlaku lagi')).toBeInTheDocument();
    expect(screen.getByText('Ditarik')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Selesai (2)' }));
    expect(screen.queryByText('Tidak berlaku lagi')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Dikembalikan (0)' }));
    expect(screen.getByText('Tidak ada tindak lanjut dalam keadaan ini.')).toBeInTheDocument();
  });
});

it('what was repaired before the decision is shown as solved, with nothing to do', async () => {
  const solved = tindakLanjut({
    ditarik: 'Selesai diperbaiki pada penilaian kedua.',
    diperbaiki: true,
    langkah: [],
    menulis: false,
  });
  await openPage('/lke/hasil-akhir', server([solved]), unitStaff);
  expect(await screen.findByText('Selesai diperbaiki pada penilaian kedua.')).toBeInTheDocument();
  const card = within(screen.getByText('Selesai diperbaiki').closest('section') ?? document.body);
  expect(card.getByRole('heading', { name: '1.a.1 Sahkan pedoman' })).toBeInTheDocument();
  expect(card.queryByText('Terbuka')).not.toBeInTheDocument();
  expect(card.queryByRole('button', { name: /1\.a\.1/ })).not.toBeInTheDocument();
});

describe('an evaluator', () => {
  const open = () => openPage('/lke/hasil-penilaian?tampilan=tindak-lanjut', server([diajukan]), evaluator);

  it('finds what was handed in with its unit and evidence, and sends it back with a reason', async () => {
    const { user, sent } = await open();
    expect(await screen.findByRole('link', { name: 'Surat edaran' })).toBeInTheDocument();
    expect(screen.getByText('Dinas Kesehatan')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Kembalikan 1.a.1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Kembalikan tindak lanjut?' });
    await user.type(within(dialog).getByRole('textbox', { name: /Apa yang masih kurang/ }), 'Belum sah');
    await user.click(within(dialog).getByRole('button', { name: 'Kembalikan' }));
    expect(await screen.findByText('Tindak lanjut dikembalikan')).toBeInTheDocument();
    expect(writes(sent)).toMatchObject([
      {
        url: '/api/lke/tindak-lanjut/1012/7/kembalikan',
        body: { catatan: 'Belum sah' },
        headers: { 'If-Match': '"3"' },
      },
    ]);
  });

  it('decides about what was opened, and about what changed meanwhile only after it was told', async () => {
    const rows = [diajukan];
    const { user, sent, queries } = await openPage(
      '/lke/hasil-penilaian?tampilan=tindak-lanjut',
      server(rows, ({ headers }) =>
        headers['If-Match'] === `"${rows[0]?.versi}"`
          ? null
          : problem(412, 'VERSI_BASI', { terkini: structuredClone(rows[0]) }),
      ),
      evaluator,
    );
    await user.click(await screen.findByRole('button', { name: 'Nyatakan selesai 1.a.1' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nyatakan tindak lanjut selesai?' }));
    rows[0] = { ...diajukan, versi: 4, rencana: 'Rencana lain' };
    await act(() => queries.invalidateQueries());
    await user.click(dialog.getByRole('button', { name: 'Nyatakan selesai' }));
    expect(await dialog.findByRole('alert')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Nyatakan selesai' }));
    await waitFor(() => expect(writes(sent)).toHaveLength(2));
    expect(writes(sent).map(({ headers }) => headers['If-Match'])).toEqual(['"3"', '"4"']);
  });

  it('reads in the dialog why it was refused', async () => {
    const { user } = await openPage(
      '/lke/hasil-penilaian?tampilan=tindak-lanjut',
      server([diajukan], () => problem(409, 'BENTROK', { pesan: 'Tindak lanjut ini sudah selesai.' })),
      evaluator,
    );
    await user.click(await screen.findByRole('button', { name: 'Nyatakan selesai 1.a.1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Nyatakan tindak lanjut selesai?' });
    await user.click(within(dialog).getByRole('button', { name: 'Nyatakan selesai' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('sudah selesai');
  });

  it('counts all units, and filters are kept in the address', async () => {
    const { user, sent } = await open();
    expect(await screen.findByRole('heading', { name: 'Selesai' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Keadaan' }));
    await user.selectOptions(screen.getByRole('combobox', { name: /^Keadaan/ }), 'Lewat tenggat');
    await screen.findByText('Dinas Kesehatan');
    expect(sent.at(-1)?.params).toMatchObject({ keadaan: 'terlambat' });
  });
});

it('the regency sees how far it is, and that there is evidence, without the evidence', async () => {
  const row = { ...diajukan, bukti: [], langkah: [] };
  await openPage('/lke/hasil-akhir?satuan_kerja_id=1012', server([row]), regency);
  expect(
    await screen.findByText('1 eviden, hanya terlihat oleh satuan kerja dan penilai.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Isi rencana|Nyatakan selesai/ })).not.toBeInTheDocument();
});
