/** @jest-environment node */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { canonicalJson, canonicalPieces, dataHash } from './data-hash';

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, reversed(part)]),
  );
}

const anyData = fc.jsonValue({ maxDepth: 4 });

describe('the hash of the data', () => {
  it('is the SHA-256 of the data with its keys in order', async () => {
    const text = '[{"capaian":98.5,"id":1,"sasaran":"Meningkatnya é"}]';
    const expected = createHash('sha256').update(text).digest('hex');
    expect(await dataHash([{ sasaran: 'Meningkatnya é', id: 1, capaian: 98.5 }])).toBe(expected);
  });

  it('does not care about the order of keys, at any depth', () => {
    fc.assert(
      fc.property(anyData, (data) => {
        expect(canonicalJson(reversed(data))).toBe(canonicalJson(data));
        expect(JSON.parse(canonicalJson(data))).toEqual(JSON.parse(JSON.stringify(data)));
      }),
    );
  });

  it('is of the same text in pieces', () => {
    fc.assert(
      fc.property(fc.array(anyData), fc.nat({ max: 3 }), (data, lists) => {
        const told = [...data, { ada: null, tiada: undefined }];
        expect([...canonicalPieces(told, lists)].join('')).toBe(canonicalJson(told));
      }),
    );
  });

  it('changes when one figure changes', async () => {
    expect(await dataHash([{ capaian: 98.5 }])).not.toBe(await dataHash([{ capaian: 98.6 }]));
  });
});
