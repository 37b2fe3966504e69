import type { RemoteHistory } from './remote-schemas';
import { returnedByItself } from './returned-by-itself';

let id = 100;
const line = (
  act: RemoteHistory['act'],
  channel: RemoteHistory['channel'],
  kind: RemoteHistory['by']['kind'],
): RemoteHistory => {
  id -= 1;
  const by = { kind, name: kind };
  return {
    id,
    at: '2025-03-03T01:00:00Z',
    act,
    channel,
    version: 'b',
    from: 'c',
    reason: null,
    audience: null,
    by,
  };
};

it.each([
  ['nothing happened', [], []],
  ['the portal took stable back', [line('roll-back', 'stable', 'portal')], ['stable']],
  [
    'a version was published since, which nobody gets yet',
    [line('publish', null, 'token'), line('roll-back', 'stable', 'portal')],
    ['stable'],
  ],
  [
    'somebody put a version in place since',
    [line('promote', 'stable', 'token'), line('roll-back', 'stable', 'portal')],
    [],
  ],
  ['a person took it back', [line('roll-back', 'stable', 'user')], []],
  [
    'another channel was changed since',
    [line('promote', 'canary', 'user'), line('roll-back', 'stable', 'portal')],
    ['stable'],
  ],
  [
    'the portal took both back',
    [line('roll-back', 'canary', 'portal'), line('roll-back', 'stable', 'portal')],
    ['canary', 'stable'],
  ],
])('when %s', (_what, history, channels) => {
  expect(returnedByItself(history).map(({ channel }) => channel)).toEqual(channels);
});
