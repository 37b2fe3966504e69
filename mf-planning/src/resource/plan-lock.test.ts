import type { Kunci } from '@selaras/contracts';
import { planLock } from './plan-lock';

const kunci = (part: Partial<Kunci>): Kunci => ({
  alasan: null,
  pesan: null,
  bidang: [],
  triwulan: [],
  ...part,
});

describe('the lock of a plan', () => {
  it.each([
    [undefined, false],
    ['kinerja', false],
    ['target', true],
    ['tw2', true],
    ['tw3', false],
    ['lain', false],
  ])('leaves group %s open: %s', (group, open) => {
    expect(planLock(kunci({ bidang: ['target'], triwulan: [2] })).isOpen(group)).toBe(open);
  });

  it('closes figures of a five-year row by the lock of their own year, and says which year and why', () => {
    const shut = { alasan: 'validasi', pesan: 'Sudah disetujui.', bidang: [], triwulan: [] } as const;
    const years = [2024, 2025].map((tahun) => ({
      tahun,
      ...kunci(
        tahun === 2024 ? { ...shut, bidang: [], triwulan: [] } : { bidang: ['target'], triwulan: [4] },
      ),
    }));
    const lock = planLock(kunci({ tahunan: years }));
    expect(['target@1', 'target@2', 'realisasi@1', 'realisasi@2'].map(lock.isOpen)).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(lock.closedYears?.(['target@1', 'target@2'])).toEqual(['2024: Sudah disetujui.']);
    expect(lock.closedYears?.(['realisasi@1'])).toEqual([
      '2024: Batas waktu pengisian realisasinya telah habis.',
    ]);
    expect(lock.closedYears?.(['target@2'])).toEqual([]);
  });

  it('says when the first quarter of a grid opens that is yet to open, and when a year does', () => {
    const ahead = (triwulan: number) => ({ triwulan, pesan: `TW ${triwulan} baru dapat diisi nanti.` });
    const lock = planLock(kunci({ bidang: [], triwulan: [2], belum_dibuka: [ahead(3), ahead(4)] }));
    expect(lock.closedYears?.(['target', 'tw1', 'tw2', 'tw3', 'tw4'])).toEqual([
      'TW 3 baru dapat diisi nanti.',
    ]);
    expect(lock.closedYears?.(['target', 'tw1', 'tw2'])).toEqual([]);
    expect(lock.closedWords(['tw4'])).toBe('TW 4 baru dapat diisi nanti.');
    expect(lock.closedWords(['tw1'])).toBe('Batas waktu pengisian realisasinya telah habis.');
    const years = [2024, 2025].map((tahun) => ({ tahun, ...kunci({ belum_dibuka: [ahead(tahun - 2023)] }) }));
    const fiveYears = planLock(kunci({ tahunan: years }));
    expect(fiveYears.closedYears?.(['realisasi@1', 'realisasi@2'])).toEqual([
      '2024: TW 1 baru dapat diisi nanti.',
      '2025: TW 2 baru dapat diisi nanti.',
    ]);
    expect(fiveYears.closedWords(['realisasi@2'])).toBe('TW 2 baru dapat diisi nanti.');
  });

  it('names the reports that are open in a form although its plan is not', () => {
    const lock = planLock(kunci({ alasan: 'validasi', pesan: 'Sudah disetujui.', triwulan: [3, 4] }));
    expect(lock.openWords?.([undefined, 'target', 'tw2', 'tw3', 'tw4', 'realisasi'])).toBe(
      'Yang masih dapat diisi: realisasi TW 3 dan TW 4.',
    );
    expect(lock.openWords?.(['target', 'tw1'])).toBeNull();
    expect(planLock(kunci({ triwulan: [3] })).openWords?.(['tw3'])).toBeNull();
    const years = [2024, 2025].map((tahun) => ({ tahun, ...kunci({ triwulan: tahun === 2025 ? [4] : [] }) }));
    expect(
      planLock(kunci({ alasan: 'validasi', pesan: 'x', tahunan: years })).openWords?.([
        'realisasi@1',
        'realisasi@2',
      ]),
    ).toBe('Yang masih dapat diisi: realisasi 2025.');
  });

  it('tells of the plan, not of a form of realisation alone', () => {
    const lock = planLock(kunci({ alasan: 'validasi', pesan: 'Sedang divalidasi.' }));
    expect(lock.notice).toEqual({ reason: 'validasi', text: 'Sedang divalidasi.' });
    expect(lock.concerns(['tw1', 'realisasi'])).toBe(false);
    expect(lock.concerns(['tw1', undefined])).toBe(true);
    expect(lock.concerns([])).toBe(true);
  });

  it.each([
    [kunci({}), ['tw1'], /^Batas waktu pengisian realisasinya telah habis/],
    [kunci({ alasan: 'batas-waktu' }), [undefined], /batas waktu pengisian telah habis/],
    [kunci({ alasan: 'validasi' }), [undefined], /sedang atau sudah divalidasi/],
    [kunci({ alasan: 'validasi', bidang: ['target', 'pengampu'] }), [undefined], /target dan pengampu\.$/],
  ])('%# says why nothing of a part can be written', (state, groups, words) => {
    expect(planLock(state).closedWords(groups)).toMatch(words);
  });
});
