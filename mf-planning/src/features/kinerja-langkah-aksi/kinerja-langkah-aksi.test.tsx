import { problem, type SentRequest } from '@selaras/api-client/testing';
import type { Kunci } from '@selaras/contracts';
import type { Row } from '@selaras/resource/core';
import { fakeResource, openKunci, writes } from '@selaras/resource/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage } from '../../testing/open-page';
import { tiapTriwulan } from '../../testing/per-period';
import { ibuDilayani } from '../kinerja-sub-kegiatan/kinerja-sub-kegiatan.fixture';
import type { kinerjaLangkahAksi } from './kinerja-langkah-aksi';

type LangkahAksiRow = Row<typeof kinerjaLangkahAksi>;
type Anggota = LangkahAksiRow['anggota'][number];

const NIP_LAMA = '198001012005011001';
const NIP_BARU = '199002022015022002';

const kunjungan: LangkahAksiRow = {
  id: 1,
  versi: 4,
  kemampuan: { ubah: true, hapus: true, riwayat: true },
  kunci: openKunci,
  tahun_kinerja: 2025,
  satuan_kerja: { satuan_kerja_id: 1012, satuan_kerja_nama: 'Dinas Kesehatan', singkatan: 'Dinkes' },
  kinerja_sub_kegiatan: { id: 8, sasaran: 'Terlayaninya ibu hamil', indikator: 'Ibu hamil yang dilayani' },
  sub_kegiatan: { id: 9, kode: '1.02.02.2.02.0001', nama: 'Pelayanan ibu hamil' },
  sasaran: 'Kunjungan rumah',
  indikator: 'Rumah yang dikunjungi',
  satuan: 'rumah',
  ...tiapTriwulan('target', [10, 20, 30, 40]),
  ...tiapTriwulan('realisasi', [10, 15, null, null]),
  anggaran: 5_000_000,
  penyebab_kegagalan: { id: 77, triwulan: 2, penyebab: 'Kader belum terlatih' },
  anggota: [
    {
      id: 3,
      nip: NIP_LAMA,
      nama: 'Rina Hapsari',
      target: 60,
      satuan: 'rumah',
      ...tiapTriwulan('realisasi', [5, 8, null, null]),
    },
  ],
  tim: [{ id: 12, nama: 'Tim Kesehatan Keluarga' }],
  asal_realisasi: [
    {
      triwulan: 2,
      sebelum: null,
      laporan: [{ nama: 'Rina Hapsari', nilai: 15, oleh: 'Budi Santoso', pada: '2025-06-28T03:00:00Z' }],
    },
  ],
};

function fakeLangkahAksi(kunci: Kunci = openKunci) {
  const resource = fakeResource<LangkahAksiRow>({
    path: '/kinerja-langkah-aksi',
    rows: [{ ...kunjungan, kunci }],
    kunci,
    rowOf: (body, before = kunjungan) => {
      const anggota = body.anggota as (Omit<Anggota, 'id' | 'nama'> & { id?: number })[];
      return {
        ...before,
        ...body,
        anggota: anggota.map((line) => ({ id: 900, nama: 'Dewi Lestari', ...line })),
      };
    },
  });
  return (request: SentRequest) => {
    const { url } = request;
    if (url === '/api/option/pegawai') return { data: [{ value: NIP_BARU, label: 'Dewi Lestari' }] };
    if (url === '/api/option/indikator/kinerja-sub-kegiatan') {
      return { data: [{ value: 8, label: 'Ibu hamil yang dilayani' }] };
    }
    if (url === '/api/kinerja-sub-kegiatan/8') {
      return { data: { data: ibuDilayani } };
    }
    if (url.startsWith('/api/option/')) return { data: [] };
    return resource.answer(request);
  };
}

beforeEach(() => localStorage.clear());

describe('action steps', () => {
  it('stand in the list with their sub-activity, members, quarters and money', async () => {
    await openPage('/kinerja-langkah-aksi', fakeLangkahAksi());
    const row = await screen.findByRole('row', { name: /Rumah yang dikunjungi/ });
    const told = [
      'Kunjungan rumah',
      'Ibu hamil yang dilayani',
      'Rina Hapsari',
      'Rp 5 jt',
      'Tim Kesehatan Keluarga',
    ];
    for (const words of told) {
      expect(row).toHaveTextContent(words);
    }
  });

  it('of one kind are asked for by a filter in the address', async () => {
    const { sent } = await openPage('/kinerja-langkah-aksi?perbaikan=true', fakeLangkahAksi());
    expect(await screen.findByRole('button', { name: 'Jenis: Langkah aksi perbaikan' })).toBeInTheDocument();
    const [first] = sent.filter(({ url }) => url === '/api/kinerja-langkah-aksi');
    expect(first?.params).toMatchObject({ perbaikan: 'true' });
  });

  it('of one sub-activity are asked for by itself, not by words that another may share', async () => {
    const { sent } = await openPage('/kinerja-langkah-aksi?kinerja_sub_kegiatan_id=8', fakeLangkahAksi());
    const chip = 'Kinerja sub kegiatan: Ibu hamil yang dilayani';
    expect(await screen.findByRole('button', { name: chip })).toBeInTheDocument();
    const [choices] = sent.filter(({ url }) => url === '/api/option/indikator/kinerja-sub-kegiatan');
    expect(choices?.params).toMatchObject({ tiap: 'baris' });
  });

  it('show target and realisation of each quarter, the cause they repair and who carries them', async () => {
    await openPage('/kinerja-langkah-aksi/1', fakeLangkahAksi());
    expect(await screen.findByText('TW 2: Kader belum terlatih')).toBeInTheDocument();
    expect(screen.getByText('1.02.02.2.02.0001 Pelayanan ibu hamil')).toBeInTheDocument();
    expect(screen.getByText('Tim Kesehatan Keluarga')).toBeInTheDocument();
    expect(screen.getByText(/75%/)).toBeInTheDocument();
    expect(
      screen.getByText('Dari laporan Rina Hapsari (15), dikonfirmasi Budi Santoso pada 28 Juni 2025.'),
    ).toBeInTheDocument();
    const member = within(await screen.findByRole('table', { name: 'Anggota tim' }));
    const row = member.getByRole('row', { name: /Rina Hapsari/ });
    expect(row).toHaveTextContent(NIP_LAMA);
    expect(row).toHaveTextContent('60');
  });
});

