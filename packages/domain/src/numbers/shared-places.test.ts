import { sharedPlaces } from './shared-places';

it.each([
  [[], []],
  [[null], [null]],
  [
    [70, 81.5, 70, null, 12],
    [2, 1, 2, null, 4],
  ],
  [
    [5, 5, 5],
    [1, 1, 1],
  ],
])('%j has the places %j', (values, places) => {
  expect(sharedPlaces(values)).toEqual(places);
});
