import { StreamLimit } from './stream-limit';

describe('open streams', () => {
  it('are twelve of an account at most, whatever its address', () => {
    const limit = new StreamLimit();
    for (let at = 0; at < 12; at += 1) limit.take({ id: 1 }, `10.0.0.${at}`);
    expect(() => limit.take({ id: 1 }, '10.0.0.99')).toThrow(
      expect.objectContaining({ kode: 'TERLALU_SERING' }),
    );
    expect(() => limit.take({ id: 2 }, '10.0.0.1')).not.toThrow();
  });

  it('may be many behind one address of guests, as an office has', () => {
    const limit = new StreamLimit();
    const give = Array.from({ length: 200 }, () => limit.take(null, '10.0.0.1'));
    expect(() => limit.take(null, '10.0.0.1')).toThrow(expect.objectContaining({ kode: 'TERLALU_SERING' }));
    give[0]?.();
    give[0]?.();
    expect(() => limit.take(null, '10.0.0.1')).not.toThrow();
    expect(() => limit.take(null, '10.0.0.1')).toThrow();
  });

  it('end at what a process can hold', () => {
    const limit = new StreamLimit();
    for (let at = 0; at < 2000; at += 1) limit.take({ id: at }, '10.0.0.1');
    expect(() => limit.take({ id: 9999 }, '10.0.0.1')).toThrow(
      expect.objectContaining({ kode: 'LAYANAN_SIBUK' }),
    );
  });
});
