import { z } from 'zod';
import { actsOf } from './act';
import { defineCall } from './call';
import { callContractSchema, contractOf } from './call-contract';
import { defineRoute, defineVersionedRoute } from './route';

const unit = actsOf('unit', {
  read: { roles: ['super'], unit: 'any' },
  update: { roles: ['super'], unit: 'any' },
});
const body = z.object({ nama: z.string() });

it('a contract says of each write whether it names the version that it writes over, and of reading nothing', () => {
  const of = (call: Parameters<typeof contractOf>[0]) => callContractSchema.parse(contractOf(call)).versi;
  expect(of(defineCall(defineRoute('PUT', '/unit/{id}', unit.update), { body }))).toBe(false);
  expect(of(defineCall(defineVersionedRoute('PUT', '/unit/{id}', unit.update), { body }))).toBe(true);
  expect(of(defineCall(defineRoute('GET', '/unit', unit.read), {}))).toBeUndefined();
});
