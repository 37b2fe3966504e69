import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '../../../docs/adr');
const files = readdirSync(folder);

describe('a decision', () => {
  it('has a number that no other has, without a gap', () => {
    expect(files.map((file) => Number(file.slice(0, 4)))).toEqual(files.map((_, at) => at + 1));
  });

  it.each(files)('%s has its number, a title, and the three headings in order', (file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text).toMatch(new RegExp(`^# ${Number(file.slice(0, 4))}[.] \\S`));
    const headings = [...text.matchAll(/^\*\*([^*]+)\*\*/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(['Context.', 'Decision.', 'Consequences.']);
  });
});
