import * as React from 'react';
import {
  adapter,
  attributesOf,
  element,
  eventNames,
  first,
  hearEvent,
  hearingProps,
  offer,
} from './guest.js';

/** The element in a React before 19, which knows no events of elements. */
function Markup(props) {
  const place = React.useRef(null);
  React.useEffect(() => {
    const { current } = place;
    for (const name of eventNames) current.addEventListener(name, hearEvent);
    return () => {
      for (const name of eventNames) current.removeEventListener(name, hearEvent);
    };
  }, []);
  return React.createElement('selaras-cascading', { ref: place, ...attributesOf(props) });
}

/** Since React 19 a prop that begins with `on` hears the element's event. */
const Markup19 = (props) =>
  React.createElement('selaras-cascading', {
    ...attributesOf(props),
    ...Object.fromEntries(eventNames.map((name) => [`on${name}`, hearEvent])),
  });

/** Offers the guest of a page whose React draws by `draw`, which answers how to take it away. */
export function offerReact(draw) {
  let handle = null;
  let change;
  let end;
  function Page({ children }) {
    const [props, setProps] = React.useState(first);
    change = (part) => setProps((before) => ({ ...before, ...part }));
    return children(props);
  }
  const hearing = hearingProps((given) => {
    handle = given;
  });
  const own = Number.parseInt(React.version, 10) >= 19 ? Markup19 : Markup;
  offer({
    mount() {
      const Cascading = adapter === 'komponen' ? window.Selaras.reactCascading(React) : own;
      const more = adapter === 'komponen' ? hearing : {};
      end = draw(
        React.createElement(Page, null, (props) => React.createElement(Cascading, { ...props, ...more })),
      );
    },
    update: (part) => change(part),
    unmount: () => end(),
    handle: () => (adapter === 'komponen' ? handle : element().handle),
  });
}
