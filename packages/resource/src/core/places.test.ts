import type { PortalPages } from '@selaras/portal';
import { panelPlaces } from './panel/panel-address';
import { placesOf } from './places';

const HERE = '/arsip?page=2';

/** A portal that has these pages under addresses of its own, and opens all but one of them to the reader. */
const portal: Pick<PortalPages, 'hasPage' | 'hrefOf'> = {
  hasPage: (page) => page !== 'arsip.edit',
  hrefOf: (page: string, params = {}) => `/berkas/${page}/${params.id ?? ''}`,
};

describe('the places of an entity', () => {
  it('are the pages that the portal has under its name', () => {
    const places = placesOf({ path: '/arsip' }, portal);
    expect(places.list(HERE)).toBe('/berkas/arsip/');
    expect(places.create(HERE)).toBe('/berkas/arsip.create/?kembali=%2Farsip%3Fpage%3D2');
    expect(places.show(7, HERE)).toBe('/berkas/arsip.show/7');
  });

  it('lead nowhere where the reader has no such page', () => {
    expect(placesOf({ path: '/arsip' }, portal).edit(7, HERE)).toBeNull();
  });

  it('are its own where it names them', () => {
    const places = placesOf({ path: '/arsip', places: panelPlaces }, portal);
    expect(places.edit(7, HERE)).toBe('/arsip?page=2&panel=ubah-7');
  });
});
