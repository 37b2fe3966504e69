import { fillPath } from './fill-path';

it('escapes what goes into the path and refuses unknown parameters', () => {
  expect(fillPath('/a/{id}', { id: 'x/y' })).toBe('/a/x%2Fy');
  expect(fillPath('/a/{id}', {})).toBeNull();
});
