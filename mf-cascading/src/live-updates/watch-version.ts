import type { PerubahanEvent } from '@selaras/contracts';
import { backOff } from './back-off';
import { eventReader } from './event-text';

/** A stream that is silent for so long is dead: the server sends a heartbeat every 25 seconds. */
const SILENCE_MS = 60_000;
/** Statuses that a retry would only repeat. */
const FINAL: readonly number[] = [401, 403, 404, 422];

export interface WatchOptions {
  readonly open: (signal: AbortSignal) => Promise<Response>;
  readonly onVersion: (versi: number) => void;
  /** Whether the stream is open; while it is not, the caller has to poll. */
  readonly onHealth: (healthy: boolean) => void;
  readonly signal: AbortSignal;
}

/** Keeps a stream of versions open until aborted, reconnecting with back-off whenever it breaks. */
export async function watchVersion({ open, onVersion, onHealth, signal }: WatchOptions): Promise<void> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    const answer = await open(signal).catch(() => null);
    if (answer?.ok && answer.body !== null) {
      onHealth(true);
      await readVersions(answer.body, signal, (versi) => {
        failures = 0;
        onVersion(versi);
      });
    } else {
      await answer?.body?.cancel();
    }
    if (signal.aborted) return;
    onHealth(false);
    if (answer !== null && FINAL.includes(answer.status)) return;
    const asked = Number(answer?.headers.get('Retry-After') ?? 0) * 1000;
    await pause(Math.max(asked, backOff(failures)), signal);
  }
}

/** Reads until the stream ends, breaks, falls silent or is aborted. */
async function readVersions(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  onVersi: (versi: number) => void,
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const read = eventReader();
  const cancel = () => void reader.cancel().catch(() => {});
  let silence = setTimeout(cancel, SILENCE_MS);
  signal.addEventListener('abort', cancel, { once: true });
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      clearTimeout(silence);
      silence = setTimeout(cancel, SILENCE_MS);
      for (const data of read(decoder.decode(step.value, { stream: true }))) {
        onVersi((JSON.parse(data) as PerubahanEvent).versi);
      }
    }
  } catch {
    // Broken or unreadable: reconnect.
    cancel();
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', cancel);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
