import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** A province takes longest: its rows are made and written first. */
const START_LIMIT_MS = 360_000;

/** Waits until a server that was started can do its work; throws after six minutes. */
export async function ready(origin: string): Promise<void> {
  const limit = Date.now() + START_LIMIT_MS;
  while (Date.now() < limit) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await wait(200);
  }
  throw new Error(`${origin} did not become ready within ${START_LIMIT_MS / 1000} s`);
}

/** Ends a server as its operator would, and waits until it is gone. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}
