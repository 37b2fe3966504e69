import { Jobs } from './jobs';

const failing = () => Promise.reject(new Error('putus'));

describe('Jobs', () => {
  it('tells of work that fails, by its name, and lets other work go on', async () => {
    const told: [string, unknown][] = [];
    const done: string[] = [];
    const jobs = new Jobs((name, error) => told.push([name, error]));
    jobs.start('impor', failing);
    jobs.start('ekspor', async () => {
      done.push('ekspor');
    });
    await jobs.idle();
    expect(told).toEqual([['impor', new Error('putus')]]);
    expect(done).toEqual(['ekspor']);
  });

  it('tells of work that throws before its first wait', async () => {
    const told: string[] = [];
    const jobs = new Jobs((name) => told.push(name));
    jobs.start('impor', () => {
      throw new Error('langsung');
    });
    await jobs.idle();
    expect(told).toEqual(['impor']);
  });

  it('is idle only once work that began meanwhile has ended too', async () => {
    const done: string[] = [];
    const jobs = new Jobs(() => {});
    jobs.start('pertama', async () => {
      jobs.start('kedua', async () => {
        await new Promise(setImmediate);
        done.push('kedua');
      });
    });
    await jobs.idle();
    expect(done).toEqual(['kedua']);
  });
});
