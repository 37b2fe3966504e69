import { readOverrides, writeOverrides } from '../overrides/override-store';
import { takeVersionInThisTab } from './version-in-tab';

beforeEach(() => sessionStorage.clear());

it('tells this tab alone to take the version from the portal itself, and loads it anew', () => {
  const reload = jest.fn();
  takeVersionInThisTab('mf_planning', '1.3.0-d', reload);
  expect(readOverrides()).toEqual([`mf_planning@${location.origin}/remotes/mf_planning/1.3.0-d/`]);
  expect(localStorage).toHaveLength(0);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('keeps what this tab replaces of other remotes', () => {
  writeOverrides(['mf_cascading@http://localhost:3101']);
  takeVersionInThisTab('mf_planning', '1.3.0-d', () => undefined);
  expect(readOverrides()).toEqual([
    'mf_cascading@http://localhost:3101',
    `mf_planning@${location.origin}/remotes/mf_planning/1.3.0-d/`,
  ]);
});
