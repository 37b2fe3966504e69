import { offer, place } from './guest.js';

/** The guide's frame, which the page carries as a template. */
const template = document.querySelector('#bingkai');

offer({
  mount: () => place().append(template.content.cloneNode(true)),
  unmount: () => place().replaceChildren(),
  handle: () => null,
});
