import type { IncomingHttpHeaders } from 'node:http';
import { readActor, tokenOf } from '../../../plugins/actor';
import type { Context } from '../../../plugins/context';
import { within } from '../../health/within';
import type { Reader } from './audience';

/** A changed role or an ended session may show so much later: what is told by it is no secret. */
const FRESH_MS = 5_000;
const PATIENCE_MS = 300;
const MOST = 10_000;

interface Remembered {
  readonly at: number;
  readonly reader: Reader | null;
}

/**
 * Who reads the registry, out of the session's cookie as documents in tabs are read (ADR 57); null for guests. Users are
 * remembered for a moment, and while the database gives no answer, so that nobody falls out of a trial by that.
 */
export function rememberReaders(context: Context) {
  const known = new Map<string, Remembered>();

  return async function readerOf(headers: IncomingHttpHeaders): Promise<Reader | null> {
    const token = tokenOf(headers, true);
    if (token === undefined) return null;
    const before = known.get(token);
    const now = context.clock().getTime();
    if (before !== undefined && Math.abs(now - before.at) < FRESH_MS) return before.reader;
    const asked = readActor(headers, context, { latar: true, tab: true }).catch(() => undefined);
    const found = await within(PATIENCE_MS, asked, undefined);
    if (found === undefined) return before?.reader ?? null;
    known.delete(token);
    known.set(token, { at: now, reader: found });
    const [oldest] = known.keys();
    if (known.size > MOST && oldest !== undefined) known.delete(oldest);
    return found;
  };
}
