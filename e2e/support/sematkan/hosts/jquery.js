import $ from 'jquery';
import { adapter, attributesOf, element, eventNames, first, hear, hearEvent, offer, place } from './guest.js';

function script() {
  let handle;
  return {
    mount() {
      handle = window.Selaras.mountCascading(place(), $('<div>').data(first).data());
      $.each(eventNames, (_, name) => handle.on(name, hear(name)));
    },
    update: (part) => handle.update(part),
    unmount: () => handle.unmount(),
    handle: () => handle,
  };
}

const markup = {
  mount: () =>
    $('<selaras-cascading>')
      .attr(attributesOf(first))
      .on(eventNames.join(' '), ({ originalEvent }) => hearEvent(originalEvent))
      .appendTo(place()),
  update: (part) => $(element()).attr(attributesOf(part)),
  unmount: () => $(element()).remove(),
  handle: () => element().handle,
};

$(() => offer(adapter === 'skrip' ? script() : markup));
