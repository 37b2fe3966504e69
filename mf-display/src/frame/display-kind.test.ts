import { manifest } from '../manifest';
import { kindOf } from './display-kind';

it.each(manifest.pages.map(({ path, title }) => [path, title]))('%s knows what it shows', (path, title) => {
  expect(kindOf(path)).toEqual({
    area: path.includes('/display-mikro/') ? 'mikro' : 'makro',
    publik: path.startsWith('/public-display/'),
    title,
  });
});

it('a pattern is followed part by part', () => {
  expect(kindOf('/public-display/indikator/pd/7')).toMatchObject({ publik: true, title: 'Indikator' });
  expect(kindOf('/public-display/indikator/pd')).toBeNull();
});

it('a path of another page is no display', () => {
  expect(kindOf('/dashboard')).toBeNull();
});
