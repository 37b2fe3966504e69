import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callsOfExports } from './calls';
import * as client from './index';

type Group = Readonly<Record<string, { readonly method: string; readonly path: string }>>;
const exported = client as unknown as Readonly<Record<string, Group>>;

const folder = join(__dirname, 'queries');
const files = readdirSync(folder).filter((file) => file.endsWith('-queries.ts'));

/** Members of the group of queries in a file, each with the calls that its text names. */
function membersOf(file: string) {
  const text = readFileSync(join(folder, file), 'utf8');
  const [, name = ''] = /export const (\w+Queries)/.exec(text) ?? [];
  const members = [...text.matchAll(/^ {2}(\w+): [\s\S]*?(?=^ {2}\w+: |^};)/gm)].map(
    ([body, member = '']) => {
      const named = [...body.matchAll(/\b(\w+Endpoints)\.(\w+)/g)];
      return { member, calls: named.map(([, group = '', call = '']) => exported[group]?.[call]) };
    },
  );
  return { name, members };
}

describe('what the exports of the client may ask for', () => {
  it('is said of every group of endpoints and of queries', () => {
    const asking = Object.keys(client).filter((name) => /(Endpoints|Queries)$/.test(name));
    expect(Object.keys(callsOfExports).sort()).toEqual(asking.sort());
  });

  it.each(files)('is all that members of %s name, and `all` names none', (file) => {
    const { name, members } = membersOf(file);
    const group = callsOfExports[name] ?? {};
    expect(members.length).toBeGreaterThan(0);
    for (const { member, calls } of members) {
      const said = group[member] === undefined ? Object.values(group) : [group[member]];
      expect(calls.filter((call) => !said.some((each) => each === call))).toEqual([]);
      expect(calls.length > 0).toBe(member !== 'all');
    }
  });
});
