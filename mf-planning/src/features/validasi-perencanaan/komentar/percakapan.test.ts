import type { PercakapanRencana } from '@selaras/contracts';
import { berikutnyaDari, tentangBaris, terbukaPerBaris } from './percakapan';

const thread = (id: number, baris_id: number, more: object = {}) =>
  ({
    id,
    level: 'kinerja-program',
    baris_id,
    selesai: false,
    terhapus: false,
    ...more,
  }) as unknown as PercakapanRencana;

const row = (id: number) => ({ level: 'kinerja-program', id }) as const;

it('threads about a row are those of its level and number', () => {
  const threads = [thread(1, 7), thread(2, 7, { level: 'kinerja-kegiatan' }), thread(3, 8), thread(4, 7)];
  expect(tentangBaris(threads, row(7)).map(({ id }) => id)).toEqual([1, 4]);
});

describe('the next row that is talked about', () => {
  const next = (threads: PercakapanRencana[], at: number) => berikutnyaDari(threads, row(at))?.id;

  it('follows this one, and after the last one comes the first', () => {
    const threads = [thread(1, 7), thread(2, 7), thread(3, 8), thread(4, 9)];
    expect(next(threads, 7)).toBe(3);
    expect(next(threads, 8)).toBe(4);
    expect(next(threads, 9)).toBe(1);
  });

  it('is none whose threads are done, or that was removed', () => {
    const threads = [thread(1, 7), thread(2, 8, { selesai: true }), thread(3, 9, { terhapus: true })];
    expect(next(threads, 7)).toBeUndefined();
    expect(next(threads, 5)).toBe(1);
  });
});

it('open threads are counted by row; a row whose threads are done has none', () => {
  const threads = [thread(1, 7), thread(2, 7, { selesai: true }), thread(3, 8, { selesai: true })];
  expect([...terbukaPerBaris(threads)]).toEqual([
    ['kinerja-program:7', 1],
    ['kinerja-program:8', 0],
  ]);
});
