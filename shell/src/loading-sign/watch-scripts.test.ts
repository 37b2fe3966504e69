import { watchScripts } from './watch-scripts';

const ends: jest.Mock[] = [];
const begin = jest.fn(() => {
  const end = jest.fn();
  ends.push(end);
  return end;
});
watchScripts(begin);

beforeEach(() => {
  begin.mockClear();
  ends.length = 0;
});

async function added(): Promise<HTMLScriptElement> {
  const script = document.createElement('script');
  // Of a type that the simulated browser does not fetch.
  script.type = 'text/plain';
  script.src = '/bagian.js';
  document.head.append(script);
  await Promise.resolve();
  return script;
}

it.each(['load', 'error'])('a script is loading until its %s', async (kind) => {
  const script = await added();
  expect(begin).toHaveBeenCalledTimes(1);
  expect(ends[0]).not.toHaveBeenCalled();
  script.dispatchEvent(new Event(kind));
  expect(ends[0]).toHaveBeenCalledTimes(1);
  script.remove();
  await Promise.resolve();
  expect(ends[0]).toHaveBeenCalledTimes(1);
});

it('a script that was taken away is not awaited any longer', async () => {
  const script = await added();
  script.remove();
  await Promise.resolve();
  expect(ends[0]).toHaveBeenCalledTimes(1);
});

it('what is no script is not awaited', async () => {
  document.head.append(document.createElement('style'), document.createElement('script'));
  await Promise.resolve();
  expect(begin).not.toHaveBeenCalled();
});
