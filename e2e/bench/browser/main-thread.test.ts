import { readTrace } from './main-thread';

const page = { pid: 7, tid: 1 };
const task = (ts: number, ms: number, ofThread: number, where = page) => ({
  ...where,
  name: 'ThreadControllerImpl::RunTask',
  ph: 'X',
  ts: ts * 1000,
  dur: ms * 1000,
  tdur: ofThread * 1000,
});
const mark = (name: string, ts: number, where = page) => ({ ...where, name, ph: 'I', ts: ts * 1000 });

const events = [
  task(0, 90, 80),
  mark('opens', 100),
  task(99, 20, 10),
  task(130, 70, 30),
  { ...task(150, 0, 0), tdur: undefined },
  mark('stands', 200),
  task(201, 500, 400),
  task(120, 300, 300, { pid: 7, tid: 2 }),
  mark('opens', 110, { pid: 8, tid: 1 }),
];

const microtasks = (ts: number, ms: number, ofThread: number) => ({
  ...task(ts, ms, ofThread),
  name: 'BlinkScheduler_PerformMicrotaskCheckpoint',
});

describe('a trace', () => {
  it('counts to a task what its promises do after it, and once what they do within it', () => {
    const trace = readTrace([...events, microtasks(140, 30, 20), microtasks(200, 50, 40)]);
    expect(trace.tasks('stands', 'opens')).toEqual({ longest: 70, longestByClock: 120, all: 80 });
  });

  it('tells the tasks of the thread that set a mark, from another of its marks on', () => {
    const trace = readTrace(events);
    expect(trace.tasks('stands', 'opens')).toEqual({ longest: 30, longestByClock: 70, all: 40 });
    expect(trace.tasks('stands')).toEqual({ longest: 80, longestByClock: 90, all: 120 });
  });

  it('tells how long the tasks took in which a mark was set', () => {
    expect(readTrace(events).marked('opens')).toEqual([10]);
    expect(readTrace([...events, mark('stands', 300)]).marked('stands')).toEqual([30, 400]);
  });

  it('says so when it does not know a mark, or names no task', () => {
    expect(() => readTrace(events).tasks('closes')).toThrow('closes');
    expect(() => readTrace([mark('stands', 1)]).tasks('stands')).toThrow('no task');
  });
});