describe('the form of an action step', () => {
  it('adds a member, takes one away, and sends only what is written of them', async () => {
    const { user, sent } = await openPage('/kinerja-langkah-aksi/1/edit', fakeLangkahAksi());
    await user.click(await screen.findByRole('button', { name: 'Hapus anggota 1' }));
    expect(screen.getByRole('button', { name: 'Tambah anggota' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Tambah anggota' }));
    const member = within(await screen.findByRole('group', { name: 'Anggota 1' }));
    await user.click(await member.findByRole('combobox', { name: /Pegawai/ }));
    await user.click(await screen.findByText('Dewi Lestari'));
    await user.type(member.getByLabelText(/^Target/), '25');
    await user.type(member.getByLabelText(/^Satuan/), 'rumah');
    const fault = /Target anggota berjumlah 25, sedangkan target keempat triwulan langkah ini 100/;
    expect(await screen.findByText(fault)).toBeInTheDocument();
    await user.clear(member.getByLabelText(/^Target/));
    await user.type(member.getByLabelText(/^Target/), '100');
    expect(screen.queryByText(fault)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Langkah aksi disimpan')).toBeInTheDocument();
    expect(writes(sent)).toMatchObject([
      {
        method: 'PUT',
        headers: { 'If-Match': '"4"' },
        body: {
          kinerja_sub_kegiatan_id: 8,
          penyebab_kegagalan_id: 77,
          target_tw4: 40,
          anggota: [{ nip: NIP_BARU, target: 100, satuan: 'rumah', realisasi_tw1: null }],
        },
      },
    ]);
  });

  it('keeps an old member’s id and offers the causes of the chosen sub-activity', async () => {
    const { user, sent } = await openPage('/kinerja-langkah-aksi/1/edit', fakeLangkahAksi());
    await user.click(await screen.findByText(/^Isian lain/));
    await user.click(await screen.findByRole('combobox', { name: /Memperbaiki penyebab/ }));
    await user.click(await screen.findByText('TW 3: Bidan cuti'));
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(writes(sent)).toHaveLength(1));
    expect(writes(sent)[0]?.body).toMatchObject({
      penyebab_kegagalan_id: 78,
      anggota: [{ id: 3, nip: NIP_LAMA, realisasi_tw2: 8 }],
    });
    expect(writes(sent)[0]?.body).not.toHaveProperty('anggota.0.nama');
  });

  it('offers those who can carry a step of the chosen sub-activity, and names nobody’s line', async () => {
    const { user, sent } = await openPage('/kinerja-langkah-aksi/1/edit', fakeLangkahAksi());
    await user.click(await screen.findByRole('button', { name: 'Tambah anggota' }));
    const old = within(screen.getByRole('group', { name: 'Anggota 1' }));
    expect(await old.findByText('Rina Hapsari')).toBeInTheDocument();
    const asked = sent.filter(({ url }) => url === '/api/option/pegawai');
    expect(asked[0]?.params).toMatchObject({ satuan_kerja_id: 1012, kinerja_sub_kegiatan_id: 8 });

    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    const fresh = within(screen.getByRole('group', { name: 'Anggota 2' }));
    expect(await fresh.findByText('Pilih pegawainya, atau hapus baris ini')).toBeInTheDocument();
    expect(old.queryByText(/^Pilih pegawainya/)).not.toBeInTheDocument();
    expect(writes(sent)).toHaveLength(0);
  });

  it('says beside the member what the server refuses of him', async () => {
    const answer = fakeLangkahAksi();
    const errors = { 'anggota.0.nip': ['Keanggotaannya belum disetujui'] };
    const { user } = await openPage('/kinerja-langkah-aksi/1/edit', (request) =>
      request.method === 'PUT' ? problem(422, 'MASUKAN_TIDAK_SESUAI', { errors }) : answer(request),
    );
    await user.click(await screen.findByRole('button', { name: 'Simpan' }));
    const member = within(screen.getByRole('group', { name: 'Anggota 1' }));
    expect(await member.findByText('Keanggotaannya belum disetujui')).toBeInTheDocument();
  });

  it('takes only the realisation of open quarters once the plan is locked', async () => {
    const kunci: Kunci = { alasan: 'validasi', pesan: 'Menunggu validasi.', bidang: [], triwulan: [3] };
    await openPage('/kinerja-langkah-aksi/1/edit', fakeLangkahAksi(kunci));
    const member = within(await screen.findByRole('group', { name: 'Anggota 1' }));
    expect(member.getByLabelText(/^Realisasi TW 3/)).not.toHaveAttribute('readonly');
    expect(member.getByLabelText(/^Realisasi TW 1/)).toHaveAttribute('readonly');
    expect(member.getByLabelText(/^Target/)).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: /^(Tambah|Hapus) anggota/ })).not.toBeInTheDocument();
  });
});
