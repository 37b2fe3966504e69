import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import * as contracts from '@selaras/contracts';
import { brokenPromises, type PromisedCalls, unlikePromised } from './promised-calls';

const file = join(import.meta.dirname, 'calls.json.br');
const manifest = join(import.meta.dirname, '../../../../contracts/package.json');

const promised = (): PromisedCalls => JSON.parse(brotliDecompressSync(readFileSync(file)).toString('utf8'));

const now: PromisedCalls = {
  version: JSON.parse(readFileSync(manifest, 'utf8')).version,
  calls: contracts.callsIn(contracts).map(contracts.contractOf),
};

describe('the calls that remotes of other repositories reckon with', () => {
  it('are broken by no version that does not say so; else mend the call, or raise @selaras/contracts', () => {
    expect(brokenPromises(promised(), now)).toEqual([]);
  });

  it('are written down as they are; else run `npm run calls`', () => {
    if (process.env.CALLS === 'write' && brokenPromises(promised(), now).length === 0) {
      writeFileSync(file, brotliCompressSync(JSON.stringify(now)));
    }
    expect(unlikePromised(promised(), now)).toEqual([]);
  });

  it('say of each write whether it names the version that it writes over, and of reading nothing', () => {
    const said = contracts
      .callsIn(contracts)
      .map((call) => [call.versi === true, contracts.contractOf(call)] as const);
    for (const [versioned, { method, versi }] of said) {
      expect(versi).toBe(method === 'GET' ? undefined : versioned);
    }
    expect(said.some(([versioned]) => versioned)).toBe(true);
  });
});

describe('a promise', () => {
  const text = { type: 'object', properties: { nama: { type: 'string' } }, required: ['nama'] };
  const none = { type: 'object', properties: {} };
  const more = { ...text, properties: { ...text.properties, kode: { type: 'string' } } };
  const act: contracts.CallContract['act'] = { name: 'unit.read', roles: ['pd'], unit: 'own' };
  const call: contracts.CallContract = { method: 'GET', path: '/unit', act, answer: text, status: 200 };
  const of = (version: string, ...calls: contracts.CallContract[]): PromisedCalls => ({ version, calls });

  it.each([
    ['kept', of('1.2.0', call), [], []],
    ['kept, with more beside it', of('1.3.0', call, { ...call, path: '/lain' }), [], ['GET /lain']],
    ['kept by an answer that says more', of('1.3.0', { ...call, answer: more }), [], ['GET /unit']],
    [
      'broken by an answer without a field',
      of('1.3.0', { ...call, answer: none }),
      ['GET /unit'],
      ['GET /unit'],
    ],
    ['broken by a call that is gone', of('1.2.1'), ['GET /unit'], ['GET /unit']],
    ['given up by a major version', of('2.0.0'), [], ['GET /unit']],
  ])('is %s', (_, after, broken, unlike) => {
    const before = of('1.2.0', call);
    expect(brokenPromises(before, after).map((one) => one.call)).toEqual(broken);
    expect(unlikePromised(before, after)).toEqual(unlike);
  });

  it('is given up by a minor version while there is no major one', () => {
    expect(brokenPromises(of('0.4.0', call), of('0.4.1'))).toHaveLength(1);
    expect(brokenPromises(of('0.4.0', call), of('0.5.0'))).toEqual([]);
  });
});
