import {
  capaianSatuanKerjaCalls,
  efisiensiSatuanKerjaCalls,
  perjanjianSatuanKerjaCalls,
  rencanaAksiSatuanKerjaCalls,
  rencanaTerintegrasiCalls,
  renstraCalls,
  rktCalls,
} from '@selaras/contracts';
import { displayServer } from '../../testing/display/display-client';
import { approvePlan } from '../../testing/plan-state/approve-plan';

const UNIT = 9999;
const server = displayServer();

const displaysOfUnits = [
  capaianSatuanKerjaCalls,
  renstraCalls,
  rktCalls,
  perjanjianSatuanKerjaCalls,
  rencanaAksiSatuanKerjaCalls,
  rencanaTerintegrasiCalls,
  efisiensiSatuanKerjaCalls,
].map(({ publik }) => publik.path);

/** What the public is answered about the unit, kept answers included. */
const statuses = () =>
  Promise.all(
    displaysOfUnits.map(async (path) => {
      const { status } = await server.ask(`${path}?satuan_kerja_id=${UNIT}`);
      return [path, status];
    }),
  );
const all = (status: number) => displaysOfUnits.map((path) => [path, status]);

describe('the displays of a unit', () => {
  it('leave the public at once when its plan is sent back, and return with its approval', async () => {
    expect(await statuses()).toEqual(all(200));
    await approvePlan({ db: server.db }, UNIT, 'dikembalikan');
    expect(await statuses()).toEqual(all(404));
    await approvePlan({ db: server.db }, UNIT);
    expect(await statuses()).toEqual(all(200));
  });
});
