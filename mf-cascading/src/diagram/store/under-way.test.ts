import { UnderWay } from './under-way';

it('tells when the first thing begins and when the last one ends, and nothing between', () => {
  const underWay = new UnderWay();
  const heard: boolean[] = [];
  const leave = underWay.subscribe(() => heard.push(underWay.nothing));
  underWay.mark('glide', true);
  underWay.mark('address', true);
  underWay.mark('address', true);
  underWay.mark('glide', false);
  expect(heard).toEqual([false]);
  underWay.mark('address', false);
  underWay.mark('address', false);
  expect(heard).toEqual([false, true]);
  leave();
  underWay.mark('glide', true);
  expect(heard).toHaveLength(2);
});

it('begins with what is known to be to come', () => {
  expect(new UnderWay('address').nothing).toBe(false);
  expect(new UnderWay().nothing).toBe(true);
});
