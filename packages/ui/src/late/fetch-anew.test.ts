import { fetchAnew } from './fetch-anew';

const lost = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });

afterEach(() => Reflect.deleteProperty(globalThis, '__webpack_require__'));

it('modules that could not begin for a lost script begin anew; all others stay as they are', async () => {
  const c = { picker: { error: lost }, broken: { error: new TypeError('x is undefined') }, whole: {} };
  Object.assign(globalThis, { __webpack_require__: { c } });
  await expect(fetchAnew(() => Promise.reject(new TypeError('x is undefined')))).rejects.toThrow();
  expect(Object.keys(c)).toEqual(['picker', 'broken', 'whole']);
  await expect(fetchAnew(() => Promise.reject(lost))).rejects.toBe(lost);
  expect(Object.keys(c)).toEqual(['broken', 'whole']);
});

it('asks nothing of a program without such a runtime', async () => {
  await expect(fetchAnew(() => Promise.reject(lost))).rejects.toBe(lost);
  expect(await fetchAnew(async () => 'bagian')).toBe('bagian');
});
