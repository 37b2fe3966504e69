import type { CentreRequest } from '../../tree/layout/centres';
import { tidyCentres } from '../../tree/layout/tidy';
import { DAGRE_LIMIT, rememberedCentres } from './centres';

jest.mock('../../tree/layout/tidy');

const tidy = jest.mocked(tidyCentres);
const boxes = DAGRE_LIMIT + 1;
const request: CentreRequest = {
  boxes,
  parent: Int32Array.of(-1),
  width: Float32Array.of(200),
  level: Uint16Array.of(0),
  span: Uint8Array.of(1),
};
const places = Float32Array.of(7);

const failOnce = (error: Error) =>
  tidy.mockImplementationOnce(() => {
    throw error;
  });

beforeEach(() => tidy.mockReset().mockReturnValue(places));

describe('the places of a large tree', () => {
  it('whose algorithm could not be fetched are waited for, and there once the browser is online again', async () => {
    failOnce(Object.assign(new Error('Loading chunk 9'), { name: 'ChunkLoadError' }));
    const centres = rememberedCentres()(request);
    const settled = jest.fn();
    centres.then(settled, settled);
    await new Promise((resolve) => setTimeout(resolve));
    expect(settled).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('online'));
    expect(await centres).toBe(places);
    expect(tidy).toHaveBeenCalledTimes(2);
  });

  it('are found anew after a fault, and only once after that', async () => {
    const centresOf = rememberedCentres();
    failOnce(new TypeError('rusak'));
    await expect(centresOf(request)).rejects.toThrow('rusak');
    expect(await centresOf(request)).toBe(places);
    expect(await centresOf({ ...request })).toBe(places);
    expect(tidy).toHaveBeenCalledTimes(2);
  });
});
