import { BroadcastChannel as NodeChannel } from 'node:worker_threads';
import { type TabMessage, tabChannel } from './tab-channel';

it('tells the other tabs, not itself', async () => {
  const Channel = NodeChannel as unknown as typeof BroadcastChannel;
  const opened: NodeChannel[] = [];
  const Recorded = class extends NodeChannel {
    constructor(name: string) {
      super(name);
      opened.push(this);
    }
  } as unknown as typeof Channel;
  const here: TabMessage[] = [];
  const there: TabMessage[] = [];
  const first = tabChannel(Recorded);
  const second = tabChannel(Recorded);
  first.listen((message) => here.push(message));
  const arrived = new Promise<void>((resolve) =>
    second.listen((message) => {
      there.push(message);
      resolve();
    }),
  );
  first.tell({ kind: 'keluar' });
  await arrived;
  for (const channel of opened) channel.close();
  expect(there).toEqual([{ kind: 'keluar' }]);
  expect(here).toEqual([]);
});

it('is silent in a browser without channels', () => {
  const Nothing = undefined;
  expect(() => tabChannel(Nothing).tell({ kind: 'masuk' })).not.toThrow();
});
