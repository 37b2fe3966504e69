import { z } from 'zod';
import * as contracts from '.';
import { isCall } from './call';
import { bodyShape, rowShape } from './entity-schema';

type Named<Value> = readonly (readonly [string, Value])[];

/** What the contracts export by names with this ending. */
const exported = <Value>(ending: string) =>
  Object.entries(contracts)
    .filter(([name, value]) => name.endsWith(ending) && typeof value === 'object')
    .map(([name, value]) => [name.slice(0, -ending.length), value as Value]) as Named<Value>;

const entities = exported<contracts.Entity>('Entity');
const families = exported<Record<string, contracts.AnyCall>>('Calls').filter(([, calls]) =>
  Object.values(calls).every(isCall),
);
const routes = Object.fromEntries(exported<Record<string, contracts.Route>>('Routes'));
const names = entities.map(([, { name }]) => name);

describe('the routes of a family of calls', () => {
  it.each(families)('%s are those that its calls are made of, by the same names', (family, calls) => {
    const made = Object.entries(calls).map(([name, { act, method, path, tahun, versi }]) => [
      name,
      { act, method, path, ...(tahun && { tahun }), ...(versi && { versi }) },
    ]);
    expect(routes[family]).toEqual(Object.fromEntries(made));
  });
});

describe('an entity', () => {
  it('has a name that no other has', () => {
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(entities)('%s stands below another one, or below none', (_, { parent }) => {
    expect([undefined, ...names]).toContain(parent);
  });

  it.each(entities)('%s is narrowed and ordered by what it names, and by nothing else', (name, entity) => {
    const calls = families.find(([family]) => family === name)?.[1];
    const { page, q, urut, satuan_kerja_id, ...filters } = calls?.list?.query.shape ?? {};
    expect([page, q, urut, satuan_kerja_id]).not.toContain(undefined);
    expect(Object.keys(filters).sort()).toEqual([...entity.filters].sort());
    for (const order of entity.orders) expect(urut.parse(`-${order}`)).toBe(`-${order}`);
    expect(urut.parse(undefined)).toBe(entity.orders[0]);
  });
});

describe('the schemas of a described entity', () => {
  const fields = {
    target: { kind: 'number', label: 'Target', optional: true },
    capaian: { kind: 'number', label: 'Capaian', optional: true, derived: true },
  } as const;

  it('read what follows from other fields and do not let it be written', () => {
    expect(z.object(rowShape(fields)).parse({ target: 4, capaian: 80 })).toEqual({ target: 4, capaian: 80 });
    expect(z.object(bodyShape(fields)).parse({ target: 4, capaian: 80 })).toEqual({ target: 4 });
  });

  it('asks for a text that is marked as sent, and keeps an empty one as null', () => {
    const body = z.object(
      bodyShape({ alasan: { kind: 'text', label: 'Alasan', optional: true, sent: true } }),
    );
    expect(body.parse({ alasan: '  ' })).toEqual({ alasan: null });
    expect(body.parse({ alasan: null })).toEqual({ alasan: null });
    expect(body.safeParse({}).success).toBe(false);
  });

  it('refuses a text with fewer characters than its description asks for, in its words', () => {
    const least = { length: 5, text: 'Tulis alasannya' };
    const body = z.object(bodyShape({ alasan: { kind: 'area', label: 'Alasan', least } }));
    expect(body.safeParse({ alasan: ' tak ' }).error?.issues).toMatchObject([{ message: 'Tulis alasannya' }]);
    expect(body.parse({ alasan: ' cukup ' })).toEqual({ alasan: 'cukup' });
  });
});

describe('the groups that a lock closes', () => {
  it('are those that the fields name', () => {
    expect(contracts.fieldGroupsOf(contracts.kamusIndikatorEntity.fields)).toEqual({
      definisi: 'target',
      formula: 'target',
      satuan: 'target',
      polaritas: 'target',
      konsolidasi_periode: 'target',
      sumber_data: 'target',
      frekuensi: 'target',
      periode_pelaporan: 'target',
      penanggung_jawab: 'pengampu',
    });
  });
});

describe('the pages of a domain’s entities', () => {
  it('are four for each', () => {
    const [first] = contracts.planningEntities;
    const ids = contracts.pagesOfEntities([first]).map(({ id }) => id);
    expect(ids).toEqual(['', '.create', '.edit', '.show'].map((page) => `${first.name}${page}`));
  });

  it('are none of no id where there is no entity', () => {
    const none: never[] = contracts.pagesOfEntities([]);
    expect(none).toEqual([]);
  });
});
