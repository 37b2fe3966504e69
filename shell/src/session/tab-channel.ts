const CHANNEL_NAME = 'selaras';

/** What one tab tells the others. */
export type TabMessage =
  | { readonly kind: 'masuk' }
  | { readonly kind: 'keluar' }
  | { readonly kind: 'tahun-kinerja'; readonly tahun: number }
  | { readonly kind: 'tahun-publik'; readonly tahun: number };

export interface TabChannel {
  tell(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): void;
}

/** The other tabs of this portal in this browser. A browser without the channel simply has no other tabs. */
export function tabChannel(
  Channel: typeof BroadcastChannel | undefined = globalThis.BroadcastChannel,
): TabChannel {
  if (Channel === undefined) return { tell: () => undefined, listen: () => undefined };
  const channel = new Channel(CHANNEL_NAME);
  return {
    tell: (message) => channel.postMessage(message),
    listen(listener) {
      channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data));
    },
  };
}
