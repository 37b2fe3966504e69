import { createLoadingSign } from './loading-sign';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const frame = () => jest.advanceTimersToNextFrame();

function sign() {
  const place = document.createElement('div');
  return { ...createLoadingSign(place), says: () => place.dataset.loading };
}

it('says that a page that was just opened is loading', () => {
  expect(sign().says()).toBe('true');
});

it('says that nothing is loading two frames after the last thing has ended', () => {
  const { begin, says } = sign();
  const [first, second] = [begin(), begin()];
  first();
  first();
  frame();
  frame();
  expect(says()).toBe('true');
  second();
  frame();
  expect(says()).toBe('true');
  frame();
  expect(says()).toBe('false');
  begin();
  expect(says()).toBe('true');
});

it('goes on loading when the next thing begins within these frames', () => {
  const { begin, says } = sign();
  begin()();
  frame();
  const end = begin();
  frame();
  frame();
  expect(says()).toBe('true');
  end();
  frame();
  frame();
  expect(says()).toBe('false');
});
