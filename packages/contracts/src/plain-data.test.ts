import { readdirSync } from 'node:fs';

// Whatever loads the schema library fails here.
jest.mock('zod', () => {
  throw new Error('it loads the schema library');
});

const plain = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(^|\/)(act|entity|route|rules|\S+-(entity|entities|routes))\.ts$/.test(file),
);

describe('what browsers carry of the contracts', () => {
  it('is more than a handful of files', () => {
    expect(plain.length).toBeGreaterThan(30);
  });

  it.each(plain)('%s is plain data', async (file) => {
    await expect(import(`./${file}`)).resolves.toBeDefined();
  });
});
