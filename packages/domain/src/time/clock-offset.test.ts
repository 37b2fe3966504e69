import { clockOffset } from './clock-offset';

describe('a wrong clock', () => {
  it('is corrected by the distance to the server', () => {
    const wrong = new Date('2025-03-30T10:00:00Z');
    const offset = clockOffset('2025-03-31T10:00:00Z', wrong);
    expect(new Date(wrong.getTime() + offset).toISOString()).toBe('2025-03-31T10:00:00.000Z');
  });

  it('stays as it is when the server sends no readable time', () => {
    expect(clockOffset('', new Date())).toBe(0);
  });
});
