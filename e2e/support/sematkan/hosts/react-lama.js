import ReactDOM from 'react-dom';
import { place } from './guest.js';
import { offerReact } from './react-guest.js';

offerReact((drawn) => {
  ReactDOM.render(drawn, place());
  return () => ReactDOM.unmountComponentAtNode(place());
});
