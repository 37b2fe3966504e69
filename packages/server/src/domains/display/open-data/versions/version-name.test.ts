import { readVersionName, versionName } from './version-name';

it.each(['2026-11-23', '2026-11-23.2', '2026-11-23.20'])('%s is a version and named so', (name) => {
  const read = readVersionName(name);
  expect(read && versionName(read)).toBe(name);
});

it.each(['', 'kemarin', '2026-13-01', '2026-02-30', '2026-11-23.0', '2026-11-23.', "2026-11-23' or 1=1"])(
  '"%s" is none',
  (name) => {
    expect(readVersionName(name)).toBeNull();
  },
);
