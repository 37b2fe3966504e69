import type { DataRouter } from 'react-router-dom';
import { followRoute } from './follow-route';

function route() {
  const state = {
    initialized: false,
    navigation: { state: 'idle' },
    revalidation: 'idle',
    location: { key: 'default' },
  };
  let tell = () => {};
  const subscribe = (listener: () => void) => {
    tell = listener;
    return () => {};
  };
  const router = { state, subscribe } as unknown as Pick<DataRouter, 'state' | 'subscribe'>;
  let loading = 0;
  const drawn = followRoute(router, () => {
    loading += 1;
    return () => {
      loading -= 1;
    };
  });
  const becomes = (part: object) => {
    Object.assign(state, part);
    tell();
  };
  return { becomes, drawn, loading: () => loading };
}

it('the first address is loading until its page is drawn', () => {
  const { becomes, drawn, loading } = route();
  expect(loading()).toBe(1);
  becomes({ initialized: true });
  expect(loading()).toBe(1);
  drawn('default');
  expect(loading()).toBe(0);
});

it('so is each next one, and the address that is read again', () => {
  const { becomes, drawn, loading } = route();
  becomes({ initialized: true });
  drawn('default');
  becomes({ navigation: { state: 'loading' } });
  expect(loading()).toBe(1);
  becomes({ navigation: { state: 'idle' }, location: { key: 'kedua' } });
  expect(loading()).toBe(1);
  drawn('kedua');
  expect(loading()).toBe(0);
  becomes({ revalidation: 'loading' });
  expect(loading()).toBe(1);
  becomes({ revalidation: 'idle' });
  expect(loading()).toBe(0);
});
