import { surplusVersions } from './surplus-versions';

const version = (id: number, more: { isRetired?: boolean; isUsed?: boolean } = {}) => ({
  id,
  isRetired: false,
  isUsed: false,
  ...more,
});

it.each([
  ['five stay', [9, 8, 7, 6, 5].map((id) => version(id)), []],
  ['the sixth goes', [9, 8, 7, 6, 5, 4].map((id) => version(id)), [4]],
  ['what is used stays', [9, 8, 7, 6, 5, 4, 3].map((id) => version(id, { isUsed: id === 4 })), [3]],
  [
    'retired ones do not count, and go with those of their age',
    [
      version(9, { isRetired: true }),
      ...[8, 7, 6, 5, 4].map((id) => version(id)),
      version(3, { isRetired: true }),
    ],
    [3],
  ],
])('%s', (_, versions, gone) => {
  expect(surplusVersions(versions)).toEqual(gone);
});
