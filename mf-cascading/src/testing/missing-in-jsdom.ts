import { webcrypto } from 'node:crypto';
import { CompressionStream } from 'node:stream/web';
import { deserialize, serialize } from 'node:v8';
import { MessageChannel } from 'node:worker_threads';

/** What every browser has and jsdom has not; imported for its effect, before what uses it. */
Object.assign(globalThis, {
  CompressionStream,
  MessageChannel,
  structuredClone: (value: unknown) => deserialize(serialize(value)),
});
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
