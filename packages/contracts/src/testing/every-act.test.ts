import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Rule, roleNames, type Who } from '@selaras/roles';
import { everyAct } from './every-act';

const everyone: readonly Who[] = ['guest', ...roleNames];

/** A rule in one line, its roles in one order, so that two of them can be compared. */
function textOf({ roles, unit }: Rule): string {
  const named = everyone.filter((who) => roles.includes(who));
  if (named.length === everyone.length) return `${unit}: everybody`;
  if (named.length === roleNames.length && !roles.includes('guest')) return `${unit}: every role`;
  return `${unit}: ${named.join(' ')}`;
}

/**
 * The permission table, written down apart from the rules: a right that is given or taken shows here too. `any` looks
 * at no unit; `own` holds roles that do not see all units to rows of their own. Each domain writes down its own part.
 */
async function permissionTable(): Promise<Readonly<Record<string, string>>> {
  const contracts = join(__dirname, '..');
  const parts = readdirSync(contracts, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('acts.fixture.ts'),
  );
  const read = await Promise.all(
    parts.map(async (file): Promise<{ rights: Record<string, string> }> => import(join(contracts, file))),
  );
  return Object.assign(
    {
      'berkas.upload': 'any: every role',
      'berkas.download': 'any: every role',
      'impor.read': 'any: super perangkat_daerah setda',
    },
    ...read.map(({ rights }) => rights),
  );
}

describe('the acts of the contracts', () => {
  it('are these, each with exactly this rule', async () => {
    const acts = Object.fromEntries(everyAct.map((act) => [act.name, textOf(act)]));
    expect(acts).toEqual(await permissionTable());
  });

  it('have a name each that no other has', () => {
    const names = everyAct.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it.each(everyAct)('$name names only roles that exist, each once', ({ roles }) => {
    expect(roles.filter((role) => !everyone.includes(role))).toEqual([]);
    expect(new Set(roles).size).toBe(roles.length);
  });
});
