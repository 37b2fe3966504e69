import { apiClient } from '@selaras/api-client';
import { type FakeAnswer, fakeNetwork, problem } from '@selaras/api-client/testing';
import { guest } from '@selaras/portal/testing';
import { render, screen } from '@testing-library/react';
import { PageAround, planner } from '../diagram/context/testing/page-around';
import type { PlanFindings } from '../tree/analysis/checks';
import PlanCheck from './plan-check';

const baris = (level: string, id: number, induk_id: number | null, kedalaman: number) => ({
  level,
  id,
  induk_id,
  kedalaman,
  kode: null,
  nama: null,
  sasaran: `Sasaran ${id}`,
  indikator: `Indikator ${id}`,
  satuan: 'poin',
  polaritas: null,
  tipe_hitung: null,
  range_min: null,
  range_max: null,
  target: null,
  target_tw1: null,
  target_tw2: null,
  target_tw3: null,
  target_tw4: null,
  anggaran: null,
  pengampu_nama: null,
  do_rumus: null,
  kamus: null,
  baru: false,
  perubahan: [],
  sidik: '0'.repeat(22),
  diperiksa: false,
});

const rincian = {
  satuan_kerja: { satuan_kerja_id: 1012, satuan_kerja_nama: 'Dinas Kesehatan', singkatan: 'Dinkes' },
  validasi: null,
  versi: 0,
  kemampuan: { ajukan: true, tarik: false, setujui: false, kembalikan: false },
  sejak: null,
  baris: [baris('kinerja-program', 3, null, 1), baris('kinerja-langkah-aksi', 9, 4, 4)],
  temuan: {
    wajib: [{ jenis: 'no-target', kunci: 'kinerja-langkah-aksi:9', isian: 'target', rincian: null }],
    saran: [{ jenis: 'wrong-sum', kunci: 'kinerja-program:3', isian: 'anggaran', rincian: 'Pagu Rp 1' }],
  },
  dihapus: [],
};

function open(satuanKerjaId: number, answer: FakeAnswer = { data: { data: rincian } }) {
  const { adapter, sent } = fakeNetwork(() => answer);
  apiClient.configure({ getTahunKinerja: () => 2025, getTahunPublik: () => 2025, adapter });
  const told: (PlanFindings | null)[] = [];
  render(
    <PageAround session={{ ...guest, user: planner }} page={{ satuanKerjaId, publik: false }}>
      <PlanCheck>
        {(plan) => {
          told.push(plan);
          return <p>Temuan</p>;
        }}
      </PlanCheck>
    </PageAround>,
  );
  return { sent, last: () => told.at(-1), count: () => told.length };
}

describe('what the plan of a tree lacks', () => {
  it('is asked of the server, and placed at the boxes of the tree: of a step at its sub-activity', async () => {
    const { last, sent } = open(1012);
    expect(await screen.findByText('Temuan')).toBeVisible();
    expect(sent.map(({ url }) => url)).toEqual(['/api/validasi-perencanaan/1012']);
    expect(last()).toEqual({
      satuanKerjaId: 1012,
      wajib: 1,
      found: [
        {
          kind: 'no-target',
          node: 'kinerja-sub-kegiatan:4',
          label: 'Indikator 9',
          detail: 'Langkah aksi: Indikator 9',
        },
        { kind: 'wrong-sum', node: 'kinerja-program:3', label: 'Indikator 3', detail: 'Pagu Rp 1' },
      ],
    });
  });

  it('says nothing before it is known', async () => {
    const { count } = open(1012);
    expect(count()).toBe(0);
    expect(await screen.findByText('Temuan')).toBeVisible();
  });

  it('is not asked for where the reader may not be told: the tree’s own check remains', async () => {
    const { last, sent } = open(1046);
    expect(await screen.findByText('Temuan')).toBeVisible();
    expect(last()).toBeNull();
    expect(sent).toEqual([]);
  });

  it('leaves the tree’s own check where it cannot be read', async () => {
    const { last } = open(1012, problem(409, 'BENTROK'));
    expect(await screen.findByText('Temuan')).toBeVisible();
    expect(last()).toBeNull();
  });
});
