import { NetworkError } from '@selaras/api-client';
import { createKiriman } from './kiriman';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const faultOf = (error: unknown) => (error instanceof Error ? error.message : '');
const at = (nama: string) => ({ tempat: '2025/7:1', nama });

describe('files on their way', () => {
  it('go one after the other', async () => {
    const kiriman = createKiriman(faultOf);
    const done: string[] = [];
    for (const nama of ['a', 'b']) {
      kiriman.add(at(nama), async () => {
        done.push(nama);
      });
    }
    await jest.runAllTimersAsync();
    expect(done).toEqual(['a', 'b']);
    expect(kiriman.list()).toEqual([]);
  });

  it('wait for the line and go on by themselves, at once when it is back', async () => {
    const kiriman = createKiriman(faultOf);
    let online = false;
    const kirim = jest.fn(async () => {
      if (!online) throw new NetworkError('offline');
    });
    kiriman.add(at('a'), kirim);
    await jest.advanceTimersByTimeAsync(0);
    expect(kiriman.list()).toMatchObject([{ nama: 'a', state: 'menunggu' }]);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(kirim).toHaveBeenCalledTimes(2);
    online = true;
    kiriman.wake();
    await jest.advanceTimersByTimeAsync(0);
    expect(kiriman.list()).toEqual([]);
    expect(kirim).toHaveBeenCalledTimes(3);
  });

  it('say why they were refused, let the next one go, and close', async () => {
    const kiriman = createKiriman(faultOf);
    const next = jest.fn(async () => undefined);
    kiriman.add(at('a'), async () => {
      throw new Error('Ini halaman HTML.');
    });
    kiriman.add(at('b'), next);
    await jest.runAllTimersAsync();
    expect(next).toHaveBeenCalled();
    expect(kiriman.list()).toMatchObject([{ state: 'gagal', fault: 'Ini halaman HTML.' }]);
    kiriman.drop(1);
    kiriman.refuse(at('c'), 'Terlalu besar');
    expect(kiriman.list()).toMatchObject([{ nama: 'c', fault: 'Terlalu besar' }]);
  });
});
