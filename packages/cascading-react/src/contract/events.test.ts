import { Emitter } from './events';

describe('who listens to the embed', () => {
  it('is told until he no longer wants to be, and one that throws stops nobody', () => {
    const report = jest.fn();
    globalThis.reportError = report;
    const { emit, on } = new Emitter();
    const told: unknown[] = [];
    const fault = new Error('pendengar');
    on('select', () => {
      throw fault;
    });
    const stop = on('select', (node) => told.push(node));
    emit('select', null);
    stop();
    emit('select', null);
    expect(told).toEqual([null]);
    expect(report).toHaveBeenCalledTimes(2);
    expect(report).toHaveBeenCalledWith(fault);
  });
});
