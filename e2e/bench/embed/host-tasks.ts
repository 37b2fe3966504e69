import type { Browser, CDPSession } from '@playwright/test';
import { hostServer } from '../../support/servers';
import { median } from '../figure';
import { besar, freshPage } from '../opened';
import { SHOWN } from './host-page';

const VISITS = 7;

/** What the embed does on the main thread of a page until it is ready; medians of several cold visits, ms. */
export interface HostTasks {
  /** Longest task by the time that its thread ran, which is the same on a busy machine. */
  readonly longest: number;
  /** Longest task by the clock. */
  readonly longestByClock: number;
  /** Everything that the main thread did. */
  readonly all: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** Reads a trace of each visit: its tasks know the thread's own time, which the page's `longtask` entries do not. */
export async function hostTasks(browser: Browser): Promise<HostTasks> {
  const visits: HostTasks[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) visits.push(await visited(browser));
  return {
    longest: median(visits.map(({ longest }) => longest)),
    longestByClock: median(visits.map(({ longestByClock }) => longestByClock)),
    all: median(visits.map(({ all }) => all)),
  };
}

async function visited(browser: Browser): Promise<HostTasks> {
  const page = await freshPage(browser, besar.origin);
  const session = await browser.newBrowserCDPSession();
  const traced = await beginTrace(session);
  await page.goto(`${hostServer.origin}/unit`);
  await page.locator(SHOWN).waitFor({ state: 'attached' });
  const tasks = tasksUntilReady(await traced());
  await session.detach();
  await page.context().close();
  const longestOf = (times: readonly number[]) => Math.max(...times) / 1000;
  return {
    longest: longestOf(tasks.map(({ tdur = 0 }) => tdur)),
    longestByClock: longestOf(tasks.map(({ dur = 0 }) => dur)),
    all: tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000,
  };
}

/** Begins a trace; what it answers ends it. */
async function beginTrace(session: CDPSession): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'] },
  });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    return events;
  };
}

const TASKS = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);

function tasksUntilReady(events: readonly TraceEvent[]): TraceEvent[] {
  const ready = events.find(({ name }) => name === 'siap');
  if (ready === undefined) throw new Error('the trace does not tell when the diagram was ready');
  const tasks = events.filter(
    ({ name, ph, pid, tid, ts }) =>
      TASKS.has(name) && ph === 'X' && pid === ready.pid && tid === ready.tid && ts <= ready.ts,
  );
  if (tasks.every(({ tdur }) => tdur === undefined)) throw new Error('the trace names no task of the page');
  return tasks;
}
