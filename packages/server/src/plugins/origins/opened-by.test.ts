import { missingSetting, openedBy } from './opened-by';

it.each([
  ['/sematkan/cascading.js', 'everybody', null],
  ['/sematkan/skema.json', 'everybody', null],
  ['/remotes/mf_cascading/1.0.0-aa/sematkan.js', 'everybody', null],
  ['/remotes/mf_cascading/1.0.0-aa/sematkan.graf.aaaaaaaa.js', 'everybody', null],
  ['/remotes/mf_cascading/1.0.0-aa/remoteEntry.js', 'SEMATAN_ORIGINS', 'SEMATAN_ORIGINS'],
  ['/api/public-display/cascading?satuan_kerja_id=1', 'SEMATAN_ORIGINS', 'SEMATAN_ORIGINS'],
  ['/api/cascading?satuan_kerja_id=1', 'CORS_ORIGINS', 'CORS_ORIGINS'],
  ['/sematkan', 'CORS_ORIGINS', null],
  ['/remotes/mf_lke/1.0.0-aa/sematkan.js', 'CORS_ORIGINS', null],
  ['/remotes/mf_cascading/1.0.0-aa/static/sematkan.js', 'SEMATAN_ORIGINS', 'SEMATAN_ORIGINS'],
  ['/api/public-display/cascading/perubahan', 'CORS_ORIGINS', null],
  ['/api/login', 'CORS_ORIGINS', null],
  ['/?x=/sematkan/', 'CORS_ORIGINS', null],
])('%s is opened by %s; who is refused there misses %s', (url, opened, missing) => {
  expect(openedBy(url)).toBe(opened);
  expect(missingSetting(url)).toBe(missing);
});
