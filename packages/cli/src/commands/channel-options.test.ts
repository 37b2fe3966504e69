import { audienceOf, channelOf } from './channel-options';

const given = (values: Readonly<Record<string, string | undefined>>) => ({
  option: (name: string) => values[name],
});

it.each([
  [{}, 'stable', undefined],
  [{ percent: '10' }, 'canary', { roles: [], units: [], percent: 10 }],
  [
    { roles: 'super, setda', units: '1012,1013' },
    'canary',
    { roles: ['super', 'setda'], units: [1012, 1013], percent: 0 },
  ],
] as const)('%j on %s is the audience %j', (values, channel, audience) => {
  expect(audienceOf(given(values), channel)).toEqual(audience);
});

it.each([
  [{}, 'canary', 'Pilih peran'],
  [{ roles: 'raja' }, 'canary', 'roles.0'],
  [{ units: 'dinkes' }, 'canary', 'units.0'],
  [{ percent: '101' }, 'canary', 'percent'],
  [{ percent: '10' }, 'stable', '--percent hanya untuk --channel canary'],
] as const)('%j on %s is refused', (values, channel, words) => {
  expect(() => audienceOf(given(values), channel)).toThrow(words);
});

it('takes only channels that there are', () => {
  expect(channelOf(given({ channel: 'canary' }))).toBe('canary');
  expect(channelOf(given({}), 'stable')).toBe('stable');
  for (const values of [{}, { channel: 'beta' }]) {
    expect(() => channelOf(given(values))).toThrow('--channel stable atau canary');
  }
});
