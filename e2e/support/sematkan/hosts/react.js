import { createRoot } from 'react-dom/client';
import { place } from './guest.js';
import { offerReact } from './react-guest.js';

offerReact((drawn) => {
  const root = createRoot(place());
  root.render(drawn);
  return () => root.unmount();
});
