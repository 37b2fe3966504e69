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

  it('tells of the plan, not of a form of realisation alone', () => {
    const lock = planLock(kunci({ alasan: 'validasi', pesan: 'Sedang divalidasi.' }));
    expect(lock.notice).toEqual({ reason: 'validasi', text: 'Sedang divalidasi.' });
    expect(lock.concerns(['tw1', 'realisasi'])).toBe(false);
    expect(lock.concerns(['tw1', undefined])).toBe(true);
    expect(lock.concerns([])).toBe(true);
  });

  it.each([
    [kunci({}), ['tw1'], /batas waktu pengisian realisasinya/],
    [kunci({ alasan: 'batas-waktu' }), [undefined], /batas waktu pengisian telah habis/],
    [kunci({ alasan: 'validasi' }), [undefined], /sedang atau sudah divalidasi/],
    [kunci({ alasan: 'validasi', bidang: ['target', 'pengampu'] }), [undefined], /target dan pengampu\.$/],
  ])('%# says why nothing of a part can be written', (state, groups, words) => {
    expect(planLock(state).closedWords(groups)).toMatch(words);
  });
});
