import { adapter, attributesOf, element, eventNames, first, hear, hearEvent, offer, place } from './guest.js';

function script() {
  let handle;
  return {
    mount() {
      handle = window.Selaras.mountCascading(place(), first);
      for (const name of eventNames) handle.on(name, hear(name));
    },
    update: (part) => handle.update(part),
    unmount: () => handle.unmount(),
    handle: () => handle,
  };
}

function markup() {
  const say = (target, props) => {
    for (const [name, value] of Object.entries(attributesOf(props))) {
      // What an old library put on every object is no attribute.
      if (value !== undefined) target.setAttribute(name, value);
    }
  };
  return {
    mount() {
      const created = document.createElement('selaras-cascading');
      say(created, first);
      for (const name of eventNames) created.addEventListener(name, hearEvent);
      place().append(created);
    },
    update: (part) => say(element(), part),
    unmount: () => element().remove(),
    handle: () => element().handle,
  };
}

offer(adapter === 'skrip' ? script() : markup());
