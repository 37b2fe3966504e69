import { EventEmitter } from 'node:events';
import { catchLastResort } from './last-resort';

function supervised() {
  const process = new EventEmitter();
  const seen = { faults: [] as [string, unknown][], ended: 0, codes: [] as number[] };
  catchLastResort(process, {
    onFault: (name, error) => seen.faults.push([name, error]),
    end: async () => {
      seen.ended += 1;
    },
    exit: (code) => seen.codes.push(code),
  });
  return { process, seen };
}

describe('what no code of ours caught', () => {
  it('is told and served on after, when it is a rejection', async () => {
    const { process, seen } = supervised();
    process.emit('unhandledRejection', 'putus');
    await new Promise(setImmediate);
    expect(seen).toEqual({ faults: [['janji-tak-tertangani', 'putus']], ended: 0, codes: [] });
  });

  it('ends the server once and in good order, when it is an exception', async () => {
    const { process, seen } = supervised();
    process.emit('uncaughtException', 'satu');
    process.emit('uncaughtException', 'dua');
    await new Promise(setImmediate);
    expect(seen.faults.map(([, error]) => error)).toEqual(['satu', 'dua']);
    expect(seen).toMatchObject({ ended: 1, codes: [1] });
  });
});
