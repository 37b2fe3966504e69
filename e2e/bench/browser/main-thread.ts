import type { Browser, CDPSession } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** What the main thread of a page did in a stretch of time, ms. */
export interface Tasks {
  /** Longest task by the time that its thread ran, which is the same on a busy machine. */
  readonly longest: number;
  /** Longest task by the clock. */
  readonly longestByClock: number;
  /** All tasks, of their thread. */
  readonly all: number;
}

/** A browser's trace, read by the marks that its pages set (`performance.mark`). */
export interface Trace {
  /** Tasks that began before the mark `until`, and after the last mark `since` before it where one is named. */
  tasks(until: string, since?: string): Tasks;
  /** The tasks in which a mark was set, of their thread, ms. */
  marked(mark: string): number[];
}

const TASKS = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);
/** What promises have left to do when a task ends: the trace has it beside the task, browsers count it to it. */
const MICROTASKS = 'BlinkScheduler_PerformMicrotaskCheckpoint';

/**
 * What a browser does while `use` runs: its tasks know the thread's own time, which the page's `longtask` entries do not.
 * One trace may hold many pages; beginning and ending one takes up to five seconds.
 */
export async function traceOf(browser: Browser, use: () => Promise<unknown>): Promise<Trace> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'] },
  });
  try {
    await use();
  } finally {
    await endTrace(session);
  }
  return readTrace(events);
}

/** A browser begins another one only then. */
async function endTrace(session: CDPSession): Promise<void> {
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
}

/** Of a trace's events, in any order. A task without times of its thread was under way when the trace ended. */
export function readTrace(events: readonly TraceEvent[]): Trace {
  const threads = new Map<string, Task[]>();
  const beside = (mark: TraceEvent): readonly Task[] => {
    const key = `${mark.pid} ${mark.tid}`;
    const known = threads.get(key) ?? tasksOf(events.filter(isOnThreadOf(mark)));
    threads.set(key, known);
    return known;
  };
  const marksOf = (wanted: string) => events.filter(({ name }) => name === wanted);
  return {
    tasks(until, since) {
      const [end] = marksOf(until);
      if (end === undefined) throw new Error(`the trace does not know the mark “${until}”`);
      const begins = marksOf(since ?? '').filter((mark) => isOnThreadOf(end)(mark) && mark.ts <= end.ts);
      const begin = Math.max(-Infinity, ...begins.map(({ ts }) => ts));
      const found = beside(end).filter((task) => task.begin <= end.ts && task.end > begin);
      if (found.length === 0) throw new Error(`the trace names no task before “${until}”`);
      return {
        longest: Math.max(...found.map(({ ofThread }) => ofThread)) / 1000,
        longestByClock: Math.max(...found.map((task) => task.end - task.begin)) / 1000,
        all: found.reduce((sum, { ofThread }) => sum + ofThread, 0) / 1000,
      };
    },
    marked: (mark) =>
      marksOf(mark).flatMap((one) =>
        beside(one)
          .filter(({ begin, end }) => begin <= one.ts && one.ts <= end)
          .map(({ ofThread }) => ofThread / 1000),
      ),
  };
}

/** A task with its microtasks, µs. */
interface Task {
  readonly begin: number;
  readonly end: number;
  readonly ofThread: number;
}

const isOnThreadOf =
  ({ pid, tid }: TraceEvent) =>
  (other: TraceEvent) =>
    other.pid === pid && other.tid === tid;

/** The tasks of one thread, the first one first. */
function tasksOf(events: readonly TraceEvent[]): Task[] {
  const tasks: Task[] = [];
  const inOrder = events
    .filter(({ ph, tdur }) => ph === 'X' && tdur !== undefined)
    .sort((a, b) => a.ts - b.ts);
  for (const { name, ts, dur = 0, tdur = 0 } of inOrder) {
    const before = tasks.at(-1);
    if (TASKS.has(name)) tasks.push({ begin: ts, end: ts + dur, ofThread: tdur });
    else if (name === MICROTASKS && before !== undefined && ts >= before.end)
      tasks.splice(-1, 1, { ...before, end: ts + dur, ofThread: before.ofThread + tdur });
  }
  return tasks;
}
