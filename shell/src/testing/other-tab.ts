import { BroadcastChannel as NodeChannel } from 'node:worker_threads';
import type { TabMessage } from '../session/tab-channel';
import { forgetBrowser, plainShellPages } from './open-portal';

interface OtherTab {
  /** Says this to the portal of the test, as a tab beside it does. */
  tell(message: TabMessage): void;
  /** What the portal of the test says from now on. */
  hears(): unknown[];
}

/** A second tab of the browser, anew for each test of a file. */
export function otherTab(): OtherTab {
  const channels: NodeChannel[] = [];
  let other: NodeChannel;

  beforeEach(() => {
    forgetBrowser();
    plainShellPages();
    window.scrollTo = () => undefined;
    class Recorded extends NodeChannel {
      constructor(name: string) {
        super(name);
        channels.push(this);
      }
    }
    Object.defineProperty(globalThis, 'BroadcastChannel', { value: Recorded, configurable: true });
    other = new NodeChannel('selaras');
  });
  afterEach(() => {
    for (const channel of [...channels.splice(0), other]) channel.close();
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  });

  return {
    tell: (message) => other.postMessage(message),
    hears: () => {
      const heard: unknown[] = [];
      other.onmessage = (event: unknown) => heard.push((event as { data: unknown }).data);
      return heard;
    },
  };
}
